package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Phase;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.TableOfRules;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Ranking;
import io.github.mercurius.rules.internal.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The open table: one object for all that is public, shared by the state and the views of it, so that none can differ.
 *
 * @param seat whose turn it is; when the game is over, whose it would be
 * @param made the trades of this turn so far
 * @param seats what lies before each player; nobody changes the array
 * @param paid the chambers that have paid their dividend (DIV-2)
 * @param pile the price cards that have left hands and boards (INF-3, RUL-7)
 */
@SuppressWarnings("ArrayRecordComponent") // none is given away or changed
record OpenTable(
        Terms terms,
        int turn,
        int seat,
        boolean specialPlayed,
        Stack<Action> made,
        Market market,
        Tokens bank,
        OpenPlayer[] seats,
        Stack<Chamber> paid,
        Stack<PriceCard> pile,
        int mainDeck,
        int backupDeck)
        implements TableOfRules {
    /** Casts: this is the only implementation. */
    static OpenTable open(Table table) {
        return (OpenTable) Arguments.notNull(table, "table", "a table");
    }

    /** The table before the first turn (section 2). */
    static OpenTable atStart(Setup setup) {
        OpenPlayer[] seats = new OpenPlayer[setup.players()];
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = OpenPlayer.atStart(seat, Deal.HAND);
        }
        return new OpenTable(
                Terms.of(setup),
                0,
                setup.startSeat(), // SET-6
                false,
                Stack.empty(),
                Market.atStart(), // SET-3
                Tokens.ofEach(setup.tokensOfEach()), // SET-2
                seats,
                Stack.empty(),
                Stack.empty(),
                PriceCard.TOTAL - Deal.BACKUP_DECK - setup.players() * Deal.HAND, // SET-4, SET-5
                Deal.BACKUP_DECK);
    }

    /** The table after a trade of the active player. */
    OpenTable afterTrade(Action trade, Tokens left, OpenPlayer player) {
        Stack<Action> trades = made.plus(trade);
        return new OpenTable(
                terms, turn, seat, false, trades, market, left, with(player), paid, pile, mainDeck, backupDeck);
    }

    /** The table after the Black Market or the Dividend card of the active player. */
    OpenTable afterSpecial(OpenPlayer[] players, Stack<Chamber> dividends) {
        return new OpenTable(
                terms, turn, seat, true, made, market, bank, players, dividends, pile, mainDeck, backupDeck);
    }

    /** The table when the active player has played News: another discard pile and a smaller backup deck (NWS-2). */
    OpenTable afterNews(Stack<PriceCard> discards, int backup) {
        OpenPlayer[] players = with(active().without(SpecialCard.NEWS));
        return new OpenTable(
                terms, turn, seat, specialPlayed, made, market, bank, players, paid, discards, mainDeck, backup);
    }

    /** What lies before each player, one of them changed: for the next table. */
    OpenPlayer[] with(OpenPlayer player) {
        OpenPlayer[] players = seats.clone();
        players[player.seat()] = player;
        return players;
    }

    /** The player whose turn it is; when the game is over, whose it would be. */
    OpenPlayer active() {
        return seats[seat];
    }

    /** How many tokens of an asset were bought in this turn: the n of TRD-2. */
    int bought(Asset asset) {
        return made.count(Action.buy(asset)); // TRD-4
    }

    /** How many tokens of an asset were sold in this turn: the n of TRD-3. */
    int sold(Asset asset) {
        return made.count(Action.sell(asset)); // TRD-4
    }

    /**
     * The price cards that lie open: in the discard pile and on the boards.
     *
     * @throws IllegalArgumentException if there are more of a kind than the game has (THG-3)
     */
    Cards openCards() {
        List<PriceCard> cards = new ArrayList<>(pile.toList());
        for (OpenPlayer player : seats) {
            for (int space = 0; space < Board.SPACES; space++) {
                if (player.board().card(space).orElse(SpecialCard.NEWS) instanceof PriceCard card) {
                    cards.add(card);
                }
            }
        }
        return Cards.of(cards);
    }

    @Override
    public Setup setup() {
        return terms.setup();
    }

    @Override
    public int step() {
        return specialPlayed ? 1 : made.size();
    }

    @Override
    public int round() {
        return Math.min(turn, terms.turns() - 1) / terms.players() + 1;
    }

    @Override
    public Phase phase() {
        if (isOver()) {
            return Phase.OVER;
        }
        return Legality.canTrade(this) ? Phase.TRADING : Phase.PLAYING_CARD;
    }

    @Override
    public boolean isOver() {
        return turn == terms.turns();
    }

    @Override
    public int activeSeat() {
        if (isOver()) {
            throw new IllegalStateException("the game is over, it is nobody's turn (END-1)");
        }
        return seat;
    }

    @Override
    public OpenPlayer player(int of) {
        return seats[Seats.check(of, seats.length)];
    }

    @Override
    public List<Player> players() {
        return Collections.unmodifiableList(Arrays.asList(seats));
    }

    @Override
    public List<Action> trades() {
        return made.toList();
    }

    @Override
    public List<Chamber> dividendsPaid() {
        return paid.toList();
    }

    @Override
    public List<PriceCard> discardPile() {
        return pile.toList();
    }

    @Override
    public int deckSize(Deck deck) {
        Arguments.notNull(deck, "deck", "a deck");
        return deck == Deck.MAIN ? mainDeck : backupDeck;
    }

    @Override
    public int buyingCost(Asset asset) {
        return TradePrices.cost(market.price(asset), bought(asset));
    }

    @Override
    public int sellingGain(Asset asset) {
        return TradePrices.gain(market.price(asset), sold(asset));
    }

    @Override
    public int dividend(Chamber chamber) {
        Arguments.notNull(chamber, "chamber", "a chamber");
        return setup().rulings().dividendScale().amountAt(market.price(chamber.share())); // DIV-3
    }

    @Override
    public int wealth(int of) {
        OpenPlayer player = player(of);
        int wealth = player.cash() + player.tokens().value(market);
        // RUL-6: in the last round the card's sale has no next turn to happen in.
        return awaitsTurn(of) || blackMarketSoldAtEnd()
                ? wealth + player.blackMarket().value(market)
                : wealth;
    }

    private boolean awaitsTurn(int of) {
        int wait = Math.floorMod(of - seat - 1, terms.players()) + 1;
        return turn + wait < terms.turns();
    }

    /** RUL-6: whether what lies on Black Market cards at the end is sold. */
    boolean blackMarketSoldAtEnd() {
        return setup().rulings().blackMarketAtEnd() == BlackMarketAtEnd.SOLD;
    }

    @Override
    public List<Standing> ranking() {
        return Ranking.of(setup(), this::wealth, Standing::new); // END-3
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OpenTable that
                && that.terms.equals(terms)
                && that.turn == turn
                && that.specialPlayed == specialPlayed
                && that.mainDeck == mainDeck
                && that.backupDeck == backupDeck
                && that.market.equals(market)
                && that.bank.equals(bank)
                && Arrays.equals(that.seats, seats)
                && that.made.equals(made)
                && that.paid.equals(paid)
                && that.pile.equals(pile);
    }

    @Override
    public int hashCode() {
        return Objects.hash(turn, market, bank, made.size(), Arrays.hashCode(seats));
    }

    /** The open position in a line, as spectators see it. */
    @Override
    public String toString() {
        return PositionText.write(Position.of(this));
    }
}
