package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Two games that differ only in what a seat may not see: how they come to be, and what can be done in both. */
public final class TwoWorlds {
    private TwoWorlds() {}

    /** An action that is legal in both worlds, if there is one. */
    public static <A extends AnyAction, V extends AnyView<A>> Optional<A> commonAction(
            AnyGame<A, V> one, AnyGame<A, V> other, SplittableRandom random) {
        List<A> common = new ArrayList<>(one.state().legalActions());
        common.removeIf(action -> !other.state().legalActions().contains(action));
        return common.isEmpty() ? Optional.empty() : Optional.of(common.get(random.nextInt(common.size())));
    }

    /**
     * Lets a few cards change places, or many: the fewer, the longer the two worlds stay playable by the same actions.
     *
     * @param places those whose cards the seat may not see
     * @param doublings how often the number of changes can double
     */
    public static void swapSome(List<?> cards, List<Integer> places, int doublings, SplittableRandom random) {
        for (int swaps = 1 << random.nextInt(doublings); swaps > 0; swaps--) {
            int one = places.get(random.nextInt(places.size()));
            int two = places.get(random.nextInt(places.size()));
            Collections.swap(cards, one, two);
        }
    }

    /** Seats and spectators see the table that the host has. */
    public static void tableIsSeenByAll(AnyState<?, ?> state) {
        assertThat(state.viewForSpectator().table()).isEqualTo(state.table());
        for (int seat : state.table().setup().seats()) {
            assertThat(state.viewFor(seat).table()).isEqualTo(state.table());
        }
    }
}
