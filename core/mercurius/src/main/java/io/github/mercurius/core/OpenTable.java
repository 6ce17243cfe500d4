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
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.Packed;
import io.github.mercurius.api.internal.TableOfRules;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Ranking;
import io.github.mercurius.rules.internal.Seats;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The open table: one object for all that is public, shared by the state and the views of it, so that none can differ.
 */
final class OpenTable implements TableOfRules {
    private final SharedTable shared;
    private final long bank;
    private final int trades;
    // What trades change of the active player.
    private final int cash;
    private final long tokens;

    OpenTable(
            Terms terms,
            Market market,
            Tokens bank,
            OpenPlayer[] players,
            DividendsPaid dividendsPaid,
            DiscardPile discardPile,
            Trades trades,
            boolean specialPlayed,
            int turn,
            int mainDeck,
            int backupDeck) {
        this(
                new SharedTable(
                        terms, market, players, dividendsPaid, discardPile, specialPlayed, turn, mainDeck, backupDeck),
                bank,
                trades);
    }

    /** The table with the players as they are in its shared part. */
    OpenTable(SharedTable shared, Tokens bank, Trades trades) {
        this(shared, bank, trades, shared.players[shared.seat()].cash, shared.players[shared.seat()].tokens());
    }

    private OpenTable(SharedTable shared, Tokens bank, Trades trades, int cash, Tokens tokens) {
        this.shared = shared;
        this.bank = Packed.of(bank);
        this.trades = trades.pack();
        this.cash = cash;
        this.tokens = Packed.of(tokens);
    }

    /** A table as its only implementation. */
    static OpenTable open(Table table) {
        return (OpenTable) Arguments.notNull(table, "table", "a table");
    }

    /** The table before the first turn (section 2). */
    static OpenTable atStart(Setup setup) {
        OpenPlayer[] players = new OpenPlayer[setup.players()];
        for (int seat = 0; seat < players.length; seat++) {
            players[seat] = OpenPlayer.atStart(seat, Deal.HAND);
        }
        return new OpenTable(
                Terms.of(setup),
                Market.atStart(), // SET-3
                Tokens.ofEach(setup.tokensOfEach()), // SET-2
                players,
                DividendsPaid.NONE,
                DiscardPile.EMPTY,
                Trades.NONE,
                false,
                0,
                PriceCard.TOTAL - Deal.BACKUP_DECK - setup.players() * Deal.HAND, // SET-4, SET-5
                Deal.BACKUP_DECK);
    }

    /** The table after a trade of the active player. */
    OpenTable afterTrade(Tokens newBank, Trades newTrades, int newCash, Tokens newTokens) {
        return new OpenTable(shared, newBank, newTrades, newCash, newTokens);
    }

    /** What no trade changes. */
    SharedTable shared() {
        return shared;
    }

    Terms terms() {
        return shared.terms;
    }

    /** The price cards that lie open: in the discard pile and on the boards. */
    Cards openCards() {
        return shared.openCards();
    }

    /** The discard pile. */
    DiscardPile pile() {
        return shared.discardPile;
    }

    /** The trades of this turn so far. */
    Trades tradesMade() {
        return Trades.unpack(trades);
    }

    /** The chambers that have paid. */
    DividendsPaid paid() {
        return shared.dividendsPaid;
    }

    /** Whose turn it is; when the game is over, whose it would be. */
    int seat() {
        return shared.seat();
    }

    /** What the active player has in cash. */
    int cash() {
        return cash;
    }

    /** The active player's tokens. */
    Tokens tokens() {
        return Packed.tokens(tokens);
    }

    /** Whether the active player has a special card left. */
    boolean has(SpecialCard card) {
        return shared.players[seat()].has(card);
    }

    /** What lies before a player now. */
    OpenPlayer openPlayer(int seat) {
        OpenPlayer player = shared.players[seat];
        return seat == seat() ? player.with(cash, tokens(), player.blackMarket()) : player;
    }

    /** What lies before each player now, by seat. */
    OpenPlayer[] openPlayers() {
        OpenPlayer[] players = shared.players.clone();
        players[seat()] = openPlayer(seat());
        return players;
    }

    @Override
    public Setup setup() {
        return shared.terms.setup;
    }

    @Override
    public int turn() {
        return shared.turn;
    }

    @Override
    public int step() {
        return specialPlayed() ? 1 : tradesMade().size();
    }

    @Override
    public int round() {
        return Math.min(turn(), terms().turns - 1) / terms().players + 1;
    }

    @Override
    public Phase phase() {
        if (isOver()) {
            return Phase.OVER;
        }
        return specialPlayed() || tradesMade().areAllMade() ? Phase.PLAYING_CARD : Phase.TRADING;
    }

    @Override
    public boolean isOver() {
        return shared.turn == shared.terms.turns;
    }

    @Override
    public int activeSeat() {
        if (isOver()) {
            throw new IllegalStateException("the game is over, it is nobody's turn (END-1)");
        }
        return seat();
    }

    @Override
    public Market market() {
        return shared.market;
    }

    @Override
    public Tokens bank() {
        return Packed.tokens(bank);
    }

    @Override
    public Player player(int seat) {
        return openPlayer(Seats.check(seat, setup().players()));
    }

    @Override
    public List<Player> players() {
        return Collections.unmodifiableList(Arrays.asList(openPlayers()));
    }

    @Override
    public List<Action> trades() {
        return Collections.unmodifiableList(tradesMade().toList());
    }

    @Override
    public boolean specialPlayed() {
        return shared.specialPlayed;
    }

    @Override
    public List<Chamber> dividendsPaid() {
        return Collections.unmodifiableList(paid().toList());
    }

    @Override
    public List<PriceCard> discardPile() {
        return Collections.unmodifiableList(pile().toList());
    }

    @Override
    public int deckSize(Deck deck) {
        Arguments.notNull(deck, "deck", "a deck");
        return deck == Deck.MAIN ? shared.mainDeck : shared.backupDeck;
    }

    @Override
    public int buyingCost(Asset asset) {
        return TradePrices.cost(shared.market.price(asset), tradesMade().bought(asset));
    }

    @Override
    public int sellingGain(Asset asset) {
        return TradePrices.gain(shared.market.price(asset), tradesMade().sold(asset));
    }

    @Override
    public int dividend(Chamber chamber) {
        Arguments.notNull(chamber, "chamber", "a chamber");
        return shared.terms.dividend(chamber, shared.market);
    }

    @Override
    public int wealth(int seat) {
        OpenPlayer player = openPlayer(Seats.check(seat, setup().players()));
        int wealth = player.cash + player.tokens().value(market());
        // RUL-6: in the last round the card's sale has no next turn to happen in.
        boolean sold = awaitsTurn(seat) || terms().blackMarketSoldAtEnd;
        return sold ? wealth + player.blackMarket().value(market()) : wealth;
    }

    private boolean awaitsTurn(int seat) {
        int wait = Math.floorMod(seat - seat() - 1, terms().players) + 1;
        return turn() + wait < terms().turns;
    }

    @Override
    public List<Standing> ranking() {
        return Ranking.of(setup(), this::wealth, Standing::new); // END-3
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OpenTable that
                && that.trades == trades
                && that.bank == bank
                && that.shared.hasSameTurn(shared)
                && Arrays.equals(that.openPlayers(), openPlayers());
    }

    @Override
    public int hashCode() {
        return Objects.hash(turn(), shared.market, bank, trades, Arrays.hashCode(openPlayers()));
    }

    /** The open position in a line, as spectators see it. */
    @Override
    public String toString() {
        return PositionWriter.write(Position.of(this).parts);
    }
}
