package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * INF-1 and INF-2 without chance in the test: two players, with so few hidden tokens that every deal of them can be
 * played, through all actions and outcomes of some steps. Seat 0 watches; seat 1 holds two of four tokens.
 */
class SmallGameTest {
    private static final List<String> POOL = List.of("V3", "V2", "V2S", "V1W");
    private static final int DEPTH = 9;
    private static final int MOST_TILES = 2;

    private int steps;
    private int hiddenDraws;

    /** All deals that are not the same: two tokens of the pool in the hand of seat 1, two in the stack. */
    private static Set<GameState> deals() {
        Set<GameState> deals = new LinkedHashSet<>();
        for (String one : POOL) {
            for (String other : POOL) {
                if (!one.equals(other)) {
                    deals.add(deal(one, other));
                }
            }
        }
        return deals;
    }

    private static GameState deal(String one, String other) {
        Tokens pool = MadePosition.tokens(POOL.toArray(new String[0]));
        Tokens hand = MadePosition.tokens(one, other);
        Tokens own = MadePosition.tokens("V2X");
        return MadePosition.of(2)
                .hand(0, "V2X")
                .hand(1, one, other)
                // the buyer draws a token, then the other discards one; seat 1 can buy a token too
                .edge(0, Stall.PERFUMES_5, "GSC")
                .edge(1, Stall.HEAD_MERCHANT, "GSC")
                .purse(0, "")
                .purse(1, "")
                .spent(0, "G")
                .spent(1, "G")
                .stack(pool.minus(hand))
                .with(parts -> parts.tokensGone =
                        Edition.standIn().allTokens().minus(pool).minus(own).toList())
                .state();
    }

    @Test
    void worldsThatASeatCannotTellApartStayTheSameForItWhateverHappens_INF1_INF2() {
        Set<GameState> deals = deals();
        assertThat(deals).hasSize(6);
        explore(deals, 0);
        assertThat(steps).isGreaterThan(1_000);
        assertThat(hiddenDraws).isPositive();
    }

    /**
     * Plays every action and outcome in all worlds in which it is legal, and parts the worlds by what seat 0 is told.
     */
    private void explore(Set<GameState> worlds, int depth) {
        PlayerView view = worlds.iterator().next().viewFor(0);
        for (GameState world : worlds) {
            assertThat(world.viewFor(0))
                    .isEqualTo(view)
                    .hasToString(view.toString())
                    .hasSameHashCodeAs(view);
            assertThat(world.viewFor(0).legalActions()).isEqualTo(view.legalActions());
            assertThat(world.viewFor(0).chances()).isEqualTo(view.chances());
        }
        if (depth == DEPTH) {
            return;
        }
        Map<Update, Set<GameState>> told = new LinkedHashMap<>();
        for (GameState world : worlds) {
            for (Action action : actions(world)) {
                List<Event> events = new ArrayList<>();
                GameState after = Play.next(world, action, event -> events.add(event.seenBy(0)));
                Table table = world.table();
                Update update = new Update(depth, table.turn(), table.ask().orElseThrow(), table.decider(), events);
                told.computeIfAbsent(update, key -> new LinkedHashSet<>()).add(after);
                steps++;
            }
        }
        if (view.table().ask().filter(Ask.TOKEN::equals).isPresent()
                && view.table().activeSeat() != 0) {
            assertThat(told)
                    .as("a token that another player draws tells nothing")
                    .hasSize(1);
            hiddenDraws++;
        }
        told.forEach((update, after) -> {
            assertThat(view.after(update))
                    .as(update.notation())
                    .isEqualTo(after.iterator().next().viewFor(0));
            explore(after, depth + 1);
        });
    }

    /** All that can be done, but of tiles the first ones alone. */
    private static List<Action> actions(GameState world) {
        List<Action> actions = Play.possible(world);
        boolean tiles = world.table().ask().filter(Ask.TILE::equals).isPresent();
        return tiles ? actions.subList(0, Math.min(MOST_TILES, actions.size())) : actions;
    }

    @Test
    void aDeterminizationCanBeEachOfTheWorldsAndNoOther_INF2() {
        Set<GameState> deals = deals();
        PlayerView view = deals.iterator().next().viewFor(0);
        SplittableRandom random = new SplittableRandom(1602);
        Set<GameState> found = new HashSet<>();
        for (int i = 0; i < 300; i++) {
            found.add(view.determinize(random::nextInt));
        }
        assertThat(found).isEqualTo(deals);
    }
}
