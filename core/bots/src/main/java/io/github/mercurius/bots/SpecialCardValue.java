package io.github.mercurius.bots;

import io.github.mercurius.api.Player;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;

/**
 * What the special cards that a player keeps may bring later, in guilders. Each can be used only once, and is worth
 * less the fewer turns are left to choose from.
 */
final class SpecialCardValue {
    private SpecialCardValue() {}

    /** What a card may bring that can be used in the last so many of a player's turns. */
    static double of(SpecialCard card, Table table, int ownTurns) {
        return atStart(card) * ownTurns / table.setup().rounds();
    }

    /** What all cards may bring that a player still has. */
    static double of(Player player, Table table, int ownTurns) {
        double sum = 0;
        for (SpecialCard card : SpecialCard.values()) {
            sum += player.has(card) ? of(card, table, ownTurns) : 0;
        }
        return sum;
    }

    /** What a card may bring when there is the whole game to use it in; found by playing. */
    private static double atStart(SpecialCard card) {
        return card == SpecialCard.DIVIDEND ? 10 : 6;
    }
}
