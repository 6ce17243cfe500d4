package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.s3a.S3AFileSystem;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tables in an HDFS, and in a store that speaks S3's protocol, where renaming is copying. */
class StoreIT {
    private static final Plan PLAN = LocalSpark.plan(GameName.MERCADO, List.of(2, 3), 5, 20);
    private static final int UNIT = 3;

    @TempDir
    static Path folder;

    private static MiniDFSCluster hdfs;
    private static Process s3;
    private static Configuration conf;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        conf = LocalSpark.context().hadoopConfiguration();
        conf.set("dfs.replication", "1");
        hdfs = new MiniDFSCluster.Builder(conf, folder.resolve("hdfs").toFile())
                .numDataNodes(1)
                .build();
        hdfs.waitActive();
        int port = freePort();
        s3 = s3(port);
        conf.set("fs.s3a.endpoint", "http://127.0.0.1:" + port);
        conf.set("fs.s3a.endpoint.region", "us-east-1");
        conf.set("fs.s3a.path.style.access", "true");
        conf.set("fs.s3a.connection.ssl.enabled", "false");
        conf.set("fs.s3a.access.key", "any");
        conf.set("fs.s3a.secret.key", "any");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static Process s3(int port) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                "target/s3mock.jar",
                "--http.port=" + port,
                "--server.port=0",
                "--server.address=127.0.0.1",
                "--com.adobe.testing.s3mock.store.initialBuckets=games",
                "--com.adobe.testing.s3mock.store.root=" + folder.resolve("s3"));
        Path log = folder.resolve("s3mock.log");
        Process process =
                builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
        for (int tenths = 0; tenths < 1200 && !answers(port); tenths++) {
            assertThat(process.isAlive()).as("see %s", log).isTrue();
            Thread.sleep(100);
        }
        return process;
    }

    private static boolean answers(int port) {
        try (InputStream buckets =
                URI.create("http://127.0.0.1:" + port + "/").toURL().openStream()) {
            return new String(buckets.readAllBytes(), StandardCharsets.UTF_8).contains("<Name>games</Name>");
        } catch (IOException notYet) {
            return false;
        }
    }

    @AfterAll
    static void stop() throws InterruptedException {
        hdfs.shutdown();
        s3.destroy();
        s3.waitFor(10, TimeUnit.SECONDS);
    }

    static Stream<String> stores() {
        return Stream.of(hdfs.getURI().toString(), "s3a://games");
    }

    private static List<String> names(Folder folder) throws IOException {
        return folder.list().stream()
                .map(FileStatus::getPath)
                .map(org.apache.hadoop.fs.Path::getName)
                .toList();
    }

    @Test
    void theStoresAreNoDisks() throws IOException {
        List<Class<?>> kinds = List.of(DistributedFileSystem.class, S3AFileSystem.class);
        List<String> stores = stores().toList();
        for (int i = 0; i < stores.size(); i++) {
            assertThat(FileSystem.get(URI.create(stores.get(i)), conf)).isInstanceOf(kinds.get(i));
        }
    }

    @ParameterizedTest
    @MethodSource("stores")
    void aTableThatWasCutOffIsCompletedThere(String store) throws IOException {
        Path here = folder.resolve("disk");
        Manifest whole = here.toFile().exists()
                ? Data.manifest(here)
                : LocalSpark.make(PLAN, here, false, 5).manifest();
        Folder out = Folder.of(store + "/cut-off", conf);
        out.write("_begun.json", Plan.json(new TableJob.Begun(UNIT, PLAN)));
        Work work = new Work(PLAN.toJson(), out.child("_units").path().toString(), "");
        List<String> units = Unit.of(PLAN, UNIT).stream().map(Unit::name).toList();
        work.write(units.get(0), conf);
        work.write(units.get(3), conf);
        // the last rename was cut off: some large files are copied, others are not
        Folder.of(store + "/cut-off/game=mercado/players=2", conf).write("part-00008-000.parquet", "of before");
        Folder.of(store + "/cut-off/_merged/players=2", conf).write("part-00009-000.parquet", "of before");

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
        assertThat(LocalSpark.decisions(out.path().toString(), store + "/decisions")
                        .checksum())
                .isEqualTo(LocalSpark.decisions(
                                here.toString(),
                                folder.resolve(out.path().toUri().getScheme()).toString())
                        .checksum());
    }

    @ParameterizedTest
    @MethodSource("stores")
    void whatTwoTasksFinishIsThereOnce(String store) throws IOException {
        Folder out = Folder.of(store + "/twice", conf);
        out.write("players=2/unit", "the same");
        out.write("players=2/unit", "the same");
        assertThat(out.read("players=2/unit")).isEqualTo("the same");
        assertThat(names(out)).containsExactly("players=2");
    }

    /** On separate processes, with the driver killed by the operating system. */
    @Test
    void aKilledDriverLosesLittleOnHdfs() throws IOException, InterruptedException {
        Folder out = Folder.of(hdfs.getURI() + "/cluster", conf);
        List<String> job = List.of(
                "--workers", "2", "self-play", "--games", "600", "--unit", "2", "--resume", "--out", "" + out.path());
        Process process = ClusterScript.start(job);
        while (units(out) < 30) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(20);
        }
        process.descendants()
                .filter(child -> child.info().arguments().stream()
                        .flatMap(Stream::of)
                        .anyMatch("org.apache.spark.deploy.SparkSubmit"::equals))
                .forEach(ProcessHandle::destroyForcibly);
        ClusterScript.end(process, 137);
        int there = units(out);
        assertThat(Manifest.NAME).isNotIn(names(out));
        assertThat(ClusterScript.end(ClusterScript.start(job), 0))
                .contains("resumed: " + there + " of 300 units were there", "600 rows in");
        Plan plan = Manifest.read(out).plan();
        Path here = folder.resolve("alone");
        ClusterScript.end(
                ClusterScript.start(List.of("--workers", "0", "self-play", "--games", "600", "--out", "" + here)), 0);
        assertThat(Data.manifest(here).plan()).isEqualTo(plan);
        assertThat(Manifest.read(out).checksum()).isEqualTo(Data.manifest(here).checksum());
    }

    private static int units(Folder out) throws IOException {
        int units = 0;
        for (FileStatus players : out.child("_units").list()) {
            if (players.isDirectory()) {
                units += out.child("_units/" + players.getPath().getName())
                        .list()
                        .size();
            }
        }
        return units;
    }
}
