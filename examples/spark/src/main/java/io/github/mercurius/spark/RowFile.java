package io.github.mercurius.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.conf.HadoopParquetConfiguration;
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
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.parquet.hadoop.util.HadoopOutputFile;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.io.OutputFile;
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

    /** A new file; its rows are added to a checksum. */
    static ParquetWriter<Group> create(
            Path file, MessageType schema, int players, String plan, Checksum checksum, Configuration conf)
            throws IOException {
        return new Builder(file, conf, new Counted(schema, players, plan, checksum))
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
        return new Reading(HadoopInputFile.fromPath(file, reading), reading)
                .withFilter(filter)
                .build();
    }

    /** Unlike Parquet's own builder, it does not read all of Hadoop's configuration again for each file. */
    private static final class Reading extends ParquetReader.Builder<Group> {
        Reading(InputFile file, Configuration conf) {
            super(file, new HadoopParquetConfiguration(conf));
        }

        @Override
        protected ReadSupport<Group> getReadSupport() {
            return new GroupReadSupport();
        }
    }

    /** On a disk of this machine Hadoop would start a process for each file (chmod), and write a second one (crc). */
    private static OutputFile output(Path file, Configuration conf) throws IOException {
        if (file.getFileSystem(conf) instanceof LocalFileSystem disk) {
            java.nio.file.Path local = disk.pathToFile(file).toPath();
            Files.createDirectories(local.getParent());
            return new LocalOutputFile(local);
        }
        return HadoopOutputFile.fromPath(file, conf);
    }

    private static final class Builder extends ParquetWriter.Builder<Group, Builder> {
        private final WriteSupport<Group> support;

        Builder(Path file, Configuration conf, WriteSupport<Group> support) throws IOException {
            super(output(file, conf));
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
        private final Checksum checksum;
        private GroupWriter rows = new GroupWriter(null, null);

        Counted(MessageType schema, int players, String plan, Checksum checksum) {
            this.schema = schema;
            this.players = players;
            this.plan = plan;
            this.checksum = checksum;
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
