package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Table;

/**
 * How likely each player is to win, by what they have and will have when the cards on the boards have run out, and what
 * their special cards may bring ({@link Reserve}).
 *
 * <p>The more turns there are to come, the less a lead means.
 */
final class Prospects {
    // A player so many guilders ahead of another is e times as likely to win; found by playing.
    private static final double AT_END = 2;
    private static final double BEFORE = 6;
    private static final double FOR_EACH_TURN = 1;

    private Prospects() {}

    /** A number for each seat, all of them adding up to 1. */
    static double[] of(Table table) {
        int turnsLeft = Outlook.ownTurnsLeft(table);
        double lead = table.isOver() ? AT_END : BEFORE + FOR_EACH_TURN * turnsLeft;
        double[] wealth = new double[table.setup().players()];
        Market last = Outlook.atLast(table, null);
        for (Player player : table.players()) {
            int rise = player.tokens().value(last) - player.tokens().value(table.market());
            wealth[player.seat()] = table.wealth(player.seat()) + rise + Reserve.of(player, table, turnsLeft);
        }
        return Softmax.of(wealth, lead);
    }
}
