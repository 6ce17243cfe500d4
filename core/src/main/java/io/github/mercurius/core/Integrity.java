package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;

/**
 * What holds of every table that the rules can lead to, as far as the table itself can tell; each check cites its rule.
 *
 * <p>The number of completed turns says how many cards were played and drawn, and so how many lie where;
 * {@link PlayerIntegrity} does the same for each player.
 */
final class Integrity {
    private final OpenTable table;
    private final Setup setup;

    private Integrity(OpenTable table) {
        this.table = table;
        this.setup = table.setup();
    }

    /** The table, if the rules can lead to it. */
    static OpenTable checked(OpenTable table) {
        Integrity integrity = new Integrity(table);
        integrity.checkTurn();
        integrity.checkTokens();
        integrity.checkPlayers();
        integrity.checkDecks();
        table.openCards(); // refuses a card that is there too often (THG-3)
        return table;
    }

    /** A table, if the rules can lead to it, which is known of the library's own. */
    static OpenTable open(Table table) {
        Arguments.notNull(table, "table", "a table");
        return table instanceof OpenTable open
                ? open
                : (OpenTable) TableBuilder.of(table).build();
    }

    private void checkTurn() {
        if (table.turn() == 0 && !table.market().equals(Market.atStart())) {
            throw refused("market before the first card", table.market(), Market.atStart() + " (SET-3)");
        }
        if (table.isOver() && (table.specialPlayed() || !table.tradesMade().isEmpty())) {
            throw refused("trades or a special card", "some", "none when the game is over (END-1)");
        }
        if (table.specialPlayed() && !table.tradesMade().isEmpty()) {
            throw refused("trades besides a special card", table.trades(), "none (BLK-1, DIV-1)");
        }
    }

    private void checkPlayers() {
        int dividends = 0;
        for (OpenPlayer player : table.openPlayers()) {
            PlayerIntegrity integrity = new PlayerIntegrity(table, player);
            integrity.check();
            dividends += integrity.dividendsPlayed();
        }
        int paid = table.dividendsPaid().size();
        if (paid != dividends) {
            throw refused("dividends paid", paid, "as many as Dividend cards used, " + dividends + " (DIV-2)");
        }
    }

    private void checkDecks() {
        // TRN-4: each turn draws one card, while there are any.
        int mainDeck = Math.max(0, setup.turns() - 2 * setup.players() - table.turn());
        if (table.deckSize(Deck.MAIN) != mainDeck) {
            throw refused(
                    "main deck", table.deckSize(Deck.MAIN), mainDeck + " after " + table.turn() + " turns (TRN-4)");
        }
        int left = 0;
        int discarding = 0;
        for (OpenPlayer player : table.openPlayers()) {
            PlayerIntegrity integrity = new PlayerIntegrity(table, player);
            left += integrity.cardsLeftBoard();
            discarding += integrity.discarded() ? 1 : 0;
        }
        // NWS-2: who discards one to three cards draws one card fewer from the backup deck.
        int drawn = Deal.BACKUP_DECK - table.deckSize(Deck.BACKUP);
        if (drawn > 2 * discarding) {
            throw refused(
                    "backup deck",
                    table.deckSize(Deck.BACKUP),
                    "at least " + (Deal.BACKUP_DECK - 2 * discarding) + " after " + discarding
                            + " News with discards (NWS-2)");
        }
        int discardPile = left + discarding + drawn;
        if (table.pile().size() != discardPile) {
            throw refused(
                    "discard pile",
                    table.pile().size() + " cards",
                    discardPile + ": " + left + " that left a board, and the discards of News (TRN-3, NWS-2)");
        }
    }

    private void checkTokens() {
        for (Asset asset : Asset.all()) {
            int count = table.bank().count(asset);
            for (OpenPlayer player : table.openPlayers()) {
                count += player.tokens().count(asset) + player.blackMarket().count(asset);
            }
            if (count != setup.tokensOfEach()) {
                throw refused(asset + " tokens in all", count, setup.tokensOfEach() + " (SET-2)");
            }
        }
    }

    /** Refuses a part: says what it is, what was given, and what was expected by which rule. */
    static IllegalArgumentException refused(String what, Object given, String expected) {
        return new IllegalArgumentException(what + ": " + given + ", expected " + expected);
    }
}
