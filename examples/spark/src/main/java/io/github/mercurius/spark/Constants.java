package io.github.mercurius.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.column.statistics.IntStatistics;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ColumnChunkMetaData;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SerializableConfiguration;

/** Finds the observed columns with the same number in all rows, from the least and greatest that the files tell. */
final class Constants {
    private Constants() {}

    /** These columns, with their number. */
    static Map<String, Integer> find(
            JavaSparkContext spark,
            List<Merger.Heap> heaps,
            String units,
            List<Column> columns,
            SerializableConfiguration conf)
            throws IOException {
        ArrayList<String> observed = new ArrayList<>();
        columns.stream().filter(Column::observed).forEach(column -> observed.add(column.name()));
        Map<String, Integer> constant = new LinkedHashMap<>();
        if (!observed.isEmpty()) {
            int[] bounds = spark.parallelize(heaps, heaps.size())
                    .map(heap -> bounds(heap, units, observed, conf.value()))
                    .reduce(Constants::wider);
            for (int at = 0; at < observed.size(); at++) {
                if (bounds[2 * at] == bounds[2 * at + 1]) {
                    constant.put(observed.get(at), bounds[2 * at]);
                }
            }
        }
        return constant;
    }

    /** The least and the greatest number of each column. */
    private static int[] bounds(Merger.Heap heap, String units, List<String> observed, Configuration conf)
            throws IOException {
        int[] bounds = new int[2 * observed.size()];
        Arrays.setAll(bounds, at -> at % 2 == 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE);
        for (String name : heap.names()) {
            try (ParquetFileReader file = ParquetFileReader.open(
                    HadoopInputFile.fromPath(Folder.of(units, conf).child(name).path(), conf))) {
                for (BlockMetaData block : file.getFooter().getBlocks()) {
                    for (ColumnChunkMetaData chunk : block.getColumns()) {
                        int at = observed.indexOf(chunk.getPath().toDotString());
                        if (at >= 0) {
                            IntStatistics numbers = (IntStatistics) chunk.getStatistics();
                            bounds[2 * at] = Math.min(bounds[2 * at], numbers.getMin());
                            bounds[2 * at + 1] = Math.max(bounds[2 * at + 1], numbers.getMax());
                        }
                    }
                }
            }
        }
        return bounds;
    }

    private static int[] wider(int[] one, int[] other) {
        int[] bounds = new int[one.length];
        Arrays.setAll(bounds, at -> at % 2 == 0 ? Math.min(one[at], other[at]) : Math.max(one[at], other[at]));
        return bounds;
    }
}
