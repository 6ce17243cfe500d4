package io.github.mercurius.spark;

import io.github.mercurius.spark.Manifest.DataFile;
import io.github.mercurius.spark.Manifest.Place;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.filter2.compat.FilterCompat;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.MessageTypeParser;

/**
 * What a task does that makes large files of small ones. Only texts and numbers travel.
 *
 * @param plan as JSON
 * @param schema the columns that stay
 * @param units the folder of the small files
 * @param merged the folder of the large ones
 * @param bytes how large they become
 */
record Merger(String plan, String schema, String units, String merged, long bytes) implements Serializable {
    /**
     * Small files of one number of players that lie side by side.
     *
     * @param number of the heap
     */
    record Heap(int number, int players, ArrayList<String> names) implements Serializable {}

    /** Makes the large files of a heap, and tells of each as JSON. */
    List<String> merge(Heap heap, Configuration conf) throws IOException {
        MessageType columns = MessageTypeParser.parseMessageType(schema);
        List<String> made = new ArrayList<>();
        try (Output out = new Output(heap, columns, conf)) {
            for (String name : heap.names()) {
                Path file = Folder.of(units, conf).child(name).path();
                try (ParquetReader<Group> in = RowFile.open(file, columns, FilterCompat.NOOP, conf)) {
                    for (Group row = in.read(); row != null; row = in.read()) {
                        out.write(row, made);
                    }
                }
            }
            out.end(made);
        }
        return made;
    }

    /** One large file after the other. */
    private final class Output implements AutoCloseable {
        private final Heap heap;
        private final MessageType columns;
        private final Configuration conf;
        private @org.jspecify.annotations.Nullable Open open;

        Output(Heap heap, MessageType columns, Configuration conf) {
            this.heap = heap;
            this.columns = columns;
            this.conf = conf;
        }

        void write(Group row, List<String> made) throws IOException {
            if (open == null) {
                Path attempt = Folder.of(merged, conf).attempt("heap-" + heap.number());
                Checksum checksum = new Checksum();
                open = new Open(
                        attempt, RowFile.create(attempt, columns, heap.players(), plan, checksum, conf), checksum, row);
            }
            open.out.write(row);
            open.last = row;
            if (open.out.getDataSize() >= bytes) {
                end(made);
            }
        }

        void end(List<String> made) throws IOException {
            if (open == null) {
                return;
            }
            open.out.close();
            String name = String.format(
                    Locale.ROOT, "players=%d/part-%05d-%03d.parquet", heap.players(), heap.number(), made.size());
            Folder.of(merged, conf).commit(open.attempt, name);
            made.add(Plan.json(new DataFile(
                    name,
                    heap.players(),
                    open.checksum.rows(),
                    open.checksum.toString(),
                    place(open.first),
                    place(open.last))));
            open = null;
        }

        @Override
        public void close() throws IOException {
            if (open != null) {
                open.out.close();
            }
        }
    }

    /** A file that is being written. */
    private static final class Open {
        final Path attempt;
        final ParquetWriter<Group> out;
        final Group first;
        final Checksum checksum;
        Group last;

        Open(Path attempt, ParquetWriter<Group> out, Checksum checksum, Group first) {
            this.attempt = attempt;
            this.out = out;
            this.checksum = checksum;
            this.first = first;
            this.last = first;
        }
    }

    private static Place place(Group row) {
        return new Place(row.getInteger(GamesTable.LINEUP, 0), row.getInteger(GamesTable.NUMBER, 0));
    }
}
