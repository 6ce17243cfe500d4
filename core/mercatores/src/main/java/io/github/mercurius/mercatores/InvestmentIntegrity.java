package io.github.mercurius.mercatores;

import io.github.mercurius.common.Problems;

/**
 * What holds of every table of the investment phase; {@link Integrity} has what holds of all tables.
 *
 * <p>The number of completed turns says how many each player has had, and so how many cards each can have.
 */
final class InvestmentIntegrity {
    private static final int MOST_TAKEN = 3;

    private final Table table;
    private final Problems<PositionPart> problems;
    private final int players;

    InvestmentIntegrity(Table table, Problems<PositionPart> problems) {
        this.table = table;
        this.problems = problems;
        players = table.players.length;
    }

    void check() {
        if (table.round != 0) {
            problems.add(PositionPart.ROUND, "round", table.round, "0 before the profit phase", Rule.PRO_2);
        }
        if (!table.discardPile.isEmpty()) {
            String given = table.discardPile.size() + " cards";
            problems.add(PositionPart.DISCARD, "discard pile", given, "none before the profit phase", Rule.TAX_1);
        }
        if (table.turn < 0 || table.turn > Edition.CARDS) {
            String expected = "0 to " + Edition.CARDS + ", as each loads a card";
            problems.add(PositionPart.TURN, "turns", table.turn, expected, Rule.LOAD_2);
            return; // what follows from the turn would not help
        }
        checkMarket();
        if (table.captain != Table.NOBODY) {
            checkLastTurns();
        }
        for (Player player : table.players) {
            checkHand(player);
            checkCards(player);
        }
    }

    /** The market before the card was given in this turn, and what was taken since. */
    private void checkMarket() {
        boolean full = table.deck > 0 || table.captain == Table.NOBODY;
        int least = full ? Deal.MARKET : 1; // RUL-7: what the player before gave is still there
        int most = Deal.MARKET;
        if (table.ask == Ask.TAKE) {
            least++;
            most++;
        } else if (table.ask == Ask.LOAD) {
            least = full ? most + 1 - MOST_TAKEN : 1;
            most--;
        }
        int size = table.market.size();
        if (size < least || size > most) {
            String expected = (least == most ? "" : least + " to ") + most + " cards in this step";
            problems.add(PositionPart.MARKET, "market", size + " cards", expected, Rule.FILL_1, Rule.MKT_2);
        }
    }

    private void checkLastTurns() {
        int captain = table.captain;
        if (table.players[captain].resources().size() < Table.CARDS_TO_END && table.deck > 0) {
            problems.add(
                    PositionPart.CAPTAIN,
                    "Captain card",
                    "of seat " + captain,
                    "15 cards there, or an empty deck",
                    Rule.LAST_1,
                    Rule.LAST_2);
        }
        if (table.active == captain && table.setup.lastTurns() != LastTurns.ALL) {
            problems.add(PositionPart.CAPTAIN, "last turn", "of the captain", "one of the others", Rule.LAST_3);
        }
    }

    private void checkHand(Player player) {
        boolean active = player.seat() == table.active;
        boolean done = hasPlayedLastTurn(player.seat());
        int least = done ? 0 : 1; // LOAD-4
        if (active && table.ask == Ask.TAKE) {
            least = 0;
        } else if (active && table.ask == Ask.LOAD && table.captain == Table.NOBODY) {
            least = 2; // MKT-2
        }
        if (player.handSize() < least) {
            String expected = "at least " + least;
            problems.addOfSeat(
                    PositionPart.HANDS, player.seat(), "hand", player.handSize(), expected, Rule.LOAD_4, Rule.MKT_2);
        }
        boolean mayHaveAll = done || player.seat() == table.captain;
        int resources = player.resources().size();
        if (!mayHaveAll && resources >= Table.CARDS_TO_END) {
            String expected = "fewer than 15 before the end of the phase";
            problems.addOfSeat(PositionPart.RESOURCES, player.seat(), "resources", resources, expected, Rule.LAST_1);
        }
    }

    /** What a player took and loaded in the turns that the player has had. */
    private void checkCards(Player player) {
        int turns = table.turnsOf(player.seat(), table.turn);
        int resources = player.resources().size();
        if (resources < turns) {
            String expected = "at least " + turns + ", one for each turn";
            problems.addOfSeat(PositionPart.RESOURCES, player.seat(), "resources", resources, expected, Rule.LOAD_2);
        }
        boolean active = player.seat() == table.active;
        // MKT-2: a turn brings one card or two; MKT-3: a last turn may bring none
        int least = Deal.HAND + turns - (hasPlayedLastTurn(player.seat()) ? 1 : 0);
        int most = Deal.HAND + 2 * turns;
        if (active && table.ask == Ask.TAKE) {
            least--;
            most--;
        } else if (active && table.ask == Ask.LOAD) {
            least += table.captain == Table.NOBODY ? 1 : 0;
            most += 2;
        }
        int cards = player.handSize() + resources;
        if (cards < least || cards > most) {
            String expected = least + " to " + most + " after " + turns + " turns";
            problems.addOfSeat(
                    PositionPart.HANDS, player.seat(), "cards in hand and resources", cards, expected, Rule.MKT_2);
        }
    }

    /** LAST-3: whether a seat lies between the captain and the active seat, clockwise. */
    private boolean hasPlayedLastTurn(int seat) {
        if (table.captain == Table.NOBODY || seat == table.captain) {
            return false;
        }
        int active = Math.floorMod(table.active - table.captain - 1, players);
        return Math.floorMod(seat - table.captain - 1, players) < active;
    }
}
