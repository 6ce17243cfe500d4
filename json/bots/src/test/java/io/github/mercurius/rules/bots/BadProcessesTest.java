package io.github.mercurius.rules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotFailure;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.bots.AnyGameTest.Played;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a process does, the game is played to its end, it is said what was wrong, and no process is left. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "the bad processes are shell scripts")
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("nightly")
class BadProcessesTest {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    });

    @TempDir
    Path directory;

    @AfterAll
    static void stopThreads() {
        THREADS.shutdownNow();
    }

    /** Each kind of process in each game. */
    static Stream<Arguments> all() {
        return BadProcess.all().flatMap(kind -> AnyGameTest.games().map(played -> Arguments.of(kind, played)));
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyBot<A, V> random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }

    private <A extends AnyAction, V extends AnyView<A>> ProcessBots<A, V> bots(
            BadProcess kind, Played<A, V> played, Consumer<String> teller) throws IOException {
        Path script = Files.writeString(directory.resolve("bot.sh"), kind.script());
        long nanosToStart = TimeUnit.MILLISECONDS.toNanos(kind.name().equals("is never ready") ? 300 : 20_000);
        return new ProcessBots<>(
                new Messages<>(played.rules(), played.formats()),
                "bad",
                List.of("/bin/sh", script.toString()),
                teller,
                new ProcessBots.Patience(nanosToStart, TimeUnit.SECONDS.toNanos(2)));
    }

    @ParameterizedTest
    @MethodSource("all")
    <A extends AnyAction, V extends AnyView<A>> void theGameGoesOnAndNoProcessIsLeft(BadProcess kind, Played<A, V> game)
            throws IOException {
        List<String> told = new ArrayList<>();
        Rules<A, V> rules = game.rules();
        Arbiter<A, V> arbiter = Arbiter.of(rules).withTimeLimit(kind.limit(), TimeUnit.MILLISECONDS, THREADS);
        BotGame<AnyGame<A, V>> played;
        try (ProcessBots<A, V> bots = bots(kind, game, told::add)) {
            AnyBot<A, V> bad = bots.kind().make(0);
            played = arbiter.play(
                    rules.start(rules.setup(List.of("Robert", "Magda", "Anna")), 1602),
                    List.of(random(1), bad, random(2)));
            arbiter.close(bad);
        }
        Leftovers.awaitNone(directory.resolve("bot.sh.children"));
        assertThat(played.game().state().isOver()).isTrue();
        if (kind.what().isEmpty()) {
            assertThat(played.failures()).isEmpty();
            assertThat(told).isEmpty();
        } else {
            assertThat(played.failures())
                    .isNotEmpty()
                    .extracting(BotFailure::seat)
                    .containsOnly(1);
            assertThat(said(played, told))
                    .as("%s and %s", played.failures().get(0), told)
                    .anyMatch(text -> text.matches("(?s)" + kind.what()));
            assertThat(told).hasSizeLessThanOrEqualTo(1).allMatch(text -> text.matches("[\\p{Print}…]+"));
        }
    }

    private static List<String> said(BotGame<?> played, List<String> told) {
        List<String> said = new ArrayList<>(told);
        played.failures().forEach(failure -> said.add(failure.what()));
        return said;
    }

    /** BLK-2 is told of a Black Market without cards. */
    @Test
    void anIllegalActionIsToldWithItsRule() throws IOException {
        BadProcess illegal = BadProcess.all()
                .filter(kind -> kind.name().equals("an illegal action"))
                .findFirst()
                .orElseThrow();
        assertThat(played(illegal, 20_000).failures())
                .isNotEmpty()
                .allMatch(failure -> failure.what().startsWith("B:: BLK-2: "));
    }

    /** It floods its output when it is to read more than the pipe holds. */
    @Test
    void whoWritesAndDoesNotReadIsKilled() {
        BotProcess process = BotProcess.start(List.of("/bin/sh", "-c", "sleep 0.5; exec yes"), line -> {});
        assertThatThrownBy(() -> process.ask("x".repeat(1 << 20), TimeUnit.SECONDS.toNanos(2)))
                .isInstanceOf(BrokenProcessException.class)
                .hasMessageContaining("did not read in time");
        Leftovers.awaitNone();
    }

    @Test
    void aLateAnswerCostsOneDecision() throws IOException {
        BadProcess once = new BadProcess("late once", BadProcess.lateOnce(), "", 3000);
        BotGame<?> game = played(once, 3000);
        assertThat(game.failures()).extracting(BotFailure::what).containsExactly("no answer in time");
    }

    private BotGame<?> played(BadProcess kind, int limit) throws IOException {
        Played<Action, PlayerView> game = new Played<>(Mercurius.rules(), MercuriusJson.formats());
        Arbiter<Action, PlayerView> arbiter =
                Arbiter.of(Mercurius.rules()).withTimeLimit(limit, TimeUnit.MILLISECONDS, THREADS);
        try (ProcessBots<Action, PlayerView> bots = bots(kind, game, what -> {})) {
            AnyBot<Action, PlayerView> bad = bots.kind().make(0);
            return arbiter.play(Game.start(Setup.of(3), Deal.seeded(1602)), List.of(random(1), bad, random(2)));
        }
    }

    @Test
    void thereAreAtLeastThirtyKinds() {
        assertThat(BadProcess.all().map(BadProcess::name))
                .hasSizeGreaterThanOrEqualTo(30)
                .doesNotHaveDuplicates();
    }
}
