package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.tournament.Contest;
import io.github.mercurius.tournament.Lineup;
import io.github.mercurius.tournament.Outcome;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A clock that runs while a bot thinks. */
class CpuTimesTest {
    private static final int TURNS = 17;

    private static Action card(PlayerView view) {
        return Action.playCard(view.hand().kinds().get(0));
    }

    /** A bot that keeps a processor busy. */
    private static Action busy(PlayerView view) {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long end = clock.getCurrentThreadCpuTime() + 2_000_000;
        while (clock.getCurrentThreadCpuTime() < end) {
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

    private static Map<String, Double> measured(ArenaTest.Kind... bots) {
        CpuTimes times = new CpuTimes();
        List<BotKind<Action, PlayerView>> timed =
                Stream.of(bots).map(times::timed).toList();
        return times.measured(Contest.of(Mercurius.rules(), List.of(new Lineup<>(timed)), 7));
    }

    @Test
    void itCountsTheProcessorTimeOfEachBotForAGame() {
        Map<String, Double> millis = measured(
                new ArenaTest.Kind("busy", CpuTimesTest::busy),
                new ArenaTest.Kind("idle", CpuTimesTest::idle),
                new ArenaTest.Kind("quick", CpuTimesTest::card));
        assertThat(millis).containsOnlyKeys("busy", "idle", "quick");
        assertThat(millis.get("busy")).isBetween(0.9 * 2 * TURNS, 1.5 * 2 * TURNS);
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
        List<BotKind<Action, PlayerView>> bots = Stream.of(
                        new ArenaTest.Kind("broken", broken),
                        new ArenaTest.Kind("card", CpuTimesTest::card),
                        new ArenaTest.Kind("other", CpuTimesTest::card))
                .map(times::timed)
                .toList();
        Outcome outcome =
                Contest.of(Mercurius.rules(), List.of(new Lineup<>(bots)), 7).outcome(1, 1);
        assertThat(outcome.failures()).hasSize(TURNS);
        assertThat(outcome.failures().get(0).what())
                .contains("IllegalStateException")
                .contains("no idea");
        assertThat(asked).hasValue(TURNS);
    }
}
