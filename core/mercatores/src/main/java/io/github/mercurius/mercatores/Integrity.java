package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import java.util.Objects;

/**
 * What holds of every table that the rules can lead to, as far as the table itself can tell; each check cites a rule.
 */
final class Integrity {
    private static final int MOST_COINS = 99;

    private final Table table;
    private final int players;

    private Integrity(Table table) {
        this.table = table;
        players = table.players.length;
    }

    /** The table, if the rules can lead to it. */
    static Table checked(Table table) {
        Integrity integrity = new Integrity(table);
        integrity.checkCards();
        integrity.checkHands();
        integrity.checkGiven();
        if (table.phase == Phase.INVESTMENT) {
            new InvestmentIntegrity(table).check();
        } else {
            integrity.checkProfitPhase();
        }
        return table;
    }

    private void checkCards() {
        HiddenCardsCheck.checkOpen(table);
        int inPlaces = table.market.size() + table.discardPile.size();
        long coins = 0;
        for (Player player : table.players) {
            check(player.coins() >= 0, "coins of seat " + player.seat(), player.coins(), "0 or more");
            check(player.handSize() >= 0, "hand of seat " + player.seat(), player.handSize(), "0 cards or more");
            check(player.handSize() <= Edition.CARDS, "hand of seat " + player.seat(), player.handSize(), "82 at most");
            inPlaces += player.resources().size() + player.handSize();
            coins += player.coins();
        }
        check(coins <= (long) MOST_COINS * table.discardPile.size(), "coins", coins, "99 for each discard (CASH-1)");
        check(table.deck >= 0 && table.deck <= Edition.CARDS, "deck", table.deck, "0 to 82 cards");
        int faceDown = Edition.CARDS - inPlaces - table.deck;
        // COIN-1, RUL-9: each coin took a card from the deck while it had one.
        boolean right = table.deck > 0 ? faceDown == coins : faceDown >= 0 && faceDown <= coins;
        check(right, "cards that are nowhere", faceDown, "as many as coins, " + coins + " (COIN-1)");
    }

    private void checkHands() {
        for (Player player : table.players) {
            check(
                    player.known().size() <= player.handSize(),
                    "cards known in the hand of seat " + player.seat(),
                    player.known().size(),
                    "at most " + player.handSize() + " (INF-4)");
        }
    }

    private void checkGiven() {
        boolean taking = table.step == Step.TAKE;
        check(
                taking == (table.given != null),
                "card given",
                table.given().map(Card::code).orElse("none"),
                (taking ? "one" : "none") + " in this step (MKT-4)");
        if (table.given != null) {
            check(table.market.has(table.given), "card given", table.given, "one on the market (MKT-1)");
        }
    }

    private void checkProfitPhase() {
        int resources = 0;
        for (Player player : table.players) {
            resources += player.resources().size();
        }
        // each turn of the first phase loaded a card, each of the second discarded one
        int most = resources + 2 * table.discardPile.size();
        check(table.turn >= 1 && table.turn <= most, "turns", table.turn, "1 to " + most + " (LOAD-2, CASH-1)");
        check(table.captain != Table.NOBODY, "Captain card", "nobody's", "a player's in the profit phase (PRO-1)");
        check(table.round >= 1, "round", table.round, "1 or more in the profit phase (PRO-2)");
        check(
                table.unloading == (table.captain + (table.round - 1L)) % players,
                "Unloading card",
                table.unloading,
                "it to be " + (table.round - 1) + " seats after the captain (PRO-4)");
        check(
                table.market.size() >= 1 && table.market.size() <= Deal.MARKET,
                "market",
                table.market,
                "1 to 5 cards (FILL-1)");
        if (table.isOver()) {
            check(!anybodyCanCashIn(), "the end", table, "nothing that can be cashed in (END-1)");
        } else {
            checkProfitTurn();
        }
    }

    private void checkProfitTurn() {
        Cards resources = table.active().resources();
        boolean free = table.active == table.unloading;
        check(!resources.isEmpty(), "resources of seat " + table.active, "none", "some in its turn (PRO-3)");
        if (table.step == Step.TAX) {
            check(!free, "tax", "of seat " + table.active, "none with the Unloading card (TAX-2)");
            check(resources.goodsSize() > 0, "tax", "of seat " + table.active, "goods cards to pay it (TAX-3)");
        }
        if (free || table.step == Step.TAX) {
            // the turn has just begun, so the one before did not end the game
            check(anybodyCanCashIn(), "cards to cash in", "none", "some, as the game is not over (END-1)");
        }
    }

    private boolean anybodyCanCashIn() {
        for (int seat = 0; seat < players; seat++) {
            if (Legality.canCashIn(table, seat)) {
                return true;
            }
        }
        return false;
    }

    static void check(boolean right, String argument, Object given, String expected) {
        if (!right) {
            throw Arguments.failure(argument, Objects.toString(given), expected);
        }
    }
}
