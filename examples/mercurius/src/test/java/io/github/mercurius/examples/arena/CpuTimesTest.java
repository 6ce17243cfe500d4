package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.examples.games.BotKind;
import io.github.mercurius.examples.games.GameKit;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A clock that runs while a bot thinks. */
class CpuTimesTest {
    private static final int TURNS = 17;

    private record Kind(String name, Bot bot) implements BotKind {
        @Override
        public boolean repeatable() {
            return true;
        }

        @Override
        public Bot make(long seed) {
            return bot;
        }
    }

    private static Action card(PlayerView view) {
        return Action.playCard(view.hand().kinds().get(0));
    }

    /** A bot that keeps a processor busy. */
    private static Action busy(PlayerView view) {
        long end = System.nanoTime() + 2_000_000;
        while (System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        return card(view);
    }

    /** A bot that waits, and keeps no processor busy. */
    private static Action idle(PlayerView view) {
        try {
            Thread.sleep(1);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
        return card(view);
    }

    private static Map<String, Double> measured(Kind... bots) {
        CpuTimes times = new CpuTimes();
        List<BotKind> timed = Stream.of(bots).map(times::timed).toList();
        return times.measured(GameContest.of(GameKit.mercurius(), List.of(Lineup.of(timed)), 7, 0));
    }

    @Test
    void itCountsTheProcessorTimeOfEachBotForAGame() {
        Map<String, Double> millis = measured(
                new Kind("busy", CpuTimesTest::busy),
                new Kind("idle", CpuTimesTest::idle),
                new Kind("quick", CpuTimesTest::card));
        assertThat(millis).containsOnlyKeys("busy", "idle", "quick");
        // Other work on the machine takes from the time that a busy bot has.
        assertThat(millis.get("busy")).isBetween(0.2 * 2 * TURNS, 1.5 * 2 * TURNS);
        assertThat(millis.get("idle")).isLessThan(millis.get("busy") / 2);
        assertThat(millis.get("quick")).isLessThan(millis.get("busy") / 2);
    }

    @Test
    void aBotThatThrowsIsRefusedAsWithoutAClock() {
        AtomicInteger asked = new AtomicInteger();
        Bot broken = view -> {
            asked.incrementAndGet();
            throw new IllegalStateException("no idea");
        };
        CpuTimes times = new CpuTimes();
        List<BotKind> bots = Stream.of(
                        new Kind("broken", broken),
                        new Kind("card", CpuTimesTest::card),
                        new Kind("other", CpuTimesTest::card))
                .map(times::timed)
                .toList();
        Outcome outcome = GameContest.of(GameKit.mercurius(), List.of(Lineup.of(bots)), 7, 0)
                .outcome(1, 1);
        assertThat(outcome.failures()).hasSize(TURNS);
        assertThat(outcome.failures().get(0).what())
                .contains("IllegalStateException")
                .contains("no idea");
        assertThat(asked).hasValue(TURNS);
    }
}
