package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;

/** Settings come from flags, the environment and a file, in this order; what is wrong is refused and named. */
class SettingsTest {
    @TempDir
    private Path folder;

    private String file(String lines) throws IOException {
        return Files.writeString(folder.resolve("my.properties"), lines).toString();
    }

    private static String value(String option, Map<String, String> environment, String... flags) {
        CommandLine command = new CommandLine(new MercuriusWeb());
        command.setDefaultValueProvider(new Settings(command, environment, flags));
        return String.valueOf(
                command.parseArgs(flags).commandSpec().findOption(option).<Object>getValue());
    }

    @Test
    void aFlagComesFirstThenTheEnvironmentThenTheFile() throws IOException {
        String file =
                file("bot-delay = 1\nconnections=2\nbehind-proxy=true\norigin=https://a.example,https://b.example");
        Map<String, String> environment = Map.of("MERCURIUS_WEB_BOT_DELAY", "3", "MERCURIUS_WEB_SETTINGS", file);
        assertThat(value("--bot-delay", environment, "--bot-delay", "4")).isEqualTo("4");
        assertThat(value("--bot-delay", environment)).isEqualTo("3");
        assertThat(value("--connections", environment)).isEqualTo("2");
        assertThat(value("--connections", Map.of(), "--settings", file)).isEqualTo("2");
        assertThat(value("--connections", Map.of(), "--settings=" + file)).isEqualTo("2");
        assertThat(value("--behind-proxy", environment)).isEqualTo("true");
        assertThat(value("--origin", environment)).isEqualTo("[https://a.example, https://b.example]");
        assertThat(value("--connections", Map.of())).isEqualTo("10000");
    }

    @Test
    void aLineThatIsNoSettingIsRefused() throws IOException {
        String file = file("prot = 8080");
        assertThatThrownBy(() -> value("--port", Map.of(), "--settings", file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(file + ": 'prot' is no setting, expected one of behind-proxy, ")
                .hasMessageContaining(" port, ");
        assertThatThrownBy(() -> value("--port", Map.of(), "--settings", "no-such-file"))
                .hasMessage("no-such-file: cannot be read (NoSuchFileException), expected lines such as 'port = 8080'");
    }

    @Test
    void aVariableThatIsNoSettingIsRefused() {
        assertThat(refusal(Map.of("MERCURIUS_WEB_PROT", "22220")))
                .contains("MERCURIUS_WEB_PROT: 'prot' is no setting, expected one of")
                .contains(" port, ");
    }

    @Test
    void anAddressOfAnotherMachineIsNoTakenPort() {
        assertThat(refusal(
                        Map.of(),
                        "--host",
                        "192.0.2.1",
                        "--file",
                        folder.resolve("tables").toString()))
                .contains("cannot listen: ")
                .contains("(--host)")
                .doesNotContain("taken");
    }

    private static String refusal(Map<String, String> environment, String... flags) {
        PrintStream before = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            assertThat(MercuriusWeb.run(environment, flags)).isNotZero();
        } finally {
            System.setErr(before);
        }
        return said.toString(StandardCharsets.UTF_8);
    }

    @Test
    void whoIsRefusedIsToldWhereTheValueIsFrom() throws IOException {
        assertThat(refusal(Map.of("MERCURIUS_WEB_PORT", "tcp://1")))
                .isEqualToIgnoringNewLines("mercurius-web: Invalid value for option '--port': 'tcp://1' is not an int"
                        + " (from MERCURIUS_WEB_PORT); --help shows all options");
        String file = file("port=http");
        assertThat(refusal(Map.of(), "--settings", file)).contains("(from " + file + ")");
        assertThat(refusal(Map.of(), "--prot", "1"))
                .contains("mercurius-web: Unknown option")
                .contains("--help");
    }

    @ParameterizedTest
    @CsvSource({
        "--connections,0",
        "--hello,-1",
        "--bot-share,0",
        "--database-connections,0",
        "--drain,-1",
        "--port,99999"
    })
    void noNumberIsTooSmallAndNoPortTooHigh(String option, String value) {
        assertThat(refusal(Map.of(), option, value)).contains("Invalid value for option '" + option + "': " + value);
    }

    @Test
    void allButSecretsIsPrintedAtTheStart() {
        ListAppender<ILoggingEvent> appender = new ListAppender<>();
        appender.start();
        Logger logger = (Logger) LoggerFactory.getLogger(MercuriusWeb.class);
        logger.addAppender(appender);
        try {
            String refused = refusal(
                    Map.of("MERCURIUS_WEB_DATABASE_PASSWORD", "geheim"),
                    "--database",
                    "jdbc:postgresql://127.0.0.1:1/x?password=tajne",
                    "--drain",
                    "7");
            assertThat(refused).contains("mercurius-web: database: Connection to 127.0.0.1:1 refused");
            String settings = String.valueOf(appender.list.get(0).getKeyValuePairs());
            assertThat(settings)
                    .contains("drain=\"7\"", "hello=\"10\"", "database=\"jdbc:postgresql://127.0.0.1:1/x?…\"");
            assertThat(settings + refused).doesNotContain("geheim").doesNotContain("tajne");
        } finally {
            logger.detachAppender(appender);
        }
    }
}
