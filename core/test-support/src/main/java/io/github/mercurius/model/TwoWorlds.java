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
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;

/** Two games that differ only in what a seat may not see: how they come to be, and what can be done in both. */
public final class TwoWorlds {
    private TwoWorlds() {}

    /** An action that is legal in both worlds, if there is one. */
    private static <A extends AnyAction, V extends AnyView<A>> Optional<A> commonAction(
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

    /**
     * Plays the same actions in both worlds, with an undo here and there, and compares what can be reached at every step.
     *
     * @param reachable what the seat can get hold of in a world
     * @param shown what an action shows the seat: if it is not the same in both worlds, they are told apart
     * @return how many actions are compared
     */
    @SuppressWarnings("unchecked") // a game goes on as one of its own kind
    public static <A extends AnyAction, V extends AnyView<A>, G extends AnyGame<A, V>> int compared(
            G first, G second, long choices, Function<G, ?> reachable, BiFunction<G, A, ?> shown) {
        SplittableRandom random = new SplittableRandom(choices);
        G game = first;
        G other = second;
        int actions = 0;
        assertThat((Object) reachable.apply(other)).isEqualTo(reachable.apply(game));
        Optional<A> action = commonAction(game, other, random);
        while (action.isPresent()
                && shown.apply(game, action.get()).equals(shown.apply(other, action.get()))) {
            game = (G) game.applyAction(action.get());
            other = (G) other.applyAction(action.get());
            if (random.nextInt(12) == 0) {
                int kept = back(game, random);
                game = (G) game.undo(kept);
                other = (G) other.undo(kept);
            }
            assertThat((Object) reachable.apply(other)).as("after " + action).isEqualTo(reachable.apply(game));
            action = commonAction(game, other, random);
            actions++;
        }
        return actions;
    }

    /** How many actions are kept by an undo of up to three. */
    public static int back(AnyGame<?, ?> game, SplittableRandom random) {
        int actions = game.actions().size();
        return actions - 1 - random.nextInt(Math.min(3, actions));
    }

    /** What a seat sees, and the views of all others in a hash code: as little as a leak can be. */
    public static int leaking(AnyGame<?, ?> game, int viewer) {
        int hash = game.state().viewFor(viewer).hashCode();
        for (int other : game.setup().seats()) {
            hash = 31 * hash + game.state().viewFor(other).hashCode();
        }
        return hash;
    }

    /** Seats and spectators see the table that the host has. */
    public static void tableIsSeenByAll(AnyState<?, ?> state) {
        assertThat(state.viewForSpectator().table()).isEqualTo(state.table());
        for (int seat : state.table().setup().seats()) {
            assertThat(state.viewFor(seat).table()).isEqualTo(state.table());
        }
    }

    /** Seats and spectators see the table, each seat its own hand, and a spectator an empty one. */
    public static <A extends AnyAction, V extends AnyView<A>> void tableAndHandsAreSeen(
            AnyState<A, V> state, IntFunction<?> hand, Function<V, ?> seen, Object none) {
        tableIsSeenByAll(state);
        for (int seat : state.table().setup().seats()) {
            assertThat((Object) seen.apply(state.viewFor(seat))).isEqualTo(hand.apply(seat));
        }
        assertThat((Object) seen.apply(state.viewForSpectator())).isEqualTo(none);
    }
}
