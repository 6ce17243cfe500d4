package io.github.mercurius.spark;

import java.io.IOException;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.GroupWriter;
import org.apache.parquet.filter2.compat.FilterCompat;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;

/**
 * A Parquet file of games of one number of players, with its plan, its number of rows and their checksum in its
 * metadata.
 */
final class RowFile {
    static final String PLAN = "mercurius.plan";
    static final String ROWS = "mercurius.rows";
    static final String CHECKSUM = "mercurius.checksum";

    private static final long ROW_GROUP = 32L << 20;

    private RowFile() {}

    /** A new file. */
    static ParquetWriter<Group> create(Path file, MessageType schema, int players, String plan, Configuration conf)
            throws IOException {
        return new Builder(file, conf, new Counted(schema, players, plan))
                .withConf(conf)
                .withCompressionCodec(CompressionCodecName.ZSTD)
                .withRowGroupSize(ROW_GROUP)
                .build();
    }

    /** The rows of a file, with the columns of a schema only. */
    static ParquetReader<Group> open(Path file, MessageType schema, FilterCompat.Filter filter, Configuration conf)
            throws IOException {
        Configuration reading = new Configuration(conf);
        reading.set(ReadSupport.PARQUET_READ_SCHEMA, schema.toString());
        return ParquetReader.builder(new GroupReadSupport(), file)
                .withConf(reading)
                .withFilter(filter)
                .build();
    }

    private static final class Builder extends ParquetWriter.Builder<Group, Builder> {
        private final WriteSupport<Group> support;

        Builder(Path file, Configuration conf, WriteSupport<Group> support) throws IOException {
            super(HadoopOutputFile.fromPath(file, conf));
            this.support = support;
        }

        @Override
        protected Builder self() {
            return this;
        }

        @Override
        @SuppressWarnings("deprecation") // still abstract
        protected WriteSupport<Group> getWriteSupport(Configuration conf) {
            return support;
        }
    }

    /** Writes rows, and adds up their checksum. */
    private static final class Counted extends WriteSupport<Group> {
        private final MessageType schema;
        private final int players;
        private final String plan;
        private final Checksum checksum = new Checksum();
        private GroupWriter rows = new GroupWriter(null, null);

        Counted(MessageType schema, int players, String plan) {
            this.schema = schema;
            this.players = players;
            this.plan = plan;
        }

        @Override
        @SuppressWarnings("deprecation") // still abstract
        public WriteContext init(Configuration conf) {
            return init(new PlainParquetConfiguration());
        }

        @Override
        public WriteContext init(ParquetConfiguration conf) {
            return new WriteContext(schema, Map.of(PLAN, plan));
        }

        @Override
        public void prepareForWrite(RecordConsumer consumer) {
            rows = new GroupWriter(consumer, schema);
        }

        @Override
        public void write(Group row) {
            rows.write(row);
            checksum.add(players, row);
        }

        @Override
        public FinalizedWriteContext finalizeWrite() {
            return new FinalizedWriteContext(Map.of(ROWS, "" + checksum.rows(), CHECKSUM, checksum.toString()));
        }
    }
}
