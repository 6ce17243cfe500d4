package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.examples.games.GameName;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
    private static final Pattern S3_JAR =
            Pattern.compile(".*/(hadoop-aws|software.amazon|reactive-streams|http).*\\.jar");

    @TempDir
    static Path folder;

    private static final Map<String, String> S3 = new TreeMap<>();
    private static MiniDFSCluster hdfs;
    private static Process s3;
    private static Configuration conf;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        conf = LocalSpark.context().hadoopConfiguration();
        conf.set("dfs.replication", "1");
        // the cluster makes itself the place of all paths without a store
        Configuration its = new Configuration(conf);
        hdfs = new MiniDFSCluster.Builder(its, folder.resolve("hdfs").toFile())
                .numDataNodes(1)
                .build();
        hdfs.waitActive();
        int port = freePort();
        s3 = s3(port);
        S3.put("fs.s3a.endpoint", "http://127.0.0.1:" + port);
        S3.put("fs.s3a.endpoint.region", "us-east-1");
        S3.put("fs.s3a.path.style.access", "true");
        S3.put("fs.s3a.connection.ssl.enabled", "false");
        S3.put("fs.s3a.access.key", "any");
        S3.put("fs.s3a.secret.key", "any");
        S3.forEach(conf::set);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static Process s3(int port) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-jar",
                "target/s3mock.jar",
                "--http.port=" + port,
                "--server.port=0",
                "--vectors.http.port=0",
                "--vectors.https.port=0",
                "--server.address=127.0.0.1",
                "--com.adobe.testing.s3mock.store.initialBuckets=games",
                "--com.adobe.testing.s3mock.store.root=" + folder.resolve("s3"));
        Path log = folder.resolve("s3mock.log");
        Process process =
                builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
        for (int tenths = 0; tenths < 1200 && !answers(port); tenths++) {
            assertThat(process.isAlive()).as(Files.readString(log)).isTrue();
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
        Manifest whole = LocalSpark.make(PLAN, here, true, 5).manifest();
        assertThat(here.resolve(Manifest.NAME)).exists();
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
        Path decisions = folder.resolve("decisions-" + out.path().toUri().getScheme());
        assertThat(LocalSpark.decisions(out.path().toString(), store + "/decisions")
                        .checksum())
                .isEqualTo(LocalSpark.decisions(here, decisions).checksum());
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

    @ParameterizedTest
    @MethodSource("stores")
    void aKilledJobIsResumed(String store) throws IOException, InterruptedException {
        Folder out = Folder.of(store + "/killed", conf);
        Process process = job(out);
        while (units(out) < 10) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(50);
        }
        process.descendants()
                .filter(child -> child.info().arguments().stream()
                        .flatMap(Stream::of)
                        .anyMatch("org.apache.spark.deploy.SparkSubmit"::equals))
                .forEach(ProcessHandle::destroyForcibly);
        ClusterScript.end(process, 137);
        int there = units(out);
        assertThatThrownBy(() -> Manifest.read(out)).hasMessageContaining("--resume ends it");
        assertThat(ClusterScript.end(job(out), 0))
                .contains("resumed: " + there + " of 100 units were there", "200 rows in");

        Path here = folder.resolve("whole");
        Plan plan = LocalSpark.plan(GameName.MERCURIUS, List.of(4), 1602, 200);
        String checksum = LocalSpark.make(plan, here, true, 20).manifest().checksum();
        assertThat(Verify.check(
                        LocalSpark.context(), Manifest.read(out), out.path().toString()))
                .isEqualTo(checksum);
    }

    /** Driver, master, workers and executors in processes of their own. */
    private static Process job(Folder out) throws IOException {
        String command = "--workers 2 self-play --games 200 --unit 2 --resume --out " + out.path();
        return ClusterScript.start(
                List.of(command.split(" ")), Map.of("SPARK_CONF_DIR", settings().toString()));
    }

    /** What a Spark installation has to know of the store, with the jars that {@code --packages} would bring. */
    private static Path settings() throws IOException {
        Path settings = Files.createDirectories(folder.resolve("conf"));
        String jars = Stream.of(System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))
                        .split(File.pathSeparator))
                .filter(S3_JAR.asMatchPredicate())
                .collect(Collectors.joining(","));
        StringBuilder text = new StringBuilder("spark.jars " + jars + "\n");
        S3.forEach((key, value) -> text.append("spark.hadoop.").append(key + " " + value + "\n"));
        Files.writeString(settings.resolve("spark-defaults.conf"), text);
        return settings;
    }

    private static int units(Folder out) throws IOException {
        int units = 0;
        for (String name : names(out.child("_units"))) {
            units += name.startsWith("players=")
                    ? out.child("_units/" + name).list().size()
                    : 0;
        }
        return units;
    }
}
