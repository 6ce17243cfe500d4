package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Phase;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.vavr.collection.List;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The open table: one object for all that is public, shared by the state and the views of it, so that none can differ.
 */
final class OpenTable implements Table {
    final Terms terms;
    final Market market;
    private final long bank;
    final OpenPlayer[] players;
    private final int dividendsPaid;
    /** The top card first. */
    final List<PriceCard> discardPile;

    private final int trades;
    final boolean specialPlayed;
    final byte turn;
    final byte mainDeck;
    final byte backupDeck;

    OpenTable(
            Terms terms,
            Market market,
            Tokens bank,
            OpenPlayer[] players,
            DividendsPaid dividendsPaid,
            List<PriceCard> discardPile,
            Trades trades,
            boolean specialPlayed,
            int turn,
            int mainDeck,
            int backupDeck) {
        this.terms = terms;
        this.market = market;
        this.bank = bank.pack();
        this.players = players;
        this.dividendsPaid = dividendsPaid.pack();
        this.discardPile = discardPile;
        this.trades = trades.pack();
        this.specialPlayed = specialPlayed;
        this.turn = (byte) turn;
        this.mainDeck = (byte) mainDeck;
        this.backupDeck = (byte) backupDeck;
    }

    /** The table before the first turn (section 2). */
    static OpenTable atStart(Setup setup) {
        OpenPlayer[] players = new OpenPlayer[setup.players()];
        Arrays.setAll(players, seat -> OpenPlayer.atStart(seat, Deal.HAND));
        return new OpenTable(
                Terms.of(setup),
                Market.atStart(), // SET-3
                Tokens.ofEach(setup.tokensOfEach()), // SET-2
                players,
                DividendsPaid.NONE,
                List.empty(),
                Trades.NONE,
                false,
                0,
                PriceCard.TOTAL - Deal.BACKUP_DECK - setup.players() * Deal.HAND, // SET-4, SET-5
                Deal.BACKUP_DECK);
    }

    OpenTable afterTrade(OpenPlayer player, Tokens newBank, Trades newTrades) {
        OpenPlayer[] newPlayers = players.clone();
        newPlayers[player.seat] = player;
        return new OpenTable(
                terms,
                market,
                newBank,
                newPlayers,
                paid(),
                discardPile,
                newTrades,
                specialPlayed,
                turn,
                mainDeck,
                backupDeck);
    }

    /**
     * The price cards that lie open: in the discard pile and on the boards.
     *
     * @throws IllegalArgumentException if there are more of a kind than the game has (THG-3)
     */
    Cards openCards() {
        Collection<PriceCard> cards = new ArrayList<>(PriceCard.TOTAL);
        for (PriceCard card : discardPile) {
            cards.add(card);
        }
        for (OpenPlayer player : players) {
            player.addBoardTo(cards);
        }
        return Cards.of(cards);
    }

    /** The trades of this turn so far. */
    Trades tradesMade() {
        return Trades.unpack(trades);
    }

    /** The chambers that have paid. */
    DividendsPaid paid() {
        return DividendsPaid.unpack(dividendsPaid);
    }

    OpenPlayer active() {
        return players[terms.seatOfTurn(turn)];
    }

    @Override
    public Setup setup() {
        return terms.setup;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public int step() {
        return specialPlayed ? 1 : tradesMade().size();
    }

    @Override
    public int round() {
        return Math.min(turn, terms.turns - 1) / terms.players + 1;
    }

    @Override
    public Phase phase() {
        if (isOver()) {
            return Phase.OVER;
        }
        return specialPlayed || tradesMade().size() == Trades.MOST ? Phase.PLAYING_CARD : Phase.TRADING;
    }

    @Override
    public boolean isOver() {
        return turn == terms.turns;
    }

    @Override
    public int activeSeat() {
        if (isOver()) {
            throw new IllegalStateException("the game is over, it is nobody's turn (END-1)");
        }
        return terms.seatOfTurn(turn);
    }

    @Override
    public Market market() {
        return market;
    }

    @Override
    public Tokens bank() {
        return Tokens.unpack(bank);
    }

    @Override
    public Player player(int seat) {
        return players[setup().checkSeat(seat)];
    }

    @Override
    public java.util.List<Player> players() {
        return Collections.unmodifiableList(Arrays.asList(players));
    }

    @Override
    public java.util.List<Action> trades() {
        return tradesMade().toList();
    }

    @Override
    public boolean specialPlayed() {
        return specialPlayed;
    }

    @Override
    public java.util.List<Chamber> dividendsPaid() {
        return paid().toList();
    }

    @Override
    public java.util.List<PriceCard> discardPile() {
        return Collections.unmodifiableList(discardPile.reverse().toJavaList());
    }

    @Override
    public int deckSize(Deck deck) {
        Arguments.notNull(deck, "deck", "a deck");
        return deck == Deck.MAIN ? mainDeck : backupDeck;
    }

    @Override
    public int buyingCost(Asset asset) {
        return TradePrices.cost(market.price(asset), tradesMade().bought(asset));
    }

    @Override
    public int sellingGain(Asset asset) {
        return TradePrices.gain(market.price(asset), tradesMade().sold(asset));
    }

    @Override
    public int dividend(Chamber chamber) {
        Arguments.notNull(chamber, "chamber", "a chamber");
        return terms.dividend(chamber, market);
    }

    @Override
    public int wealth(int seat) {
        OpenPlayer player = players[setup().checkSeat(seat)];
        int wealth = player.cash + player.tokens().value(market);
        // RUL-6: in the last round the card's sale has no next turn to happen in.
        boolean sold = awaitsTurn(seat) || terms.blackMarketSoldAtEnd;
        return sold ? wealth + player.blackMarket().value(market) : wealth;
    }

    private boolean awaitsTurn(int seat) {
        int wait = Math.floorMod(seat - terms.seatOfTurn(turn) - 1, terms.players) + 1;
        return turn + wait < terms.turns;
    }

    @Override
    public java.util.List<Standing> ranking() {
        java.util.List<Integer> seats = new ArrayList<>();
        for (OpenPlayer player : players) {
            seats.add((int) player.seat);
        }
        seats.sort(Comparator.comparingInt(seat -> -wealth(seat)));
        java.util.List<Standing> ranking = new ArrayList<>();
        for (int seat : seats) {
            // END-3: who has the same shares the place.
            long richer =
                    seats.stream().filter(other -> wealth(other) > wealth(seat)).count();
            ranking.add(new Standing((int) richer + 1, seat, wealth(seat)));
        }
        return Collections.unmodifiableList(ranking);
    }

    @Override
    public java.util.List<Integer> winners() {
        java.util.List<Integer> winners = new ArrayList<>();
        if (isOver()) {
            ranking().stream().filter(standing -> standing.place() == 1).forEach(first -> winners.add(first.seat()));
        }
        return Collections.unmodifiableList(winners);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OpenTable that
                && that.turn == turn
                && that.specialPlayed == specialPlayed
                && that.mainDeck == mainDeck
                && that.backupDeck == backupDeck
                && that.trades == trades
                && that.market.equals(market)
                && that.bank == bank
                && that.dividendsPaid == dividendsPaid
                && Arrays.equals(that.players, players)
                && that.discardPile.equals(discardPile)
                && that.setup().equals(setup());
    }

    /** A number for all that the table shows: {@link io.github.mercurius.api.PlayerView#key}. */
    long key() {
        long moment = (long) trades << 48 | (long) dividendsPaid << 24 | turn << 16 | mainDeck << 8 | backupDeck << 1;
        long key = terms.key
                + Mix.word(Mix.MOMENT, moment | (specialPlayed ? 1 : 0))
                + Mix.word(Mix.BANK, bank)
                + keyOfMarket()
                + keyOfDiscardPile();
        for (OpenPlayer player : players) {
            key += player.key();
        }
        return key;
    }

    private long keyOfMarket() {
        long shares = 0;
        long commodities = 0;
        for (Chamber chamber : Chamber.all()) {
            shares = shares << 8 | market.space(chamber.share());
            commodities = commodities << 8 | market.space(chamber.primary());
        }
        return Mix.word(Mix.MARKET, shares) + Mix.word(Mix.MARKET + 1, commodities);
    }

    private long keyOfDiscardPile() {
        long key = 0;
        int place = Mix.DISCARD_PILE;
        long word = 0;
        for (List<PriceCard> rest = discardPile; !rest.isEmpty(); rest = rest.tail()) {
            word = Mix.plus(word, rest.head());
            if (Mix.isFull(word)) {
                key += Mix.word(place++, word);
                word = 0;
            }
        }
        return key + Mix.word(place, word);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    @Override
    public String toString() {
        return "turn " + turn + ", " + phase() + ", " + market + ", bank [" + bank() + "], " + Arrays.toString(players)
                + ", trades " + trades() + ", dividends paid " + dividendsPaid() + ", discard pile " + discardPile()
                + ", main deck " + mainDeck + ", backup deck " + backupDeck;
    }
}
