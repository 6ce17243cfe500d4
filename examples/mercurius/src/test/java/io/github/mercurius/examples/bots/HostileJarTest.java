package io.github.mercurius.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.Child;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyBotProvider;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever a bot of a jar does, the games are played to their ends, and it is said what was wrong. What else bots can
 * do, and the other games, are tested with the arbiter.
 */
@Tag("nightly")
class HostileJarTest {
    @TempDir
    Path directory;

    /** What a bot does, and what is said of it. */
    enum Evil {
        CHOOSE_THROWS_AN_ERROR(60_000, "threw java.lang.NoClassDefFoundError: evil"),
        CHOOSE_SPINS(300, "no action in time"),
        CHOOSE_INTERRUPTS(60_000, ""),
        CLOSE_HANGS(5_000, "has not returned from a call in an earlier game");

        /** Milliseconds for a call: few where one is always used up. */
        private final int limit;

        private final String said;

        Evil(int limit, String said) {
            this.limit = limit;
            this.said = said;
        }
    }

    /** Provides evil bots. */
    public static final class Evils implements AnyBotProvider {
        @Override
        public String name() {
            return "evil";
        }

        @Override
        public Set<String> games() {
            return Set.of("mercurius");
        }

        @Override
        public AnyBot<?, ?> create(Rules<?, ?> rules, Map<String, String> options) {
            return new EvilBot(Evil.valueOf(options.get("kind").toUpperCase(java.util.Locale.ROOT)));
        }
    }

    private record EvilBot(Evil kind) implements AnyBot<AnyAction, AnyView<AnyAction>> {
        private void hang(Evil when) {
            while (kind == when) {
                Thread.onSpinWait();
            }
        }

        @Override
        public AnyAction choose(AnyView<AnyAction> view) {
            hang(Evil.CHOOSE_SPINS);
            return switch (kind) {
                case CHOOSE_THROWS_AN_ERROR -> throw new NoClassDefFoundError("evil");
                case CHOOSE_INTERRUPTS -> {
                    Thread.currentThread().interrupt();
                    yield view.legalActions().get(0);
                }
                default -> view.legalActions().get(0);
            };
        }

        @Override
        public void close() {
            hang(Evil.CLOSE_HANGS);
        }
    }

    /** A jar with the classes of this test. */
    private Path jar() throws IOException {
        Path jar = directory.resolve("evil.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out)) {
            entries.putNextEntry(new JarEntry("META-INF/services/" + AnyBotProvider.class.getName()));
            entries.write(Evils.class.getName().getBytes(java.nio.charset.StandardCharsets.UTF_8));
        }
        return jar;
    }

    @ParameterizedTest
    @EnumSource
    void theGamesAreFinished(Evil kind) throws Exception {
        String bot = "evil:kind=" + kind.name().toLowerCase(java.util.Locale.ROOT);
        Process arena = Child.start(
                "arena",
                "--bot-path=" + jar(),
                "--games=2",
                "--threads=1",
                "--bots=" + bot + ",random*2",
                "--limit=" + kind.limit);
        String printed = Child.rest(arena).replaceAll("\\s+", " ");
        assertThat(arena.waitFor()).as(printed).isZero();
        assertThat(printed).contains("2 games, seed", "random-2", kind.said);
        assertThat(printed.contains(bot + " failed")).isEqualTo(!kind.said.isEmpty());
    }
}
