package io.github.mercurius.core;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.PlayerOfRules;
import io.github.mercurius.rules.internal.Arguments;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What lies open before one player, as the table keeps it.
 *
 * @param specials the special cards that are left, a {@link #bit} for each
 */
record OpenPlayer(int seat, int cash, Tokens tokens, Tokens blackMarket, Board board, int specials, int handSize)
        implements PlayerOfRules {
    /** SET-5: each player starts with 70 guilders. */
    static final int STARTING_CASH = 70;

    private static final int ALL_SPECIAL_CARDS = 0b111; // THG-4

    static OpenPlayer atStart(int seat, int handSize) {
        return new OpenPlayer(
                seat, STARTING_CASH, Tokens.none(), Tokens.none(), Board.empty(), ALL_SPECIAL_CARDS, handSize);
    }

    OpenPlayer with(int newCash, Tokens newTokens, Tokens newBlackMarket) {
        return new OpenPlayer(seat, newCash, newTokens, newBlackMarket, board, specials, handSize);
    }

    OpenPlayer with(Board newBoard, int newHandSize) {
        return new OpenPlayer(seat, cash, tokens, blackMarket, newBoard, specials, newHandSize);
    }

    OpenPlayer with(Collection<SpecialCard> left) {
        int bits = 0;
        for (SpecialCard card : left) {
            bits |= bit(card);
        }
        return new OpenPlayer(seat, cash, tokens, blackMarket, board, bits, handSize);
    }

    OpenPlayer without(SpecialCard card) {
        return new OpenPlayer(seat, cash, tokens, blackMarket, board, specials & ~bit(card), handSize);
    }

    static int bit(SpecialCard card) {
        return 1 << card.ordinal();
    }

    @Override
    public boolean has(SpecialCard card) {
        Arguments.notNull(card, "card", "a special card");
        return (specials & bit(card)) != 0;
    }

    @Override
    public Set<SpecialCard> specialCards() {
        Set<SpecialCard> cards = EnumSet.allOf(SpecialCard.class);
        cards.removeIf(card -> !has(card));
        return Collections.unmodifiableSet(cards);
    }

    @Override
    public String toString() {
        return "seat " + seat + ": " + cash + " guilders, tokens [" + tokens + "], Black Market [" + blackMarket
                + "], board " + board + ", " + specialCards() + ", " + handSize + " cards in hand";
    }
}
