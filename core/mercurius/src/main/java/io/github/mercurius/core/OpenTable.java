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
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The open table: one object for all that is public, shared by the state and the views of it, so that none can differ.
 *
 * <p>{@link Transition} changes a copy while it plays an action. Once a state has the table, nobody changes it any
 * more.
 */
final class OpenTable implements TableOfRules {
    /** SET-5: each player starts with 70 guilders. */
    static final int STARTING_CASH = 70;

    final Setup setup;

    /** What lies before each player. */
    final Player[] players;

    int turn;

    /**
     * Whose turn it is; when the game is over, whose it would be. Small numbers are bytes: a search keeps many tables.
     */
    byte seat;

    /** The trades of this turn so far, the latest first. */
    Seq<Action> trades = none();

    boolean specialPlayed;
    Market market = Market.atStart(); // SET-3
    Tokens bank;

    /** The chambers that have paid their dividend, the latest first (DIV-2). */
    Seq<Chamber> dividendsPaid = none();

    /** The price cards that have left hands and boards, the top card first (INF-3, RUL-7). */
    Seq<PriceCard> discardPile = none();

    byte mainDeck;
    byte backupDeck = Deal.BACKUP_DECK; // SET-4

    /** The table before the first turn (section 2). */
    OpenTable(Setup setup) {
        this.setup = setup;
        players = new Player[setup.players()];
        List<SpecialCard> specialCards = List.of(SpecialCard.values()); // THG-4
        Arrays.setAll(
                players,
                of -> new Player( // SET-5
                        of, STARTING_CASH, Tokens.none(), Tokens.none(), Board.empty(), specialCards, Deal.HAND));
        seat = (byte) setup.startSeat(); // SET-6
        bank = Tokens.ofEach(setup.tokensOfEach()); // SET-2
        mainDeck = (byte) (PriceCard.TOTAL - Deal.BACKUP_DECK - players.length * Deal.HAND); // SET-4, SET-5
    }

    /** A copy of a table, to be changed. */
    OpenTable(OpenTable other) {
        setup = other.setup;
        players = other.players.clone();
        turn = other.turn;
        seat = other.seat;
        trades = other.trades;
        specialPlayed = other.specialPlayed;
        market = other.market;
        bank = other.bank;
        dividendsPaid = other.dividendsPaid;
        discardPile = other.discardPile;
        mainDeck = other.mainDeck;
        backupDeck = other.backupDeck;
    }

    /** Casts: this is the only implementation. */
    static OpenTable open(Table table) {
        return (OpenTable) Arguments.notNull(table, "table", "a table");
    }

    static <E> Seq<E> none() {
        return io.vavr.collection.List.empty();
    }

    static <E> Seq<E> latestFirst(Iterable<? extends E> things) {
        return io.vavr.collection.List.<E>ofAll(things).reverse();
    }

    /** A player with other money and tokens. */
    static Player with(Player player, int cash, Tokens tokens, Tokens blackMarket) {
        return new Player(
                player.seat(), cash, tokens, blackMarket, player.board(), player.specialCards(), player.handSize());
    }

    /** A player with another board and size of hand. */
    static Player with(Player player, Board board, int handSize) {
        return new Player(
                player.seat(),
                player.cash(),
                player.tokens(),
                player.blackMarket(),
                board,
                player.specialCards(),
                handSize);
    }

    /** A player who can still use these special cards, in canonical order. */
    static Player with(Player player, List<SpecialCard> left) {
        return new Player(
                player.seat(),
                player.cash(),
                player.tokens(),
                player.blackMarket(),
                player.board(),
                left,
                player.handSize());
    }

    /** A player who has used a special card. */
    static Player without(Player player, SpecialCard used) {
        List<SpecialCard> left = new ArrayList<>(player.specialCards());
        left.remove(used);
        return with(player, left);
    }

    /** The player whose turn it is; when the game is over, whose it would be. */
    Player active() {
        return players[seat];
    }

    /** How many tokens of an asset were bought in this turn: the n of TRD-2. */
    int bought(Asset asset) {
        int count = 0;
        for (Seq<Action> made = trades; !made.isEmpty(); made = made.tail()) {
            count += made.head() instanceof Action.Buy buy && buy.asset() == asset ? 1 : 0; // TRD-4
        }
        return count;
    }

    /** How many tokens of an asset were sold in this turn: the n of TRD-3. */
    int sold(Asset asset) {
        int count = 0;
        for (Seq<Action> made = trades; !made.isEmpty(); made = made.tail()) {
            count += made.head() instanceof Action.Sell sell && sell.asset() == asset ? 1 : 0; // TRD-4
        }
        return count;
    }

    /**
     * The price cards that lie open: in the discard pile and on the boards.
     *
     * @throws IllegalArgumentException if there are more of a kind than the game has (THG-3)
     */
    Cards openCards() {
        List<PriceCard> cards = discardPile.toJavaList();
        for (Player player : players) {
            cards.addAll(Position.priceCards(player.board()));
        }
        return Cards.of(cards);
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public int step() {
        return specialPlayed ? 1 : trades.size();
    }

    @Override
    public int round() {
        return Math.min(turn, setup.turns() - 1) / players.length + 1;
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
        return turn == setup.turns(); // END-1
    }

    @Override
    public int activeSeat() {
        if (isOver()) {
            throw new IllegalStateException("the game is over, it is nobody's turn (END-1)");
        }
        return seat;
    }

    @Override
    public Market market() {
        return market;
    }

    @Override
    public Tokens bank() {
        return bank;
    }

    @Override
    public Player player(int of) {
        return players[Seats.check(of, players.length)];
    }

    @Override
    public List<Player> players() {
        return Collections.unmodifiableList(Arrays.asList(players));
    }

    @Override
    public List<Action> trades() {
        return inOrder(trades);
    }

    @Override
    public boolean specialPlayed() {
        return specialPlayed;
    }

    @Override
    public List<Chamber> dividendsPaid() {
        return inOrder(dividendsPaid);
    }

    @Override
    public List<PriceCard> discardPile() {
        return inOrder(discardPile);
    }

    private static <E> List<E> inOrder(Seq<E> latestFirst) {
        return Collections.unmodifiableList(latestFirst.reverse().toJavaList());
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
        return setup.rulings().dividendScale().amountAt(market.price(chamber.share())); // DIV-3
    }

    @Override
    public int wealth(int of) {
        Player player = player(of);
        int wealth = player.cash() + player.tokens().value(market);
        return willBeSold(of) ? wealth + player.blackMarket().value(market) : wealth;
    }

    /** Whether a player will get money for what lies on the Black Market card now. */
    boolean willBeSold(int of) {
        int wait = Math.floorMod(of - seat - 1, players.length) + 1;
        return turn + wait < setup.turns() // BLK-4
                // RUL-6: in the last round the card's sale has no next turn to happen in.
                || setup.rulings().blackMarketAtEnd() == BlackMarketAtEnd.SOLD;
    }

    @Override
    public List<Standing> ranking() {
        return Ranking.of(setup, this::wealth, Standing::new); // END-3
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OpenTable that
                && that.setup.equals(setup)
                && that.turn == turn
                && that.specialPlayed == specialPlayed
                && that.mainDeck == mainDeck
                && that.backupDeck == backupDeck
                && that.market.equals(market)
                && that.bank.equals(bank)
                && Arrays.equals(that.players, players)
                && that.trades.equals(trades)
                && that.dividendsPaid.equals(dividendsPaid)
                && that.discardPile.equals(discardPile);
    }

    @Override
    public int hashCode() {
        return Objects.hash(turn, market, bank, trades.size(), Arrays.hashCode(players));
    }

    /** The open position in a line, as spectators see it. */
    @Override
    public String toString() {
        return PositionText.write(Position.of(this));
    }
}
