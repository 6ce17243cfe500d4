package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Table;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Problems;

/**
 * What holds of every table that the rules can lead to, as far as the table itself can tell; each check cites its rule.
 *
 * <p>The number of completed turns says how many cards were played and drawn, and so how many lie where;
 * {@link PlayerIntegrity} does the same for each player.
 */
final class Integrity {
    private final OpenTable table;
    private final Pace pace;
    private final Problems<PositionPart> problems;

    private Integrity(OpenTable table, Problems<PositionPart> problems) {
        this.table = table;
        this.problems = problems;
        pace = new Pace(table.setup(), table.turn());
    }

    /** Finds what is wrong with a table whose turn is one of the game. */
    static void check(OpenTable table, Problems<PositionPart> problems) {
        Integrity integrity = new Integrity(table, problems);
        integrity.checkTurn();
        integrity.checkPlayersAndDecks();
    }

    /** A table as its only implementation. */
    static OpenTable open(Table table) {
        return (OpenTable) Arguments.notNull(table, "table", "a table");
    }

    private void checkTurn() {
        if (table.turn() == 0 && !table.market().equals(Market.atStart())) {
            problems.add(
                    PositionPart.MARKET,
                    "market before the first card",
                    table.market(),
                    Market.atStart().toString(),
                    Rule.SET_3);
        }
        if (table.isOver() && (table.specialPlayed() || !table.tradesMade().isEmpty())) {
            problems.add(
                    PositionPart.STEP, "trades or a special card", "some", "none when the game is over", Rule.END_1);
        }
        if (table.specialPlayed() && !table.tradesMade().isEmpty()) {
            problems.add(
                    PositionPart.STEP, "trades besides a special card", table.trades(), "none", Rule.BLK_1, Rule.DIV_1);
        }
    }

    private void checkPlayersAndDecks() {
        int dividends = 0;
        int left = 0;
        int discarding = 0;
        for (OpenPlayer player : table.openPlayers()) {
            PlayerIntegrity integrity = new PlayerIntegrity(table, player, pace, problems);
            integrity.check();
            dividends += integrity.dividendsPlayed();
            left += integrity.cardsLeftBoard();
            discarding += integrity.discarded() ? 1 : 0;
        }
        int paid = table.dividendsPaid().size();
        if (paid != dividends) {
            problems.add(
                    PositionPart.PAID,
                    "dividends paid",
                    paid,
                    "as many as Dividend cards used, " + dividends,
                    Rule.DIV_2);
        }
        checkDecks(left, discarding);
    }

    /**
     * Checks decks and discard pile.
     *
     * @param left how many price cards have left a board
     * @param discarding how many players have discarded cards with News
     */
    private void checkDecks(int left, int discarding) {
        if (table.deckSize(Deck.MAIN) != pace.mainDeck()) {
            problems.add(
                    PositionPart.MAIN,
                    "main deck",
                    table.deckSize(Deck.MAIN),
                    pace.mainDeck() + " after " + table.turn() + " turns",
                    Rule.TRN_4);
        }
        // NWS-2: who discards one to three cards draws one card fewer from the backup deck.
        int drawn = Deal.BACKUP_DECK - table.deckSize(Deck.BACKUP);
        if (drawn > 2 * discarding) {
            int fewest = Deal.BACKUP_DECK - 2 * discarding;
            problems.add(
                    PositionPart.BACKUP,
                    "backup deck",
                    table.deckSize(Deck.BACKUP),
                    "at least " + fewest + " after " + discarding + " News with discards",
                    Rule.NWS_2);
        }
        int discardPile = left + discarding + Math.min(drawn, 2 * discarding);
        if (table.pile().size() != discardPile) {
            problems.add(
                    PositionPart.DISCARD,
                    "discard pile",
                    table.pile().size() + " cards",
                    discardPile + ": " + left + " that left a board, and the discards of News",
                    Rule.TRN_3,
                    Rule.NWS_2);
        }
    }
}
