package io.github.mercurius.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.Child;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyBotProvider;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a bot of a jar does, the games of all three games are played to their ends, and it is said what was wrong.
 */
@Tag("long")
class HostileJarTest {
    private static final List<String> GAMES = List.of("mercurius", "mercatores", "mercado");

    @TempDir
    Path directory;

    /** What a bot does, and what is said of it. */
    enum Evil {
        BEGIN_THROWS("begin: threw java.lang.IllegalStateException: evil"),
        BEGIN_HANGS("begin: took too long"),
        OBSERVE_THROWS("observe: threw java.lang.IllegalStateException: evil"),
        CHOOSE_THROWS_AN_ERROR("threw java.lang.NoClassDefFoundError: evil"),
        CHOOSE_OVERFLOWS_THE_STACK("threw java.lang.StackOverflowError"),
        CHOOSE_GIVES_NULL("no action (null)"),
        CHOOSE_SPINS("no action in time"),
        CHOOSE_INTERRUPTS(""),
        END_THROWS("end: threw java.lang.IllegalStateException: evil"),
        CLOSE_THROWS(""),
        CLOSE_HANGS("has not returned from a call in an earlier game");

        private final String said;

        Evil(String said) {
            this.said = said;
        }

        /** Milliseconds for a call: few where one is used up whenever it is called, else so many that none is. */
        private int limit() {
            return name().endsWith("_HANGS") || name().endsWith("_SPINS") ? 300 : 10_000;
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
            return Set.copyOf(GAMES);
        }

        @Override
        public AnyBot<?, ?> create(Rules<?, ?> rules, Map<String, String> options) {
            return new EvilBot(Evil.valueOf(options.get("kind").toUpperCase(java.util.Locale.ROOT)));
        }
    }

    private record EvilBot(Evil kind) implements AnyBot<AnyAction, AnyView<AnyAction>> {
        private void evil(Evil when) {
            if (kind == when) {
                throw new IllegalStateException("evil");
            }
        }

        private void hang(Evil when) {
            while (kind == when) {
                Thread.onSpinWait();
            }
        }

        @Override
        public void begin(GameStart<AnyView<AnyAction>> start) {
            evil(Evil.BEGIN_THROWS);
            hang(Evil.BEGIN_HANGS);
        }

        @Override
        public boolean observe(AnyUpdate update) {
            evil(Evil.OBSERVE_THROWS);
            return kind == Evil.OBSERVE_THROWS;
        }

        @Override
        public AnyAction choose(AnyView<AnyAction> view) {
            hang(Evil.CHOOSE_SPINS);
            return switch (kind) {
                case CHOOSE_THROWS_AN_ERROR -> throw new NoClassDefFoundError("evil");
                case CHOOSE_OVERFLOWS_THE_STACK -> choose(view);
                case CHOOSE_GIVES_NULL -> null;
                case CHOOSE_INTERRUPTS -> {
                    Thread.currentThread().interrupt();
                    yield view.legalActions().get(0);
                }
                default -> view.legalActions().get(0);
            };
        }

        @Override
        public void end(List<? extends AnyStanding> ranking) {
            evil(Evil.END_THROWS);
        }

        @Override
        public void close() {
            evil(Evil.CLOSE_THROWS);
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

    private String arena(int expected, String... arguments) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of("arena", "--bot-path=" + jar(), "--games=2", "--threads=1"));
        all.addAll(List.of(arguments));
        Path output = directory.resolve("output.txt");
        int code = Child.exitCode(Child.start(output, all.toArray(String[]::new)));
        String printed = Files.readString(output);
        assertThat(code).as(printed).isEqualTo(expected);
        return printed.replaceAll("\\s+", " ");
    }

    static Stream<Arguments> all() {
        return GAMES.stream().flatMap(game -> Stream.of(Evil.values()).map(kind -> Arguments.of(game, kind)));
    }

    @ParameterizedTest
    @MethodSource("all")
    void theGamesAreFinishedAndNobodyElseIsBlamed(String game, Evil kind) throws Exception {
        String bot = "evil:kind=" + kind.name().toLowerCase(java.util.Locale.ROOT);
        String printed = arena(0, "--game=" + game, "--bots=" + bot + ",random*2", "--limit=" + kind.limit());
        assertThat(printed).contains("2 games, seed", "random-2").doesNotContain("random-1 failed", "random-2 failed");
        if (kind.said.isEmpty()) {
            assertThat(printed).doesNotContain("failed");
        } else {
            assertThat(printed).contains(bot + " failed").contains(kind.said);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Evil.class,
            names = {"BEGIN_THROWS", "CHOOSE_THROWS_AN_ERROR", "CHOOSE_INTERRUPTS", "END_THROWS", "CLOSE_THROWS"})
    void withoutALimitToo(Evil kind) throws Exception {
        String bot = "evil:kind=" + kind.name().toLowerCase(java.util.Locale.ROOT);
        assertThat(arena(0, "--game=mercado", "--bots=" + bot + ",random*2")).contains("2 games, seed", kind.said);
    }
}
