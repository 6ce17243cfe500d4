package io.github.mercurius.examples.games;

import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyState;

/** What players have where a playout ends. */
final class Judges {
    private Judges() {}

    /** The score as if the game ended now. */
    static double byScore(AnyState<?, ?> state, int seat) {
        return standing(state, seat).score();
    }

    private static AnyStanding standing(AnyState<?, ?> state, int seat) {
        return state.table().ranking().stream()
                .filter(standing -> standing.seat() == seat)
                .findFirst()
                .orElseThrow();
    }

    /** END-2: the final scoring of Mercado counts seals and tokens; MOV-4: who is ahead on the same space wins. */
    static double inMercado(GameState state, int seat) {
        if (state.isOver()) {
            return byScore(state, seat) - 0.01 * standing(state, seat).place();
        }
        Player player = state.table().player(seat);
        return player.position() + player.seals() + state.hand(seat).points();
    }
}
