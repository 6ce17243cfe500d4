package io.github.mercurius.examples.games;

import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;

/** What players have where a playout ends. */
final class Judges {
    private Judges() {}

    /** The score as if the game ended now; who is ahead of another with the same score has a little more. */
    static <A extends AnyAction, V extends AnyView<A>> double byRanking(AnyState<A, V> state, int seat) {
        for (AnyStanding standing : state.table().ranking()) {
            if (standing.seat() == seat) {
                return standing.score() - 0.01 * standing.place();
            }
        }
        throw new IllegalArgumentException(
                "seat: " + seat + ", expected one in " + state.table().ranking());
    }

    /** END-2: the final scoring of Mercado counts seals and tokens. */
    static double inMercado(GameState state, int seat) {
        Player player = state.table().player(seat);
        return state.isOver()
                ? byRanking(state, seat)
                : player.position() + player.seals() + state.hand(seat).points();
    }
}
