package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's commands for backup and restore: afterwards records verify, and games go on. */
@Tag("nightly")
class BackupTest {
    private static final Path README = Path.of("../README.md");

    @TempDir
    private Path folder;

    private Page over;
    private Page underWay;

    private static List<String> command(String begin) throws IOException {
        String line = Files.readAllLines(README).stream()
                .filter(one -> one.startsWith(begin))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no command " + begin + " in " + README));
        return List.of(line.split(" +", -1));
    }

    private static void run(Path folder, List<String> command, Map<String, String> environment) throws Exception {
        List<String> shell =
                new ArrayList<>(List.of("bash", "-c", String.join(" ", command("umask ")) + "; exec \"$@\"", "bash"));
        shell.addAll(command);
        ProcessBuilder process = new ProcessBuilder(shell).directory(folder.toFile());
        process.environment().putAll(environment);
        Process running = process.inheritIO().start();
        assertThat(running.waitFor()).as(String.join(" ", command)).isZero();
    }

    private void play(URI server) {
        over = new Page(server);
        over.make("{\"players\":3,\"timer\":0,\"bots\":{\"1\":\"greedy\",\"2\":\"random\"},"
                + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        over.connect();
        over.playUntil(Integer.MAX_VALUE);
        underWay = new Page(server);
        underWay.make("{\"players\":4,\"timer\":0,\"bots\":{\"1\":\"greedy\",\"2\":\"random\",\"3\":\"random\"},"
                + "\"me\":{\"seat\":0,\"name\":\"Magda\"}}");
        underWay.connect();
        underWay.playUntil(20);
    }

    private void assertRestored(URI server) {
        assertVerifies(over, server);
        Page again =
                new Page(server).withToken(underWay.token, underWay.table()).connect();
        again.playUntil(Integer.MAX_VALUE);
        assertThat(again.shown).isEqualTo(underWay.shown);
        assertVerifies(again, server);
    }

    /** It has hands, deals and invitations: nobody else may read it. */
    private void assertOwn(String file) throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(file))))
                .as(file)
                .isEqualTo("rw-------");
    }

    private static void assertVerifies(Page page, URI server) {
        page.use(server);
        assertThat(page.verify().isProof()).isTrue();
    }

    @Test
    void ofPostgres() throws Exception {
        Assumptions.assumeTrue(Postgres.isInstalled(), "no PostgreSQL");
        try (Postgres postgres = Postgres.begin()) {
            Map<String, String> there =
                    Map.of("PGHOST", "127.0.0.1", "PGPORT", String.valueOf(postgres.port()), "PGUSER", postgres.user());
            run(folder, List.of("createdb", "mercurius"), there);
            String url = postgres.url().replace("/postgres?", "/mercurius?");
            try (TestServer server = TestServer.on(url)) {
                play(server.address());
                run(folder, command("pg_dump "), there);
                assertOwn("mercurius.dump");
                underWay.playUntil(40);
                underWay.cut();
            }
            run(folder, List.of("dropdb", "mercurius"), there);
            run(folder, List.of("createdb", "mercurius"), there);
            run(folder, command("pg_restore "), there);
            try (TestServer server = TestServer.on(url)) {
                assertRestored(server.address());
            }
        }
    }

    private List<String> ofJar(String begin) throws IOException {
        return command(begin).stream()
                .map(word -> word.equals("mercurius-web.jar") ? System.getProperty("java.class.path") : word)
                .toList();
    }

    @Test
    void ofAFile() throws Exception {
        String file = folder.resolve("mercurius-web").toString();
        try (ServerProcess server = ServerProcess.start("--file", file)) {
            play(server.address());
        }
        run(folder, ofJar("java -cp mercurius-web.jar org.h2.tools.Script "), Map.of());
        Files.delete(folder.resolve("mercurius-web.mv.db"));
        run(folder, ofJar("java -cp mercurius-web.jar org.h2.tools.RunScript "), Map.of());
        assertOwn("mercurius-web.zip");
        assertOwn("mercurius-web.mv.db");
        try (ServerProcess server = ServerProcess.start("--file", file)) {
            assertRestored(server.address());
        }
    }
}
