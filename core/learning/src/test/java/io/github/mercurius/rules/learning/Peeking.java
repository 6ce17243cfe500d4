package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.Optional;

/** The numbers of a game in which a move is legal or not with what is hidden: a leak, for tests of the laws. */
final class Peeking<A extends AnyAction, V extends AnyView<A>> extends Encoding<A, V> {
    private final Encoding<A, V> honest;

    Peeking(Encoding<A, V> honest) {
        super(honest.rules(), honest.movesVersion(), honest.observationVersion(), honest.moves(), honest.fields());
        this.honest = honest;
    }

    @Override
    public List<Integer> moves(A action, AnyTable table) {
        return honest.moves(action, table);
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
