package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Step;
import io.github.mercurius.rules.AnyBot;
import java.util.OptionalInt;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever one bot does, the game goes on as if it were absent, and each failure is told in safe text. */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileBotsTest {
    private final ExecutorService threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    });

    @AfterEach
    void stopThreads() {
        threads.shutdownNow();
    }

    @AfterAll
    static void stopBots() {
        HostileBots.end();
    }

    static Stream<Arguments> withAndWithoutTimeLimit() {
        return HostileBots.all()
                .flatMap(kind -> kind.endless()
                        ? Stream.of(Arguments.of(kind, true))
                        : Stream.of(Arguments.of(kind, false), Arguments.of(kind, true)));
    }

    @ParameterizedTest(name = "{0}, with a time limit: {1}")
    @MethodSource("withAndWithoutTimeLimit")
    void theGameGoesOn(Misbehaviour kind, boolean limited) {
        HostileException.CALLED.clear();
        Arbiter<Action, PlayerView> arbiter = limited ? HostileBots.limited(threads) : HostileBots.ARBITER;

        BotGame<Game> played = play(arbiter, kind.bot());

        assertThat(played.game())
                .isEqualTo(play(HostileBots.ARBITER, Misbehaviour::absent).game());
        assertThat(played.failures()).hasSize(kind.failures()).allSatisfy(failure -> {
            assertThat(failure.what()).matches("(?s)" + kind.what()).matches("[\\p{Print}…]{1,300}");
            assertThat(failure.seat()).isEqualTo(1);
            if (failure.moment() == BotFailure.Moment.END) {
                return;
            }
            Step step = played.game().steps().get(failure.action());
            assertThat(step.update().actor()).isEqualTo(OptionalInt.of(1));
        });
        assertThat(HostileException.CALLED).isEmpty();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    private static BotGame<Game> play(Arbiter<Action, PlayerView> arbiter, AnyBot<Action, PlayerView> bad) {
        return HostileBots.play(arbiter, Misbehaviour::absent, bad, Misbehaviour::absent);
    }
}
