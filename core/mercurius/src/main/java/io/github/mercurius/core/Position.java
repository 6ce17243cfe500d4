package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.PositionParts.Seat;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Excerpt;
import io.github.mercurius.rules.internal.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

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

    Position(PositionParts parts) {
        this.parts = parts;
    }

    /** The position before the first turn; the cards are not dealt. */
    public static Position of(Setup setup) {
        return new Position(new PositionParts(Arguments.notNull(setup, "setup", "a set-up")));
    }

    /** The position that everybody sees: hands and decks are not known. */
    public static Position of(Table table) {
        return new Position(open(OpenTable.open(table)));
    }

    /** The position that a seat, or a spectator, sees: other hands and the decks are not known. */
    public static Position of(PlayerView view) {
        View seen = (View) Arguments.notNull(view, "view", "a view");
        PositionParts parts = open(seen.table);
        parts.viewer = seen.viewer;
        if (seen.viewer != View.SPECTATOR) {
            parts.seats[seen.viewer].hand = seen.hand.toList();
        }
        return new Position(parts);
    }

    /** The position with all its cards. */
    public static Position of(GameState state) {
        PositionParts parts = open(Arguments.notNull(state, "state", "a state").table);
        for (int seat = 0; seat < parts.seats.length; seat++) {
            parts.seats[seat].hand = state.handOf(seat).toList();
        }
        parts.mainDeck = state.mainDeck();
        parts.backupDeck = state.backupDeck();
        return new Position(parts);
    }

    private static PositionParts open(OpenTable table) {
        PositionParts parts = new PositionParts(table.setup());
        parts.turn = table.turn();
        parts.trades = table.trades();
        parts.specialPlayed = table.specialPlayed();
        parts.spaces = table.market().spaces();
        parts.dividendsPaid = table.dividendsPaid();
        parts.discardPile = table.discardPile();
        for (Player player : table.players()) {
            Seat seat = new Seat(player);
            boolean follows = player.handSize() == parts.usualHand(player.seat());
            seat.handSize = follows ? null : seat.handSize;
            parts.seats[player.seat()] = seat;
        }
        return parts;
    }

    /**
     * The position in a text, which {@link #toText} gives.
     *
     * @throws PositionException if it is not the text of a position, or contradicts the rules: names each problem and
     *     its place
     */
    public static Position parse(String text) {
        return PositionReader.read(text, PositionCheck::of);
    }

    /** How many turns have been completed. */
    public Position withTurn(int completed) {
        return with(next -> next.turn = completed);
    }

    /** The trades of this turn so far, in order: purchases and sales. */
    public Position withTrades(Collection<? extends Action> made) {
        return with(next -> next.trades = Arguments.noneNull(made, "trades", "a list"));
    }

    /** Whether the Black Market or the Dividend card was played in this turn. */
    public Position withSpecialPlayed(boolean played) {
        return with(next -> next.specialPlayed = played);
    }

    /** The spaces of all markers. */
    public Position withMarket(Market market) {
        return with(next ->
                next.spaces = Arguments.notNull(market, "market", "a market").spaces());
    }

    /** The space of an asset's marker, 0 to 32. */
    public Position withSpace(Asset asset, int space) {
        List<Integer> spaces = new ArrayList<>(parts.spaces);
        spaces.set(Arguments.notNull(asset, "asset", "an asset").ordinal(), space);
        return with(next -> next.spaces = spaces);
    }

    /** The chambers that have paid their dividend, in the order in which they paid. */
    public Position withDividendsPaid(Collection<Chamber> paid) {
        return with(next -> next.dividendsPaid = Arguments.noneNull(paid, "dividends paid", "a list"));
    }

    /**
     * All that lies open before the players, in the order of the seats; the hands are not known.
     *
     * @throws IllegalArgumentException if there is not one for each seat
     */
    public Position withPlayers(List<? extends Player> players) {
        List<Player> each = Arguments.noneNull(players, "players", "players");
        if (each.size() != parts.seats.length) {
            throw new IllegalArgumentException(each.size() + " players, expected " + parts.seats.length);
        }
        return with(next -> Arrays.setAll(next.seats, seat -> new Seat(each.get(seat))));
    }

    /** A player's money. */
    public Position withCash(int seat, int guilders) {
        return with(seat, player -> player.cash = guilders);
    }

    /** The tokens in a player's possession. */
    public Position withTokens(int seat, Tokens owned) {
        return with(seat, player -> player.tokens = Arguments.notNull(owned, "tokens", "tokens"));
    }

    /** The tokens on a player's Black Market card. */
    public Position withBlackMarket(int seat, Tokens put) {
        return with(seat, player -> player.blackMarket = Arguments.notNull(put, "blackMarket", "tokens"));
    }

    /** A player's board; between turns its leftmost space is empty. */
    public Position withBoard(int seat, Board board) {
        return with(seat, player -> player.board = Arguments.notNull(board, "board", "a board"));
    }

    /** The special cards that a player can still use. */
    public Position withSpecialCards(int seat, Collection<SpecialCard> left) {
        return with(seat, player -> player.specialCards = Arguments.noneNull(left, "special cards", "a collection"));
    }

    /** A special card that a player has used. */
    public Position withUsed(int seat, SpecialCard card) {
        Arguments.notNull(card, "card", "a special card");
        return with(seat, player -> {
            player.specialCards = new ArrayList<>(player.specialCards);
            player.specialCards.remove(card);
        });
    }

    /** The discard pile, the lowest card first. */
    public Position withDiscardPile(Collection<PriceCard> cards) {
        return with(next -> next.discardPile = Arguments.noneNull(cards, "discard pile", "a list"));
    }

    /** The price cards in a player's hand. */
    public Position withHand(int seat, Cards hand) {
        List<PriceCard> cards = Arguments.notNull(hand, "hand", "cards").toList();
        return with(seat, player -> player.hand = cards);
    }

    /** How many price cards are in a player's hand, and that they are not known. */
    public Position withHandSize(int seat, int cards) {
        return with(seat, player -> player.hideHand(cards));
    }

    /** The main deck, the top card first. */
    public Position withMainDeck(Collection<PriceCard> cards) {
        return with(next -> next.mainDeck = Arguments.noneNull(cards, "main deck", "cards"));
    }

    /** The backup deck, the top card first. */
    public Position withBackupDeck(Collection<PriceCard> cards) {
        return with(next -> next.backupDeck = Arguments.noneNull(cards, "backup deck", "cards"));
    }

    @Override
    public Position seenBy(int seat) {
        return hiddenFrom(Seats.check(seat, parts.seats.length));
    }

    @Override
    public Position seenBySpectator() {
        return hiddenFrom(View.SPECTATOR);
    }

    private Position hiddenFrom(int viewer) {
        PositionParts seen = new PositionParts(parts);
        seen.viewer = viewer;
        seen.mainDeck = null;
        seen.backupDeck = null;
        for (int seat = 0; seat < seen.seats.length; seat++) {
            List<PriceCard> hand = seen.seats[seat].hand;
            if (hand != null && seat != viewer) {
                seen.seats[seat].hideHand(hand.size());
            }
        }
        return new Position(seen);
    }

    private Position with(Consumer<PositionParts> change) {
        PositionParts next = new PositionParts(parts);
        change.accept(next);
        return new Position(next);
    }

    private Position with(int seat, Consumer<Seat> change) {
        Seats.check(seat, parts.seats.length);
        return with(next -> change.accept(next.seats[seat]));
    }

    @Override
    public Table table() {
        PositionCheck.of(parts).throwIfAny();
        return madeTable();
    }

    @Override
    public GameState state() {
        PositionCheck.ofState(parts).throwIfAny();
        return madeState();
    }

    @Override
    public PlayerView view() {
        PositionCheck.ofView(parts).throwIfAny();
        return madeView();
    }

    private OpenTable madeTable() {
        Tokens bank = Tokens.ofEach(parts.setup.tokensOfEach());
        OpenPlayer[] players = new OpenPlayer[parts.seats.length];
        for (int seat = 0; seat < players.length; seat++) {
            players[seat] = parts.player(seat);
            bank = bank.minus(players[seat].tokens()).minus(players[seat].blackMarket()); // SET-2
        }
        List<Action> trades = new ArrayList<>();
        for (Action trade : parts.trades) {
            // the same objects as in a game: a stack counts objects
            trades.add(
                    trade instanceof Action.Buy buy
                            ? Action.buy(buy.asset())
                            : Action.sell(((Action.Sell) trade).asset()));
        }
        return new OpenTable(
                Terms.of(parts.setup),
                parts.turn,
                parts.setup.seatOfTurn(parts.turn),
                parts.specialPlayed,
                Stack.of(trades),
                Market.of(parts.spaces),
                bank,
                players,
                Stack.of(parts.dividendsPaid),
                Stack.of(PositionParts.known(parts.discardPile)),
                parts.mainDeckSize(),
                parts.backupDeckSize());
    }

    /** The state of a position that has been checked. */
    GameState madeState() {
        Cards[] hands = new Cards[parts.seats.length];
        Arrays.setAll(hands, seat -> Cards.of(PositionParts.known(parts.seats[seat].hand)));
        Decks decks = Decks.of(PositionParts.known(parts.mainDeck), PositionParts.known(parts.backupDeck));
        return new GameState(madeTable(), hands, decks);
    }

    /** The view of a position that has been checked. */
    View madeView() {
        boolean isSpectator = parts.viewer == View.SPECTATOR;
        List<PriceCard> hand = isSpectator ? List.of() : PositionParts.known(parts.seats[parts.viewer].hand);
        return new View(madeTable(), parts.viewer, Cards.of(hand));
    }

    @Override
    public GameState dealt(IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of numbers");
        return new Position(parts.dealt(Cards.of(parts.rest()).shuffled(random))).state();
    }

    /**
     * The state in which all cards that this position leaves open are dealt in canonical order: boards first, then the
     * discard pile, the hands and the decks.
     *
     * @throws PositionException if this position contradicts the rules
     */
    public GameState dealtInOrder() {
        return new Position(parts.dealt(parts.rest())).state();
    }

    @Override
    public String toText() {
        PositionCheck.of(parts).throwIfAny();
        return PositionWriter.write(parts);
    }

    /** The text if there is one, else the problems. */
    @Override
    public String toString() {
        return Excerpt.of(this);
    }
}
