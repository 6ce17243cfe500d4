package io.github.mercurius.web.table;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;

/**
 * What is chosen when a table is made.
 *
 * @param players how many seats there are
 * @param listed whether the table is in the public list, and anybody may sit down
 * @param spectators whether anybody who knows the table may watch
 * @param timer the seconds for a turn, or 0 for no limit
 * @param dealing who makes the deal
 * @param startSeat who takes the first turn
 * @param dividends what one share pays (RUL-1)
 * @param cardOrder in which order the cards on a board act (RUL-5)
 * @param blackMarketAtEnd what becomes of tokens on Black Market cards at the end (RUL-6)
 */
public record Options(
        int players,
        boolean listed,
        boolean spectators,
        int timer,
        DealingKind dealing,
        int startSeat,
        Dividends dividends,
        CardOrder cardOrder,
        BlackMarketAtEnd blackMarketAtEnd) {
    public static final int SHORTEST_TIMER = 5;
    public static final int LONGEST_TIMER = 3600;

    /** Who makes the deal. */
    public enum DealingKind {
        /** Host and seats together (RUL-12). */
        JOINT,
        /** The server, which shows a commitment before. */
        SEALED
    }

    /** What one share pays (RUL-1). */
    public enum Dividends {
        /** A quarter of the price. */
        QUARTER,
        /** The full price. */
        FULL;

        DividendScale scale() {
            return this == FULL ? DividendScale.fullPrice() : DividendScale.quarterPrice();
        }
    }

    public Options {
        between("players", players, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS);
        between("startSeat", startSeat, 0, players - 1);
        if (timer != 0) {
            between("timer", timer, SHORTEST_TIMER, LONGEST_TIMER);
        }
    }

    private static void between(String what, int given, int least, int most) {
        if (given < least || given > most) {
            throw new RefusedException(Why.MALFORMED, what + ": " + given + ", expected " + least + " to " + most);
        }
    }

    @JsonIgnore
    public boolean isJoint() {
        return dealing == DealingKind.JOINT;
    }

    /** The rulings that hold. */
    @JsonIgnore
    public Rulings rulings() {
        return Rulings.builder()
                .dividendScale(dividends.scale())
                .cardOrder(cardOrder)
                .blackMarketAtEnd(blackMarketAtEnd)
                .build();
    }

    /** The set-up for players with these names, by seat. */
    Setup setup(Iterable<String> names) {
        return Setup.builder()
                .names(names)
                .startSeat(startSeat)
                .rulings(rulings())
                .build();
    }
}
