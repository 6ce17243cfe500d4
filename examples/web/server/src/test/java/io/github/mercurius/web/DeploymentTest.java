package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The files in {@code deploy}: what they set exists, and what they start works. */
class DeploymentTest {
    private static final Path DEPLOY = Path.of("../deploy");
    private static final Path CADDY = Path.of("/usr/bin/caddy");
    private static final Path SYSTEMD = Path.of("/usr/bin/systemd-analyze");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"../deploy/compose.yaml", "../deploy/mercurius-web.service", "pom.xml"})
    void eachVariableIsASetting(String file) throws IOException {
        Map<String, String> used = new HashMap<>();
        Pattern.compile("MERCURIUS_WEB_[A-Z_]+")
                .matcher(Files.readString(Path.of(file)))
                .results()
                .forEach(variable -> used.put(variable.group(), ""));
        assertThat(used).isNotEmpty();
        new Settings(new CommandLine(new MercuriusWeb()), used); // refuses what is no setting
    }

    @Test
    @Tag("nightly")
    void systemdKnowsEachLineOfTheUnit() throws Exception {
        assumeTrue(Files.isExecutable(SYSTEMD), "no systemd");
        Path unit = folder.resolve("mercurius-web.service");
        // whether there is a Java is not the question
        Files.writeString(
                unit,
                Files.readString(DEPLOY.resolve("mercurius-web.service")).replace("/usr/bin/java", "/usr/bin/env"));
        Process verify = new ProcessBuilder(SYSTEMD.toString(), "verify", unit.toString())
                .redirectErrorStream(true)
                .start();
        assertThat(new String(verify.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEmpty();
        assertThat(verify.waitFor()).isZero();
    }

    /** Two servers behind the proxy; the one that the page uses ends. */
    @Test
    @Tag("nightly")
    void aGameGoesOnBehindTheProxy() throws Exception {
        assumeTrue(Postgres.isInstalled(), "no PostgreSQL");
        assumeTrue(Files.isExecutable(CADDY), "no caddy");
        try (Postgres postgres = Postgres.begin();
                ServerProcess one = ServerProcess.limited(
                        "--behind-proxy", "--bot-delay", "0", "--drain", "3", "--database", postgres.url());
                ServerProcess two = ServerProcess.limited(
                        "--behind-proxy", "--bot-delay", "0", "--drain", "3", "--database", postgres.url())) {
            Path file = folder.resolve("Caddyfile");
            Files.writeString(
                    file,
                    "{\n\tadmin off\n}\n"
                            + Files.readString(DEPLOY.resolve("Caddyfile"))
                                    .replace("server-1:8080", one.address().getAuthority())
                                    .replace("server-2:8080", two.address().getAuthority()));
            // on ports that the system gives to nobody who asks for any
            int port = 9_000;
            Process proxy;
            do {
                port++;
                proxy = caddy(file, port);
            } while (!answers(proxy, port));
            try {
                play(URI.create("http://127.0.0.1:" + port + "/"), one);
            } finally {
                proxy.destroy();
                proxy.waitFor();
            }
        }
    }

    private Process caddy(Path file, int port) throws IOException {
        ProcessBuilder caddy =
                new ProcessBuilder(CADDY.toString(), "run", "--config", file.toString(), "--adapter", "caddyfile");
        caddy.environment().put("SITE", "http://127.0.0.1:" + port);
        caddy.environment().put("HOME", folder.toString());
        return caddy.redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
    }

    /** Whether the proxy answers; it ends if its port is taken. */
    private boolean answers(Process proxy, int port) throws IOException {
        Page visitor = new Page(URI.create("http://127.0.0.1:" + port + "/"));
        while (proxy.isAlive()) {
            if (answers(visitor)) {
                return true;
            }
        }
        String log = Files.readString(folder.resolve("log"));
        assertThat(log).contains("address already in use");
        return false;
    }

    private static void play(URI address, ServerProcess one) throws InterruptedException {
        Page anna = new Page(address);
        for (String inside : new String[] {"/metrics", "/ready", "/live"}) {
            assertThat(anna.send("GET", inside, null).statusCode()).isEqualTo(404);
        }
        assertThat(anna.send("GET", "/", null).body()).contains("<html");
        anna.make("{\"players\":3,\"timer\":0,\"bots\":{\"1\":\"random\",\"2\":\"random\"},"
                + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        anna.connect();
        anna.playUntil(10);
        Thread ending = new Thread(one::close);
        ending.start();
        while (ending.isAlive()) {
            assertThat(anna.send("GET", "/api/tables", null).statusCode()).isEqualTo(200);
            Thread.sleep(100); // as many requests as a visitor may send
        }
        ending.join();
        if (anna.closeCode() != 0) {
            anna.connect();
        }
        anna.playUntil(Integer.MAX_VALUE);
        assertThat(anna.verify().isProof()).isTrue();
    }

    private static boolean answers(Page page) {
        try {
            return page.send("GET", "/api/tables", null).statusCode() == 200;
        } catch (java.io.UncheckedIOException e) {
            return false;
        }
    }
}
