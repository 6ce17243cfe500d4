package io.github.mercurius.mercatores;

import io.github.mercurius.common.Problems;

/**
 * What holds of every table that the rules can lead to, as far as the table itself can tell; each check cites a rule.
 *
 * <p>{@link InvestmentIntegrity} has what holds in the investment phase alone.
 */
final class Integrity {
    /** EDN-4: the most coins that one cashing in brings. */
    static final int MOST_COINS = 99;

    private final Table table;
    private final Problems<PositionPart> problems;

    private Integrity(Table table, Problems<PositionPart> problems) {
        this.table = table;
        this.problems = problems;
    }

    /** Finds what is wrong with a table. */
    static void check(Table table, Problems<PositionPart> problems) {
        Integrity integrity = new Integrity(table, problems);
        integrity.checkPlaces();
        integrity.checkKnown();
        integrity.checkGiven();
        if (table.phase == Phase.INVESTMENT) {
            new InvestmentIntegrity(table, problems).check();
        } else {
            integrity.checkProfitPhase();
        }
    }

    /** COIN-1, RUL-9: each card lies somewhere, and each coin took a card from the deck while it had one. */
    private void checkPlaces() {
        int places = table.market.size() + table.discardPile.size();
        long coins = 0;
        for (Player player : table.players) {
            places += player.resources().size() + player.handSize();
            coins += player.coins();
        }
        if (places > Edition.CARDS) {
            problems.add(PositionPart.HANDS, "cards in all", places, "at most " + Edition.CARDS, Rule.SET_2);
        }
        long most = (long) MOST_COINS * table.discardPile.size();
        if (coins > most) {
            String expected = "at most " + most + ", " + MOST_COINS + " for each discard";
            problems.add(PositionPart.COINS, "coins", coins, expected, Rule.CASH_1);
        }
    }

    private void checkKnown() {
        for (Player player : table.players) {
            int known = player.known().size();
            if (known > player.handSize()) {
                String expected = "at most " + player.handSize();
                problems.addOfSeat(
                        PositionPart.KNOWN, player.seat(), "cards known in the hand", known, expected, Rule.INF_4);
            }
        }
    }

    private void checkGiven() {
        if (table.ask == Ask.TAKE && table.given == null) {
            problems.add(PositionPart.GIVEN, "card given", "none", "one in the step to take", Rule.MKT_4);
        } else if (table.given != null && table.ask != Ask.TAKE) {
            problems.add(PositionPart.GIVEN, "card given", table.given, "none in this step", Rule.MKT_4);
        } else if (table.given != null && !table.market.has(table.given)) {
            problems.add(PositionPart.GIVEN, "card given", table.given, "one on the market", Rule.MKT_1);
        }
    }

    private void checkProfitPhase() {
        int resources = 0;
        for (Player player : table.players) {
            resources += player.resources().size();
        }
        // each turn of the first phase loaded a card, each of the second discarded one
        int most = resources + 2 * table.discardPile.size();
        if (table.turn < 1 || table.turn > most) {
            problems.add(PositionPart.TURN, "turns", table.turn, "1 to " + most, Rule.LOAD_2, Rule.CASH_1);
        }
        if (table.captain == Table.NOBODY) {
            problems.add(
                    PositionPart.CAPTAIN, "Captain card", "nobody's", "a player's in the profit phase", Rule.PRO_1);
        }
        if (table.captain != Table.NOBODY && table.deck > 0) {
            checkFifteen(table.players[table.captain].resources().size() + table.discardPile.size());
        }
        int rounds = table.discardPile.size() + 1; // each round before this one had a turn
        if (table.round < 1 || table.round > rounds) {
            problems.add(PositionPart.ROUND, "round", table.round, "1 to " + rounds, Rule.PRO_2);
        }
        int least = table.deck > 0 ? Deal.MARKET : 1; // RUL-7
        if (table.market.size() < least || table.market.size() > Deal.MARKET) {
            String expected = (least == Deal.MARKET ? "" : "1 to ") + Deal.MARKET + " cards";
            problems.add(PositionPart.MARKET, "market", table.market.size() + " cards", expected, Rule.FILL_1);
        }
        boolean canGoOn = CashActions.anyOfAll(table.setup.edition(), table.players);
        if (!table.isOver()) {
            checkProfitTurn(canGoOn);
        } else if (canGoOn) {
            problems.add(
                    PositionPart.STEP, "the end", "over", "the game to go on while anybody can cash in", Rule.END_1);
        }
    }

    /**
     * LAST-1: who ended the phase before while there was a deck had 15 cards, some of which may be discarded by now.
     */
    private void checkFifteen(int cards) {
        if (cards < Table.CARDS_TO_END) {
            String expected = "15 at least, with the discard pile";
            problems.addOfSeat(PositionPart.RESOURCES, table.captain, "cards", cards, expected, Rule.LAST_1);
        }
    }

    private void checkProfitTurn(boolean canGoOn) {
        Cards resources = table.active().resources();
        boolean free = table.active == table.unloading;
        if (resources.isEmpty()) {
            problems.addOfSeat(
                    PositionPart.RESOURCES, table.active, "resources", "none", "some in its turn", Rule.PRO_3);
        }
        if (table.ask == Ask.TAX && free) {
            problems.add(PositionPart.STEP, "tax", "TAX", "CASH for the Unloading card's holder", Rule.TAX_2);
        }
        if (table.ask == Ask.TAX && resources.goodsSize() == 0) {
            problems.add(PositionPart.STEP, "tax", "TAX", "goods cards to pay it", Rule.TAX_3);
        }
        // where the turn has just begun, the one before did not end the game
        if ((free || table.ask == Ask.TAX) && !canGoOn) {
            problems.add(
                    PositionPart.RESOURCES, "cards to cash in", "none", "some, as the game is not over", Rule.END_1);
        }
    }
}
