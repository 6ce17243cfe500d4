package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import java.util.Collection;
import java.util.List;

/**
 * Builds a table from its parts, refusing what the rules could not reach: for saved games, and for positions of one's
 * own.
 *
 * <p>It starts from the table before the first turn, or from another table; what is not set stays as it is there.
 * {@link #build} checks that everything fits together, as far as the table alone can tell: the tokens are all there,
 * boards, hands, decks and the discard pile are as large as the turns played make them, special cards were used once,
 * the trades of this turn could be made. Whether prices and cash come from a game that was really played, only its
 * record can tell. Whatever is played from a table that is accepted, the tables after it are accepted too.
 *
 * <p>The result goes into {@link GameState#of} or {@link Views#of}. A builder is not thread-safe.
 */
public final class TableBuilder {
    private final Terms terms;
    private final Setup setup;
    private final OpenPlayer[] players;
    private Market market;
    private Tokens bank;
    private DividendsPaid dividendsPaid;
    private DiscardPile discardPile;
    private Trades trades;
    private boolean specialPlayed;
    private int turn;
    private int mainDeck;
    private int backupDeck;

    private TableBuilder(OpenTable table) {
        terms = table.terms();
        setup = terms.setup;
        players = table.openPlayers();
        market = table.market();
        bank = table.bank();
        dividendsPaid = table.paid();
        discardPile = table.pile();
        trades = table.tradesMade();
        specialPlayed = table.specialPlayed();
        turn = table.turn();
        mainDeck = table.deckSize(Deck.MAIN);
        backupDeck = table.deckSize(Deck.BACKUP);
    }

    /** A builder that starts from the table before the first turn. */
    public static TableBuilder of(Setup setup) {
        return new TableBuilder(OpenTable.atStart(Arguments.notNull(setup, "setup", "a set-up")));
    }

    /** A builder that starts from a table. */
    public static TableBuilder of(Table table) {
        Arguments.notNull(table, "table", "a table");
        if (table instanceof OpenTable open) {
            return new TableBuilder(open);
        }
        TableBuilder builder = of(table.setup())
                .turn(table.turn())
                .trades(table.trades())
                .specialPlayed(table.specialPlayed())
                .market(table.market())
                .bank(table.bank())
                .dividendsPaid(table.dividendsPaid())
                .discardPile(table.discardPile());
        for (Deck deck : Deck.values()) {
            builder.deckSize(deck, table.deckSize(deck));
        }
        for (Player player : table.players()) {
            builder.player(
                    player.seat(),
                    player.cash(),
                    player.tokens(),
                    player.blackMarket(),
                    player.board(),
                    player.specialCards(),
                    player.handSize());
        }
        return builder;
    }

    /** How many turns have been completed. */
    public TableBuilder turn(int completed) {
        turn = inRange("turn", completed, setup.turns(), "END-1");
        return this;
    }

    /** The trades of this turn so far, in order: purchases and sales. */
    public TableBuilder trades(List<? extends Action> made) {
        Arguments.noneNull(made, "trades", "a list");
        inRange("number of trades", made.size(), Trades.MOST, "TRD-1");
        Trades all = Trades.NONE;
        for (Action trade : made) {
            if (trade instanceof Action.Buy buy) {
                all = all.plusPurchase(buy.asset());
            } else if (trade instanceof Action.Sell sell) {
                all = all.plusSale(sell.asset());
            } else {
                throw Integrity.refused("trade", trade, "a purchase or a sale (TRD-1)");
            }
        }
        trades = all;
        return this;
    }

    /** Whether the Black Market or the Dividend card was played in this turn. */
    public TableBuilder specialPlayed(boolean played) {
        specialPlayed = played;
        return this;
    }

    /** The markers of the assets. */
    public TableBuilder market(Market markers) {
        market = Arguments.notNull(markers, "market", "a market");
        return this;
    }

    /** The tokens that can be bought. */
    public TableBuilder bank(Tokens tokens) {
        bank = Arguments.notNull(tokens, "bank", "tokens");
        return this;
    }

    /** The chambers that have paid their dividend, in the order in which they paid. */
    public TableBuilder dividendsPaid(List<Chamber> paid) {
        DividendsPaid all = DividendsPaid.NONE;
        for (Chamber chamber : Arguments.noneNull(paid, "dividends paid", "a list")) {
            if (all.contains(chamber)) {
                throw Integrity.refused("dividends paid", paid, "each chamber once (DIV-2)");
            }
            all = all.plus(chamber);
        }
        dividendsPaid = all;
        return this;
    }

    /** The discard pile, the lowest card first. */
    public TableBuilder discardPile(List<PriceCard> cards) {
        discardPile = DiscardPile.of(Arguments.<PriceCard>noneNull(cards, "discard pile", "a list"));
        return this;
    }

    /** How many cards a deck has left. */
    public TableBuilder deckSize(Deck deck, int size) {
        if (Arguments.notNull(deck, "deck", "a deck") == Deck.MAIN) {
            mainDeck = inRange("main deck", size, PriceCard.TOTAL - Deal.BACKUP_DECK, "SET-4");
        } else {
            backupDeck = inRange("backup deck", size, Deal.BACKUP_DECK, "SET-4");
        }
        return this;
    }

    /** What lies open before the player on a seat. */
    public TableBuilder player(
            int seat,
            int cash,
            Tokens tokens,
            Tokens blackMarket,
            Board board,
            Collection<SpecialCard> specialCards,
            int handSize) {
        int cards = 0;
        for (SpecialCard card : Arguments.noneNull(specialCards, "special cards", "a collection")) {
            cards |= OpenPlayer.bit(card);
        }
        if (Integer.bitCount(cards) != specialCards.size()) {
            throw Integrity.refused("special cards of seat " + seat, specialCards, "each at most once (THG-4)");
        }
        players[setup.checkSeat(seat)] = new OpenPlayer(
                seat,
                inRange("cash of seat " + seat, cash, Integer.MAX_VALUE, "TRD-5"),
                Arguments.notNull(tokens, "tokens", "tokens"),
                Arguments.notNull(blackMarket, "blackMarket", "tokens"),
                Arguments.notNull(board, "board", "a board"),
                cards,
                inRange("hand of seat " + seat, handSize, Deal.HAND + 1, "RUL-3"));
        return this;
    }

    /**
     * The table.
     *
     * @throws IllegalArgumentException if the rules could not reach it: says what is wrong, and by which rule
     */
    public Table build() {
        return Integrity.checked(new OpenTable(
                terms,
                market,
                bank,
                players.clone(),
                dividendsPaid,
                discardPile,
                trades,
                specialPlayed,
                turn,
                mainDeck,
                backupDeck));
    }

    private static int inRange(String what, int given, int highest, String rule) {
        if (given < 0 || given > highest) {
            throw Integrity.refused(what, given, "0 to " + highest + " (" + rule + ")");
        }
        return given;
    }
}
