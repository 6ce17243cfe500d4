package io.github.mercurius.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.Child;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyBotProvider;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bot that ends the program does not make it look like a success, and loses nothing. */
@Tag("long")
class ExitingBotTest {
    @TempDir
    Path directory;

    /** Bots that end the program after some games. */
    public static final class Exiting implements AnyBotProvider {
        private static final AtomicInteger BOTS = new AtomicInteger();

        @Override
        public String name() {
            return "exiting";
        }

        @Override
        public Set<String> games() {
            return Set.of("mercurius", "mercatores", "mercado");
        }

        @Override
        public AnyBot<?, ?> create(Rules<?, ?> rules, Map<String, String> options) {
            boolean exits = BOTS.incrementAndGet() > 5;
            AnyBot<AnyAction, AnyView<AnyAction>> bot = view -> {
                if (exits) {
                    System.exit(0);
                }
                return view.legalActions().get(0);
            };
            return bot;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercurius", "mercatores", "mercado"})
    void theArenaEndsWithItsTableSoFar(String game) throws Exception {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.write(services.resolve(AnyBotProvider.class.getName()), List.of(Exiting.class.getName()));
        Path output = directory.resolve("output.txt");
        Process arena = Child.start(
                output,
                "arena",
                "--game=" + game,
                "--bot-path=" + directory,
                "--bots=exiting,random*2",
                "--games=1000",
                "--threads=1");
        int code = Child.exitCode(arena);
        assertThat(Files.readString(output)).contains("exiting").contains("Stopped.");
        assertThat(code).isEqualTo(1);
    }
}
