package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.Optional;

/** The numbers of a game in which a move is legal or not with what is hidden: a leak, for tests of the laws. */
record Peeking<A extends AnyAction, V extends AnyView<A>>(Encoding<A, V> honest) implements Encoding<A, V> {
    @Override
    public Rules<A, V> rules() {
        return honest.rules();
    }

    @Override
    public int movesVersion() {
        return honest.movesVersion();
    }

    @Override
    public int observationVersion() {
        return honest.observationVersion();
    }

    @Override
    public List<String> moves() {
        return honest.moves();
    }

    @Override
    public List<Integer> moves(A action, AnyTable table) {
        return honest.moves(action, table);
    }

    @Override
    public List<ObservationField> fields() {
        return honest.fields();
    }

    @Override
    public void observe(V view, List<Integer> chosen, short[] into, int offset) {
        honest.observe(view, chosen, into, offset);
    }

    @Override
    public LegalMoves<A> legalMoves(AnyState<A, V> state) {
        LegalMoves<A> moves = honest.legalMoves(state);
        return new LegalMoves<>() {
            @Override
            public void mark(List<Integer> chosen, byte[] mask) {
                moves.mark(chosen, mask);
                mask[Math.floorMod(state.toText().hashCode(), mask.length)] = 1;
            }

            @Override
            public Optional<A> action(List<Integer> chosen) {
                return moves.action(chosen);
            }
        };
    }
}
