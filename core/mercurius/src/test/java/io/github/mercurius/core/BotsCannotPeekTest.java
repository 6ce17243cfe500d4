package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Bot;
import io.github.mercurius.rules.AnyBot;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compiler as guard: a bot compiles against api alone, and there is no hidden card that it could name. */
class BotsCannotPeekTest {
    private static final String BOT = """
            import io.github.mercurius.api.*;
            import java.util.Comparator;

            final class PatientBot implements Bot {
                @Override
                public Action choose(PlayerView view) {
                    Cards cards = view.hand();
                    return view.legalActions().stream()
                            .filter(action -> action instanceof Action.PlayCard)
                            .min(Comparator.comparing(Action::notation))
                            .orElseThrow(() -> new IllegalStateException("no card in " + %s));
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void aBotCompilesAgainstTheApiAlone() throws Exception {
        assertThat(errors(BOT.formatted("cards"))).isEmpty();
    }

    @Test
    void aBotThatReachesForAHiddenHandDoesNotCompile_INF1() throws Exception {
        assertThat(errors(BOT.formatted("view.hand(1)"))).contains("method hand in interface", "cannot be applied");
        assertThat(errors(BOT.formatted("view.table().player(1).hand()"))).contains("cannot find symbol", "hand()");
        assertThat(errors(BOT.formatted("((io.github.mercurius.core.GameState) view).hand(1)")))
                .contains("package io.github.mercurius.core does not exist");
    }

    private String errors(String source) throws IOException, URISyntaxException {
        String api = place(Bot.class) + File.pathSeparator + place(AnyBot.class);
        Path file = Files.writeString(folder.resolve("PatientBot.java"), source);
        StringWriter output = new StringWriter();
        int code = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        new PrintWriter(output),
                        new PrintWriter(output),
                        "-classpath",
                        api,
                        "-proc:none",
                        "-d",
                        folder.toString(),
                        file.toString());
        assertThat(code == 0)
                .as("compiles: " + output)
                .isEqualTo(output.toString().isEmpty());
        return output.toString();
    }

    private static Path place(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }
}
