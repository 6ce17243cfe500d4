package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Table;
import java.util.Arrays;

/**
 * How likely each player is to win, by what they have and will have when the cards on the boards have run out.
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
        double lead = table.isOver() ? AT_END : BEFORE + FOR_EACH_TURN * Outlook.ownTurnsLeft(table);
        double[] wealth = new double[table.setup().players()];
        Market last = Outlook.atLast(table, null);
        for (Player player : table.players()) {
            int rise = player.tokens().value(last) - player.tokens().value(table.market());
            wealth[player.seat()] = table.wealth(player.seat()) + rise;
        }
        double richest = Arrays.stream(wealth).max().orElseThrow();
        double[] chances = Arrays.stream(wealth)
                // Math may differ from machine to machine in the last bit, and so could the game.
                .map(each -> StrictMath.exp((each - richest) / lead))
                .toArray();
        double sum = Arrays.stream(chances).sum();
        return Arrays.stream(chances).map(chance -> chance / sum).toArray();
    }
}
