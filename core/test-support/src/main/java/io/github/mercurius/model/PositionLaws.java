package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.Rules;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** What holds for positions of any game. */
public final class PositionLaws {
    private static final int CHANGES = 60;
    private static final int ACTIONS = 300;

    private PositionLaws() {}

    /** An accepted position with a change is refused, saying what was expected. */
    public static <P extends AnyPosition<?, ?>> void isRefused(P position, UnaryOperator<P> change, String message) {
        assertThat(position.problems()).isEmpty();
        assertThatThrownBy(() -> change.apply(position).table())
                .isInstanceOf(PositionException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("expected");
    }

    /** Changes to what no position of the game can have are refused at once. */
    @SafeVarargs
    public static <P> void areRefusedAtOnce(P position, Consumer<P>... changes) {
        for (Consumer<P> change : changes) {
            assertThatThrownBy(() -> change.accept(position))
                    .isInstanceOf(IllegalArgumentException.class)
                    .isNotInstanceOf(PositionException.class)
                    .hasMessageContaining("expected");
        }
    }

    /**
     * All positions that can be reached from an accepted position are accepted too, and something can be done in each.
     *
     * @param start an accepted position
     * @param change changes one part of a position
     */
    public static <A extends AnyAction, V extends AnyView<A>, P extends AnyPosition<A, V>> void areAcceptedAfter(
            Rules<A, V> rules, P start, UnaryOperator<P> change, SplittableRandom random) {
        P accepted = start;
        for (int i = 0; i < CHANGES; i++) {
            P changed = change.apply(accepted);
            if (changed.problems().isEmpty()) {
                accepted = changed;
            } else {
                assertThat(changed.problems())
                        .allSatisfy(problem -> assertThat(problem.rules()).isNotEmpty());
            }
        }
        AnyState<A, V> state = accepted.dealt(random::nextInt);
        assertThat(state.table()).isEqualTo(accepted.table());
        for (int i = 0; i < ACTIONS && !state.isOver(); i++) {
            assertThat(state.asksChance() ? state.chances() : state.legalActions())
                    .as(state.toString())
                    .isNotEmpty();
            state = RandomGame.next(state, random::nextInt);
            assertThat(rules.position(state).problems()).as(state.toString()).isEmpty();
        }
    }
}
