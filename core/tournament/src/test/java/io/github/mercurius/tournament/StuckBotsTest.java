package io.github.mercurius.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.core.Mercurius;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A bot that never returns has one thread, however many games are played. */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StuckBotsTest {
    @Test
    void oneThreadIsLeftAndTheOthersPlayOn() {
        AtomicInteger inside = new AtomicInteger();
        CountDownLatch free = new CountDownLatch(1);
        ToldThreads threads = new ToldThreads();
        Lineup<Action, PlayerView> table = new Lineup<>(List.of(
                Kinds.of("spinning", view -> {
                    inside.incrementAndGet();
                    threads.stuck();
                    while (free.getCount() > 0) {
                        try {
                            free.await();
                        } catch (InterruptedException ignored) {
                            // it hears nothing
                        }
                    }
                    throw new IllegalStateException("free");
                }),
                Kinds.named("random"),
                Kinds.named("random")));
        Contest<Action, PlayerView> contest = Contest.of(Mercurius.rules(), List.of(table), 1)
                .withArbiter(
                        Arbiter.of(Mercurius.rules()).withTimeLimit(ToldThreads.LIMIT, TimeUnit.NANOSECONDS, threads));
        try {
            List<Outcome.Failure> first = contest.outcome(1, 1).failures();
            assertThat(first).extracting(Outcome.Failure::bot).containsOnly("spinning");
            assertThat(first.get(0).what()).isEqualTo("no action in time");
            assertThat(first.get(1).what()).contains("has not returned from an earlier call");
            List<Outcome.Failure> second = contest.outcome(1, 2).failures();
            assertThat(second).extracting(Outcome.Failure::bot).containsOnly("spinning");
            assertThat(second.get(0).what()).contains("not asked: 'spinning' has not returned");
            assertThat(inside).hasValue(1);
        } finally {
            free.countDown();
        }
    }
}
