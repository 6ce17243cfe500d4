package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The legal moves of any game: the moves of each legal action are listed, and those followed that were begun. */
final class ListedMoves<A extends AnyAction> implements LegalMoves<A> {
    private final List<A> actions;
    private final List<List<Integer>> ways = new ArrayList<>();

    <V extends AnyView<A>> ListedMoves(Encoding<A, V> encoding, AnyState<A, V> state) {
        actions = state.legalActions();
        for (A action : actions) {
            ways.add(encoding.moves(action, state.table()));
        }
    }

    @Override
    public void mark(List<Integer> chosen, byte[] mask) {
        int made = chosen.size();
        for (List<Integer> way : ways) {
            if (way.size() > made && way.subList(0, made).equals(chosen)) {
                mask[way.get(made)] = 1;
            }
        }
    }

    @Override
    public Optional<A> action(List<Integer> moves) {
        int made = ways.indexOf(moves);
        return made < 0 ? Optional.empty() : Optional.of(actions.get(made));
    }
}
