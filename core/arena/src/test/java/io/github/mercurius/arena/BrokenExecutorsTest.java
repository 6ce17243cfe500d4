package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.AnyBot;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the executor does, as long as its execute returns, the game goes on. */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BrokenExecutorsTest {
    /** In milliseconds: it is over for each question, as none is asked. */
    private static final int LIMIT = 1;

    private static final int TURNS = HostileBots.decisions(0) + HostileBots.decisions(1) + HostileBots.decisions(2);
    private static final String LATE = "no action in time: the executor did not begin to ask";

    @AfterAll
    static void stopBots() {
        HostileBots.end();
    }

    private static Arguments broken(String name, String what, Executor threads) {
        return Arguments.of(name, "(?s)" + what, threads);
    }

    static Stream<Arguments> executorsThatNeverAsk() {
        return Stream.of(
                broken("rejects", "no action: .*RejectedExecutionException: full", task -> {
                    throw new RejectedExecutionException("full");
                }),
                broken("uses the arbiter's thread", "no action: .* the arbiter's own thread.*", Runnable::run),
                broken("forgets", LATE, task -> {}));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("executorsThatNeverAsk")
    void aBotThatIsNotAskedFails(String name, String what, Executor threads) {
        BotGame<Game> played = play(within(threads), new Unspeakable());
        assertThat(played.game().state().isOver()).isTrue();
        assertThat(decisions(played)).hasSize(TURNS).allSatisfy(failure -> {
            assertThat(failure.what()).matches(what).matches("[\\p{Print}…]{1,300}");
            assertThat(failure.moment()).isEqualTo(BotFailure.Moment.MOVE);
        });
        assertThat(played.failures())
                .hasSize(TURNS + 6)
                .filteredOn(failure -> failure.moment() == BotFailure.Moment.BEGIN)
                .hasSize(3)
                .allSatisfy(failure -> assertThat(failure.what()).startsWith("begin: no action"));
        assertThat(played.failures())
                .filteredOn(failure -> failure.moment() == BotFailure.Moment.END)
                .hasSize(3)
                .allSatisfy(failure -> assertThat(failure.what()).startsWith("end: "));
    }

    /** The failures to choose. */
    private static List<BotFailure> decisions(BotGame<Game> played) {
        return played.failures().stream()
                .filter(failure -> failure.playedInstead().isPresent())
                .toList();
    }

    @Test
    void aBotThatKeepsTheOnlyThreadMakesTheOthersFail() {
        ExecutorService one = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(100), task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        });
        BotGame<Game> played = play(HostileBots.limitedByTheFirstStuckBot(one), view -> HostileBots.stay());
        one.shutdownNow();
        List<BotFailure> decisions = decisions(played);
        assertThat(decisions).hasSize(TURNS);
        assertThat(decisions.get(0).what()).isEqualTo("no action in time");
        int stuck = decisions.get(0).seat();
        assertThat(decisions.subList(1, TURNS))
                .allSatisfy(failure ->
                        assertThat(failure.what()).isEqualTo(failure.seat() == stuck ? Misbehaviour.BUSY : LATE));
    }

    private static BotGame<Game> play(Arbiter<Action, PlayerView> arbiter, AnyBot<Action, PlayerView> bot) {
        return HostileBots.play(arbiter, bot, bot, bot);
    }

    private static Arbiter<Action, PlayerView> within(Executor threads) {
        return HostileBots.ARBITER.withTimeLimit(LIMIT, TimeUnit.MILLISECONDS, threads);
    }

    /** A bot that plays well, and may not be called but by the arbiter. */
    private static final class Unspeakable implements AnyBot<Action, PlayerView> {
        @Override
        public Action choose(PlayerView view) {
            throw new AssertionError("asked");
        }

        @Override
        public String toString() {
            throw new AssertionError("shown");
        }
    }
}
