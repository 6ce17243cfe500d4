package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Excerpt;
import io.github.mercurius.rules.internal.Problems;
import io.github.mercurius.rules.internal.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A game at one moment, put together by hand: for tests, puzzles, bug reports and saved games.
 *
 * <pre>{@code
 * GameState state = Position.of(Setup.of(4))
 *         .withTurn(17)
 *         .withSpace(Asset.AMS, Market.LAST_SPACE)
 *         .withCash(1, 3)
 *         .withTokens(1, Tokens.of(Asset.AMS, Asset.TEA))
 *         .withHand(1, Cards.of(PriceCard.parse("AMS+SIL-"), …))
 *         .dealt(random::nextInt);
 * }</pre>
 *
 * <p>It starts from the table before the first turn, or from a table, a view or a state, and changes only what is set.
 * The bank and the sizes of hands and decks follow from the rest. {@link #dealt} deals the cards that are not set: on
 * boards, in the discard pile, in hands and decks. A position has a text in one line, {@link #toText}.
 *
 * <p>What contradicts the rules is refused when the position becomes a table, a view or a state, with all problems at
 * once ({@link #problems}). These are checked: each token and each card is there once. Markers stand on their tracks.
 * Boards, hands, decks and the discard pile are as large as the turns played make them. Special cards fit what was done
 * with them. All positions that can be reached from an accepted position are accepted too.
 *
 * <p>Whether a game leads there is not checked: after the start, markers can stand anywhere, and players can have any
 * cash and tokens.
 *
 * <p>Methods that name a seat refuse one that does not exist, with an {@link IllegalArgumentException}. This class is
 * immutable and thread-safe.
 */
public final class Position implements AnyPosition<Action, PlayerView> {
    final PositionParts parts;
    /** The table, as soon as it has been checked. */
    private @Nullable OpenTable table;

    private Position(PositionParts parts) {
        this.parts = parts;
    }

    /** The position before the first turn; the cards are not dealt. */
    public static Position of(Setup setup) {
        return new Position(new PositionParts(Arguments.notNull(setup, "setup", "a set-up")));
    }

    /** The position that everybody sees: hands and decks are not known. */
    public static Position of(Table table) {
        return new Position(PositionParts.of(OpenTable.open(table)));
    }

    /** The position that a seat, or a spectator, sees: other hands and the decks are not known. */
    public static Position of(PlayerView view) {
        return new Position(PositionParts.of(Arguments.notNull(view, "view", "a view")));
    }

    /** The position with all its cards. */
    public static Position of(GameState state) {
        return new Position(PositionParts.of(Arguments.notNull(state, "state", "a state")));
    }

    /**
     * The position in a text, which {@link #toText} gives.
     *
     * @throws PositionException if it is not the text of a position, or contradicts the rules: names each problem and
     *     its place
     */
    public static Position parse(String text) {
        PositionReader reader = new PositionReader(text);
        reader.refuse(PositionCheck.of(reader.parts));
        Position position = new Position(reader.parts);
        position.table = reader.parts.table();
        return position;
    }

    /** How many turns have been completed. */
    public Position withTurn(int completed) {
        return with(next -> next.turn = completed);
    }

    /** The trades of this turn so far, in order: purchases and sales. */
    public Position withTrades(Collection<? extends Action> made) {
        List<Action> trades = Arguments.noneNull(made, "trades", "a list");
        return with(next -> next.trades = trades);
    }

    /** Whether the Black Market or the Dividend card was played in this turn. */
    public Position withSpecialPlayed(boolean played) {
        return with(next -> next.specialPlayed = played);
    }

    /** The spaces of all markers. */
    public Position withMarket(Market market) {
        Arguments.notNull(market, "market", "a market");
        return with(next -> next.spaces = PositionParts.spaces(market));
    }

    /** The space of an asset's marker, 0 to 32. */
    public Position withSpace(Asset asset, int space) {
        Arguments.notNull(asset, "asset", "an asset");
        return with(next -> next.setSpace(asset, space));
    }

    /** The chambers that have paid their dividend, in the order in which they paid. */
    public Position withDividendsPaid(Collection<Chamber> paid) {
        List<Chamber> chambers = Arguments.noneNull(paid, "dividends paid", "a list");
        return with(next -> next.dividendsPaid = chambers);
    }

    /**
     * All that lies open before the players, in the order of the seats; the hands are not known.
     *
     * @throws IllegalArgumentException if there is not one for each seat
     */
    public Position withPlayers(List<? extends Player> players) {
        List<Player> each = Arguments.noneNull(players, "players", "players");
        if (each.size() != parts.setup.players()) {
            throw new IllegalArgumentException(each.size() + " players, expected " + parts.setup.players());
        }
        PositionParts.Seat[] said = new PositionParts.Seat[each.size()];
        Arrays.setAll(said, seat -> new PositionParts.Seat(each.get(seat)));
        return with(next -> next.seats = said);
    }

    /** A player's money. */
    public Position withCash(int seat, int guilders) {
        return with(seat, player -> player.cash = guilders);
    }

    /** The tokens in a player's possession. */
    public Position withTokens(int seat, Tokens owned) {
        Arguments.notNull(owned, "tokens", "tokens");
        return with(seat, player -> player.tokens = owned);
    }

    /** The tokens on a player's Black Market card. */
    public Position withBlackMarket(int seat, Tokens put) {
        Arguments.notNull(put, "blackMarket", "tokens");
        return with(seat, player -> player.blackMarket = put);
    }

    /** A player's board; between turns its leftmost space is empty. */
    public Position withBoard(int seat, Board board) {
        Arguments.notNull(board, "board", "a board");
        return with(seat, player -> player.board = board);
    }

    /** The special cards that a player can still use. */
    public Position withSpecialCards(int seat, Collection<SpecialCard> left) {
        List<SpecialCard> cards = Arguments.noneNull(left, "special cards", "a collection");
        return with(seat, player -> player.specialCards = cards);
    }

    /** A special card that a player has used. */
    public Position withUsed(int seat, SpecialCard card) {
        Arguments.notNull(card, "card", "a special card");
        return with(seat, player -> {
            List<SpecialCard> left = new ArrayList<>(player.specialCards);
            left.remove(card);
            player.specialCards = left;
        });
    }

    /** The discard pile, the lowest card first. */
    public Position withDiscardPile(Collection<PriceCard> cards) {
        List<PriceCard> pile = Arguments.noneNull(cards, "discard pile", "a list");
        return with(next -> next.discardPile = pile);
    }

    /** The price cards in a player's hand. */
    public Position withHand(int seat, Cards hand) {
        Arguments.notNull(hand, "hand", "cards");
        return with(seat, player -> player.setHand(hand, null));
    }

    /** How many price cards are in a player's hand, and that they are not known. */
    public Position withHandSize(int seat, int cards) {
        return with(seat, player -> player.setHand(null, cards));
    }

    /** The main deck, the top card first. */
    public Position withMainDeck(Collection<PriceCard> cards) {
        List<PriceCard> deck = Arguments.noneNull(cards, "main deck", "cards");
        return with(next -> next.mainDeck = deck);
    }

    /** The backup deck, the top card first. */
    public Position withBackupDeck(Collection<PriceCard> cards) {
        List<PriceCard> deck = Arguments.noneNull(cards, "backup deck", "cards");
        return with(next -> next.backupDeck = deck);
    }

    /** The bank as it is said to be: refused if it is not what the players leave. */
    public Position withBank(Tokens tokens) {
        Arguments.notNull(tokens, "bank", "tokens");
        return with(next -> next.bank = tokens);
    }

    /** How many cards a deck is said to have: refused if other parts say otherwise. */
    public Position withDeckSize(Deck deck, int cards) {
        boolean main = Arguments.notNull(deck, "deck", "a deck") == Deck.MAIN;
        return with(next -> {
            next.mainDeckSize = main ? Integer.valueOf(cards) : next.mainDeckSize;
            next.backupDeckSize = main ? next.backupDeckSize : Integer.valueOf(cards);
        });
    }

    @Override
    public Position seenBy(int seat) {
        Seats.check(seat, parts.setup.players());
        return with(next -> next.hideFrom(seat));
    }

    @Override
    public Position seenBySpectator() {
        return with(next -> next.hideFrom(View.SPECTATOR));
    }

    @Override
    public Table table() {
        check().throwIfAny();
        return checkedTable();
    }

    /** What is wrong; a position with a table has been checked. */
    private Problems check() {
        return table == null ? PositionCheck.of(parts) : new Problems();
    }

    private OpenTable checkedTable() {
        OpenTable checked = table;
        if (checked == null) {
            checked = parts.table();
            table = checked;
        }
        return checked;
    }

    @Override
    public GameState state() {
        PositionCheck.forState(parts, check()).throwIfAny();
        return parts.state(checkedTable());
    }

    @Override
    public PlayerView view() {
        PositionCheck.forView(parts, check()).throwIfAny();
        return parts.view(checkedTable());
    }

    @Override
    public GameState dealt(IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of numbers");
        return dealt(PositionCheck.rest(parts).shuffled(random));
    }

    /**
     * The state in which all cards that this position leaves open are dealt in canonical order: boards first, then the
     * discard pile, the hands and the decks.
     *
     * @throws PositionException if this position contradicts the rules
     */
    public GameState dealtInOrder() {
        return dealt(PositionCheck.rest(parts).toList());
    }

    private GameState dealt(List<PriceCard> rest) {
        return new Position(PositionDealer.deal(parts, rest)).state();
    }

    @Override
    public String toText() {
        check().throwIfAny();
        return PositionWriter.write(parts);
    }

    private Position with(Consumer<PositionParts> change) {
        PositionParts next = new PositionParts(parts);
        change.accept(next);
        return new Position(next);
    }

    private Position with(int seat, Consumer<PositionParts.Seat> change) {
        Seats.check(seat, parts.setup.players());
        return with(next -> change.accept(next.change(seat)));
    }

    /** The text if there is one, else the problems. */
    @Override
    public String toString() {
        return Excerpt.of(this);
    }
}
