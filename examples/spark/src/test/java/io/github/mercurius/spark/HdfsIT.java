package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables in an HDFS. */
class HdfsIT {
    private static final Plan PLAN = LocalSpark.plan(GameName.MERCADO, List.of(2, 3), 5, 20);
    private static final int UNIT = 3;

    @TempDir
    static Path folder;

    private static MiniDFSCluster hdfs;
    private static Configuration conf;

    @BeforeAll
    static void start() throws IOException {
        conf = LocalSpark.context().hadoopConfiguration();
        conf.set("dfs.replication", "1");
        hdfs = new MiniDFSCluster.Builder(conf, folder.resolve("hdfs").toFile())
                .numDataNodes(1)
                .build();
        hdfs.waitActive();
    }

    @AfterAll
    static void stop() {
        hdfs.shutdown();
    }

    private static List<String> names(Folder folder) throws IOException {
        return folder.list().stream()
                .map(FileStatus::getPath)
                .map(org.apache.hadoop.fs.Path::getName)
                .toList();
    }

    @Test
    void aTableThatWasCutOffIsCompletedThere() throws IOException {
        Path here = folder.resolve("disk");
        Manifest whole = LocalSpark.make(PLAN, here, false, 5).manifest();
        Folder out = Folder.of(hdfs.getURI() + "/cut-off", conf);
        assertThat(out.path().getFileSystem(conf)).isInstanceOf(DistributedFileSystem.class);
        out.write("_begun.json", Plan.json(new TableJob.Begun(UNIT, PLAN)));
        Work work = new Work(PLAN.toJson(), out.child("_units").path().toString(), "");
        List<String> units = Unit.of(PLAN, UNIT).stream().map(Unit::name).toList();
        work.write(units.get(0), conf);
        work.write(units.get(3), conf);
        // large files of a run that was cut off in its last part
        Folder.of(hdfs.getURI() + "/cut-off/game=mercado/players=2", conf).write("part-00008-000.parquet", "of before");
        Folder.of(hdfs.getURI() + "/cut-off/_merged/players=2", conf).write("part-00009-000.parquet", "of before");

        TableJob.Done done = LocalSpark.make(PLAN, out.path().toString(), true, 11);
        assertThat(done.there()).isEqualTo(2);
        assertThat(done.manifest().checksum()).isEqualTo(whole.checksum());
        assertThat(done.manifest().rowsByPlayers()).isEqualTo(whole.rowsByPlayers());
        assertThat(names(out)).containsExactly("_card.md", "_manifest.json", "game=mercado");
        assertThat(names(out.child("game=mercado/players=2"))).containsExactly("part-00000-000.parquet");
        assertThat(Verify.check(
                        LocalSpark.context(), Manifest.read(out), out.path().toString()))
                .isEqualTo(whole.checksum());
        assertThat(LocalSpark.make(PLAN, out.path().toString(), true, UNIT).units())
                .isZero();
        assertThat(LocalSpark.decisions(out.path().toString(), hdfs.getURI() + "/decisions")
                        .checksum())
                .isEqualTo(
                        LocalSpark.decisions(here, folder.resolve("decisions")).checksum());
    }

    @Test
    void whatTwoTasksFinishIsThereOnce() throws IOException {
        Folder out = Folder.of(hdfs.getURI() + "/twice", conf);
        out.write("players=2/unit", "the same");
        out.write("players=2/unit", "the same");
        assertThat(out.read("players=2/unit")).isEqualTo("the same");
        assertThat(names(out)).containsExactly("players=2");
    }
}
