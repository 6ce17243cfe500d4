package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

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
