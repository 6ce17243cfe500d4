package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Deals the privilege tokens that a viewer cannot see at random to the other hands and the stack. */
final class Determinization {
    /** More often than a random source ever fails to give a hand two kinds. */
    private static final int MOST_TRIES = 1000;

    private Determinization() {}

    /** A state that gives the viewer the same view, each possible one as likely as any other. */
    static GameState of(PlayerView view, IntUnaryOperator random) {
        List<TokenKind> unseen = view.unseen().toList();
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            GameState state = dealt(view, Picking.pick(unseen, unseen.size(), random));
            if (isPossible(view, state)) {
                return state;
            }
        }
        throw Arguments.failure(
                "source of random numbers", MOST_TRIES + " deals with a hand of one kind", "random ones");
    }

    /** RUL-7: whether a player who is asked to discard a token has a choice. */
    private static boolean isPossible(PlayerView view, GameState state) {
        return view.table.ask != Ask.DISCARD
                || view.isAsked()
                || state.hand(view.table.actor).onlyKind() == null;
    }

    /** The state in which the unseen tokens lie in this order: in the other hands by seat, then in the stack. */
    static GameState dealt(PlayerView view, List<TokenKind> unseen) {
        Table table = view.table;
        Edition edition = table.setup.edition();
        Tokens[] hands = new Tokens[table.players.length];
        int dealt = 0;
        for (Player player : table.players) {
            if (player.seat() == view.viewer) {
                hands[player.seat()] = view.hand;
            } else {
                int end = dealt + player.handSize();
                hands[player.seat()] = Tokens.of(edition, unseen.subList(dealt, end));
                dealt = end;
            }
        }
        return new GameState(table, hands, Tokens.of(edition, unseen.subList(dealt, unseen.size())));
    }
}
