package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Bot;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever one bot does, the game goes on as if it had played its first card, and each failure is told in safe text.
 */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
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
                        ? Stream.of(Arguments.of(kind, "300 ms", 300))
                        : Stream.of(Arguments.of(kind, "no limit", 0), Arguments.of(kind, "10 s", 10_000)));
    }

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("withAndWithoutTimeLimit")
    void theGameGoesOn(Misbehaviour kind, String named, int limit) {
        HostileException.CALLED.clear();
        Arbiter arbiter = limit == 0
                ? Arbiter.standard()
                : Arbiter.standard().withTimeLimit(limit, TimeUnit.MILLISECONDS, threads);

        BotGame played = play(arbiter, kind.bot());

        assertThat(played.game())
                .isEqualTo(play(Arbiter.standard(), Misbehaviour::firstCard).game());
        assertThat(played.failures()).hasSize(kind.failures()).allSatisfy(failure -> {
            assertThat(failure.what()).matches("(?s)" + kind.what()).matches("[\\p{Print}…]{1,300}");
            assertThat(failure.seat()).isEqualTo(1);
            Step step = played.game().steps().get(failure.action());
            assertThat(step.seat()).isEqualTo(1);
            assertThat(failure.playedInstead()).hasValue(step.action());
        });
        assertThat(HostileException.CALLED).isEmpty();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    private static BotGame play(Arbiter arbiter, Bot bad) {
        return HostileBots.play(arbiter, random(1), bad, random(2));
    }

    private static Bot random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }
}
