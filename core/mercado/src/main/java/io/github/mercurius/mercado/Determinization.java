package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Deals the privilege tokens that are not known at random to the hands that are not known, and to the stack. */
final class Determinization {
    /** More often than a random source ever fails to give a hand two kinds. */
    private static final int MOST_TRIES = 1000;

    private Determinization() {}

    /** A state with a table and the hands that are known, each possible one as likely as any other. */
    static GameState of(Table table, @Nullable Tokens[] hands, IntUnaryOperator random) {
        List<TokenKind> unseen = unseen(table, hands).toList();
        int asked = table.parts.ask == Ask.DISCARD ? table.parts.actor : Table.NOBODY;
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            GameState state = dealt(table, hands, Dealer.pick(unseen, unseen.size(), random));
            // RUL-7: who is asked to discard a token has a choice
            if (asked == Table.NOBODY
                    || hands[asked] != null
                    || state.hand(asked).onlyKind() == null) {
                return state;
            }
        }
        throw Arguments.failure(
                "source of random numbers", MOST_TRIES + " deals with a hand of one kind", "random ones");
    }

    /** The state with a table and hands that are all known, if they have any tokens. */
    static GameState dealt(Table table, @Nullable Tokens[] hands) {
        return dealt(table, hands, unseen(table, hands).toList());
    }

    /** The tokens that are in no hand that is known, and not out of the game. */
    static Tokens unseen(Table table, @Nullable Tokens[] hands) {
        Tokens unseen = table.setup().edition().allTokens();
        for (TokenKind gone : table.tokensGone()) {
            unseen = unseen.minus(gone);
        }
        for (Tokens hand : hands) {
            unseen = hand == null ? unseen : unseen.minus(hand);
        }
        return unseen;
    }

    /**
     * The state in which unseen tokens lie in this order: in the hands that are not known by seat, then in the stack.
     */
    private static GameState dealt(Table table, @Nullable Tokens[] known, List<TokenKind> unseen) {
        Edition edition = table.setup().edition();
        Tokens[] hands = new Tokens[known.length];
        int dealt = 0;
        for (Player player : table.players()) {
            Tokens hand = known[player.seat()];
            int end = hand == null ? dealt + player.handSize() : dealt;
            hands[player.seat()] = hand == null ? Tokens.of(edition, unseen.subList(dealt, end)) : hand;
            dealt = end;
        }
        return new GameState(table, hands, Tokens.of(edition, unseen.subList(dealt, unseen.size())));
    }
}
