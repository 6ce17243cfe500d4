package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.arena.Contest;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.core.Mercurius;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A clock that runs while a bot thinks. */
class CpuTimesTest {
    private static final int TURNS = 17;

    private static Action card(PlayerView view) {
        return Action.playCard(view.hand().kinds().get(0));
    }

    @Test
    void itCountsTheTimeOfEachBotForAGame() {
        AtomicLong now = new AtomicLong();
        Bot busy = view -> {
            now.addAndGet(2_000_000);
            return card(view);
        };
        CpuTimes times = new CpuTimes(now::get);
        List<BotKind<Action, PlayerView>> bots = Stream.of(
                        new ArenaTest.Kind("busy", busy),
                        new ArenaTest.Kind("quick", CpuTimesTest::card),
                        new ArenaTest.Kind("other", CpuTimesTest::card))
                .map(times::timed)
                .toList();
        assertThat(times.measured(Contest.of(Mercurius.rules(), List.of(new Lineup<>(bots)), 7)))
                .isEqualTo(Map.of("busy", 2.0 * TURNS, "quick", 0.0, "other", 0.0));
    }
}
