package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyTable;
import java.util.Arrays;
import java.util.List;

/**
 * What a game brought one player: a choice of returns to learn from.
 *
 * @param score what decides the place, such as guilders or points
 * @param place 1 for the winner; players who tie share a place
 * @param winShare 1 for the only winner, a half for each of two, 0 for all others
 */
public record Returns(int score, int place, double winShare) {
    /**
     * The outcomes of a game by seat.
     *
     * @throws IllegalStateException if it is not over
     */
    public static List<Returns> of(AnyTable table) {
        if (!table.isOver()) {
            throw new IllegalStateException("the game goes on, outcomes are there when it is over (END-1)");
        }
        List<Integer> winners = table.winners();
        Returns[] outcomes = new Returns[table.setup().players()];
        for (AnyStanding standing : table.ranking()) {
            int seat = standing.seat();
            double share = winners.contains(seat) ? 1.0 / winners.size() : 0;
            outcomes[seat] = new Returns(standing.score(), standing.place(), share);
        }
        return List.copyOf(Arrays.asList(outcomes));
    }
}
