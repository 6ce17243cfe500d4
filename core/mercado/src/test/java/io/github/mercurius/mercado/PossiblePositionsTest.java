package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Of the position of a real game one thing is changed: what nothing can have given is refused, at any time while no
 * object can have come back.
 *
 * <p>{@code -Dpositions.states=1000000} reads that many states that were played.
 */
@Tag("games")
class PossiblePositionsTest {
    private static final int STATES = Integer.getInteger("positions.states", 500);

    private static Setup standIn(int seed) {
        return Setup.of(2 + seed % 3);
    }

    private static void play(int states, IntFunction<Setup> setups, Consumer<GameState> use) {
        int played = 0;
        for (int seed = 0; played < states; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Setup setup = setups.apply(seed);
            GameState state = GameState.start(setup, Deal.seeded(setup.edition(), seed));
            while (!state.isOver() && played++ < states) {
                use.accept(state);
                state = state.asksChance()
                        ? state.applyOutcome(state.drawOutcome(random::nextInt))
                        : state.applyAction(state.legalActions().sample(random::nextInt));
            }
            use.accept(state);
        }
    }

    @Test
    void whatPlayReachesIsNeverRefused() {
        play(
                STATES,
                Script::setup,
                state -> assertThat(Position.parse(
                                        state.toText(), state.table().setup().edition())
                                .problems())
                        .as(state.toText())
                        .isEmpty());
    }

    /** An object more that nobody can have bought with the points that were made, in the turns 3 to 9. */
    @Test
    void anObjectMoreWithoutItsPointsIsRefused_SCO1() {
        int[] tried = new int[1];
        List<String> accepted = new ArrayList<>();
        play(1_500, PossiblePositionsTest::standIn, state -> {
            Table table = state.table();
            if (table.turn() < 3 || table.turn() > 9 || table.isOver()) {
                return;
            }
            List<Tile> hidden = new ArrayList<>(Edition.standIn().objects());
            hidden.removeAll(table.objectDiscard());
            Stall.merchandise().forEach(stall -> table.tile(stall).ifPresent(hidden::remove));
            List<Tile> discard = new ArrayList<>(table.objectDiscard());
            discard.add(hidden.get(0));
            Position changed = Position.of(state).withObjectDiscard(discard);
            tried[0]++;
            if (changed.problems().isEmpty()) {
                accepted.add(changed.toText());
            }
        });
        assertThat(tried[0]).isGreaterThan(100);
        assertThat(accepted).isEmpty();
    }

    /** A player ten spaces further than played, in the turns 3 to 9. */
    @Test
    void mostPlayersCannotBeTenSpacesFurther_SCO1() {
        int[] tried = new int[1];
        int[] accepted = new int[1];
        play(1_500, PossiblePositionsTest::standIn, state -> {
            Table table = state.table();
            if (table.turn() >= 3 && table.turn() <= 9 && !table.isOver()) {
                int seat = table.turn() % table.setup().players();
                Position changed =
                        Position.of(state).withPosition(seat, table.player(seat).position() + 10);
                tried[0]++;
                accepted[0] += changed.problems().isEmpty() ? 1 : 0;
            }
        });
        assertThat(tried[0]).isGreaterThan(100);
        assertThat(accepted[0]).as("accepted of " + tried[0]).isLessThan(tried[0] / 8);
    }

    private static Position withCoin(GameState state, int seat, Coin coin, int change) {
        Coins purse = state.table().player(seat).purse();
        return Position.of(state).withPurse(seat, change > 0 ? purse.plus(coin) : purse.minus(coin));
    }

    /**
     * A black or white coin that nothing gave, in the turns 3 to 9. A few are accepted, where a space can have given or
     * taken it.
     */
    @Test
    void hardlyAnyCoinMoreOrFewerIsAccepted_EFF1() {
        int[] tried = new int[1];
        List<String> accepted = new ArrayList<>();
        play(4_000, PossiblePositionsTest::standIn, state -> {
            Table table = state.table();
            if (table.turn() < 3 || table.turn() > 9 || table.isOver()) {
                return;
            }
            int seat = table.turn() % table.setup().players();
            List<Position> changed = new ArrayList<>();
            changed.add(withCoin(state, seat, Coin.B, 1));
            changed.add(withCoin(state, seat, Coin.W, 1));
            if (table.player(seat).purse().has(Coin.B)) {
                changed.add(withCoin(state, seat, Coin.B, -1));
            }
            tried[0] += changed.size();
            changed.stream()
                    .filter(position -> position.problems().isEmpty())
                    .forEach(position -> accepted.add(position.toText()));
        });
        assertThat(tried[0]).isGreaterThan(100);
        assertThat(accepted).hasSizeLessThan(tried[0] / 30);
    }

    /** One thing changed at random, in the first ten turns and in all of them: most of what is left can happen. */
    @Test
    void fewRandomChangesAreAccepted() {
        int[] tried = new int[2];
        int[] accepted = new int[2];
        SplittableRandom random = new SplittableRandom(1602);
        play(4_000, PossiblePositionsTest::standIn, state -> {
            Position position = Position.of(state);
            Position changed = ChangedPosition.of(position, random);
            boolean good = changed.problems().isEmpty();
            if (!good || !changed.toText().equals(position.toText())) {
                for (int range = state.table().turn() < 10 ? 0 : 1; range < 2; range++) {
                    tried[range]++;
                    accepted[range] += good ? 1 : 0;
                }
            }
        });
        System.out.println("accepted: " + accepted[0] + " of " + tried[0] + " random changes in the turns 0 to 9, "
                + accepted[1] + " of " + tried[1] + " in all turns");
        assertThat(accepted[0]).as("accepted of " + tried[0]).isLessThan(tried[0] / 8);
        assertThat(accepted[1]).as("accepted of " + tried[1]).isLessThan(2 * tried[1] / 5);
    }
}
