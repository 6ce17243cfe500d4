package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
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
import io.github.mercurius.rules.internal.CardPlaces;
import io.github.mercurius.rules.internal.Problems;
import io.github.mercurius.rules.internal.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
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
 * Boards, hands and decks are as large as the turns played make them. All positions that can be reached from an
 * accepted position are accepted too. Whether a game leads there is not checked: markers can stand anywhere, and
 * players can have any cash and tokens.
 *
 * <p>Methods that name a seat refuse one that does not exist, with an {@link IllegalArgumentException}. This class is
 * immutable and thread-safe.
 */
public final class Position implements AnyPosition<Action, PlayerView> {
    /** In place of the size of a hand, where it follows from the turns. */
    private static final int FOLLOWS = Integer.MIN_VALUE;

    /** What is said of the table; nothing of it is checked. Bank, decks, market and who acts follow from the rest. */
    final OpenTable parts;

    /** The hand of each seat, null if it is not known. */
    final @Nullable Cards[] hands;

    /** Whose view this is; of spectators if it is not said. */
    int viewer = View.SPECTATOR;

    /** The spaces of the markers. */
    List<Integer> spaces;

    /** The cards of the main deck, null if they are not known. */
    @Nullable
    List<PriceCard> mainDeck;

    /** The cards of the backup deck, null if they are not known. */
    @Nullable
    List<PriceCard> backupDeck;

    private Position(OpenTable parts, @Nullable Cards[] hands) {
        this.parts = parts;
        this.hands = hands;
        spaces = parts.market.spaces();
    }

    /** The position before the first turn; the cards are not dealt. */
    public static Position of(Setup setup) {
        OpenTable parts = new OpenTable(Arguments.notNull(setup, "setup", "a set-up"));
        Arrays.setAll(parts.players, seat -> OpenTable.with(parts.players[seat], Board.empty(), FOLLOWS));
        return new Position(parts, new Cards[setup.players()]);
    }

    /** The position that everybody sees: hands and decks are not known. */
    public static Position of(Table table) {
        OpenTable parts = new OpenTable(OpenTable.open(table));
        return new Position(parts, new Cards[parts.players.length]);
    }

    /** The position that a seat, or a spectator, sees: other hands and the decks are not known. */
    public static Position of(PlayerView view) {
        View seen = (View) Arguments.notNull(view, "view", "a view");
        Position position = of(seen.table);
        position.viewer = seen.viewer;
        if (seen.viewer != View.SPECTATOR) {
            position.hands[seen.viewer] = seen.hand;
        }
        return position;
    }

    /** The position with all its cards. */
    public static Position of(GameState state) {
        Position position = of(Arguments.notNull(state, "state", "a state").table);
        Arrays.setAll(position.hands, seat -> state.hands[seat]);
        position.mainDeck = state.mainDeck();
        position.backupDeck = state.backupDeck();
        return position;
    }

    /**
     * The position in a text, which {@link #toText} gives.
     *
     * @throws PositionException if it is not the text of a position, or contradicts the rules: names each problem and
     *     its place
     */
    public static Position parse(String text) {
        PositionCheck check = PositionText.check(text);
        check.table();
        return check.position;
    }

    /** How many turns have been completed. */
    public Position withTurn(int completed) {
        return with(next -> next.parts.turn = completed);
    }

    /** The trades of this turn so far, in order: purchases and sales. */
    public Position withTrades(Collection<? extends Action> made) {
        List<Action> trades = Arguments.noneNull(made, "trades", "a list");
        return with(next -> next.parts.trades = OpenTable.latestFirst(trades));
    }

    /** Whether the Black Market or the Dividend card was played in this turn. */
    public Position withSpecialPlayed(boolean played) {
        return with(next -> next.parts.specialPlayed = played);
    }

    /** The spaces of all markers. */
    public Position withMarket(Market market) {
        return with(next ->
                next.spaces = Arguments.notNull(market, "market", "a market").spaces());
    }

    /** The space of an asset's marker, 0 to 32. */
    public Position withSpace(Asset asset, int space) {
        List<Integer> moved = new ArrayList<>(spaces);
        moved.set(Arguments.notNull(asset, "asset", "an asset").ordinal(), space);
        return with(next -> next.spaces = moved);
    }

    /**
     * The price of an asset. At the ends of the track, where several spaces have the same price, the marker stands on
     * the innermost of them; {@link #withSpace} says another.
     *
     * @throws IllegalArgumentException if the price is not 1 to 25
     */
    public Position withPrice(Asset asset, int price) {
        Arguments.notNull(asset, "asset", "an asset");
        boolean right = price >= Market.LOWEST_PRICE && price <= Market.HIGHEST_PRICE;
        Arguments.that(right, "price", price, Market.LOWEST_PRICE + " to " + Market.HIGHEST_PRICE + " (PRC-1)");
        // Between the ends, a marker that stands one space further right has a price that is one higher.
        return withSpace(asset, Market.atStart().space(asset) + price - asset.startingPrice());
    }

    /** The chambers that have paid their dividend, in the order in which they paid. */
    public Position withDividendsPaid(Collection<Chamber> paid) {
        List<Chamber> chambers = Arguments.noneNull(paid, "dividends paid", "a list");
        return with(next -> next.parts.dividendsPaid = OpenTable.latestFirst(chambers));
    }

    /** A player's money. */
    public Position withCash(int seat, int guilders) {
        return with(seat, player -> OpenTable.with(player, guilders, player.tokens(), player.blackMarket()));
    }

    /** The tokens in a player's possession. */
    public Position withTokens(int seat, Tokens owned) {
        Arguments.notNull(owned, "tokens", "tokens");
        return with(seat, player -> OpenTable.with(player, player.cash(), owned, player.blackMarket()));
    }

    /** The tokens on a player's Black Market card. */
    public Position withBlackMarket(int seat, Tokens put) {
        Arguments.notNull(put, "blackMarket", "tokens");
        return with(seat, player -> OpenTable.with(player, player.cash(), player.tokens(), put));
    }

    /** A player's board; between turns its leftmost space is empty. Without cards it is not set. */
    public Position withBoard(int seat, Board board) {
        Arguments.notNull(board, "board", "a board");
        return with(seat, player -> OpenTable.with(player, board, player.handSize()));
    }

    /** The special cards that a player can still use. */
    public Position withSpecialCards(int seat, Collection<SpecialCard> left) {
        List<SpecialCard> cards = new ArrayList<>(List.of(SpecialCard.values()));
        cards.retainAll(Arguments.noneNull(left, "special cards", "a collection"));
        return with(seat, player -> OpenTable.with(player, cards));
    }

    /** A special card that a player has used. */
    public Position withUsed(int seat, SpecialCard card) {
        Arguments.notNull(card, "card", "a special card");
        return with(seat, player -> OpenTable.without(player, card));
    }

    /** The discard pile, the lowest card first; without cards it is not set. */
    public Position withDiscardPile(Collection<PriceCard> cards) {
        List<PriceCard> pile = Arguments.noneNull(cards, "discard pile", "a list");
        return with(next -> next.parts.discardPile = OpenTable.latestFirst(pile));
    }

    /** The price cards in a player's hand. */
    public Position withHand(int seat, Cards hand) {
        return withHand(seat, Arguments.notNull(hand, "hand", "cards").size(), hand);
    }

    /** How many price cards are in a player's hand, and that they are not known. */
    public Position withHandSize(int seat, int cards) {
        return withHand(seat, cards, null);
    }

    private Position withHand(int seat, int size, @Nullable Cards cards) {
        return with(seat, player -> OpenTable.with(player, player.board(), size))
                .with(next -> next.hands[seat] = cards);
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
        return hiddenFrom(Seats.check(seat, hands.length));
    }

    @Override
    public Position seenBySpectator() {
        return hiddenFrom(View.SPECTATOR);
    }

    private Position hiddenFrom(int seat) {
        return with(seen -> {
            Arrays.setAll(seen.hands, other -> other == seat ? seen.hands[other] : null);
            seen.mainDeck = null;
            seen.backupDeck = null;
            seen.viewer = seat;
        });
    }

    private Position with(Consumer<Position> change) {
        Position next = new Position(new OpenTable(parts), hands.clone());
        next.viewer = viewer;
        next.spaces = spaces;
        next.mainDeck = mainDeck;
        next.backupDeck = backupDeck;
        change.accept(next);
        return next;
    }

    private Position with(int seat, UnaryOperator<Player> change) {
        Seats.check(seat, hands.length);
        return with(next -> next.parts.players[seat] = change.apply(next.parts.players[seat]));
    }

    @Override
    public Table table() {
        return check().table();
    }

    @Override
    public GameState state() {
        return check().state();
    }

    @Override
    public PlayerView view() {
        return check().view();
    }

    private PositionCheck check() {
        return new PositionCheck(this, null);
    }

    /** Where cards are said to lie. */
    CardPlaces<PriceCard> places() {
        CardPlaces<PriceCard> places = new CardPlaces<>();
        for (Player player : parts.players) {
            places.add("boards", player.seat(), priceCards(player.board()));
        }
        places.add("discard", Problems.TABLE, parts.discardPile());
        for (int seat = 0; seat < hands.length; seat++) {
            Cards hand = hands[seat];
            places.add("hands", seat, hand == null ? List.of() : hand.toList());
        }
        places.add("main", Problems.TABLE, known(mainDeck));
        places.add("backup", Problems.TABLE, known(backupDeck));
        return places;
    }

    /** The price cards on a board, from left to right. */
    static List<PriceCard> priceCards(Board board) {
        List<PriceCard> cards = new ArrayList<>();
        for (Card each : cards(board)) {
            if (each instanceof PriceCard card) {
                cards.add(card);
            }
        }
        return cards;
    }

    /** The cards on a board, from left to right. */
    static List<Card> cards(Board board) {
        List<Card> cards = new ArrayList<>();
        for (int space = 0; space < Board.SPACES; space++) {
            board.card(space).ifPresent(cards::add);
        }
        return cards;
    }

    /** The cards, if it is known which; else none. */
    static List<PriceCard> known(@Nullable List<PriceCard> cards) {
        return cards == null ? List.of() : cards;
    }

    /** How many turns a player has completed; a turn out of range counts as the nearest one in it. */
    int ownTurns(int seat) {
        int wait = Math.floorMod(seat - parts.setup.startSeat(), hands.length);
        return (completed() - wait + hands.length - 1) / hands.length;
    }

    private int completed() {
        return Math.max(0, Math.min(parts.setup.turns(), parts.turn));
    }

    /** TRN-4: how many turns of each player end with a card from the main deck, as it is empty then. */
    private int turnsWithDraw() {
        return parts.setup.turns() / hands.length - 2;
    }

    /** How many cards a player holds whose News, if it was played, was replaced by the discards (END-1). */
    int usualHand(int seat) {
        return Deal.HAND - Math.max(0, ownTurns(seat) - turnsWithDraw());
    }

    int handSize(int seat) {
        int said = parts.players[seat].handSize();
        return said == FOLLOWS ? usualHand(seat) : said;
    }

    /** TRN-4: how many cards the turns have left in the main deck. */
    int mainDeckSize() {
        return Math.max(0, turnsWithDraw() * hands.length - completed());
    }

    /** How many price cards lie neither in hands and the main deck, nor on boards: discarded, or in the backup deck. */
    int otherCards() {
        int others = PriceCard.TOTAL - mainDeckSize();
        for (Player player : parts.players) {
            others -= handSize(player.seat()) + priceCards(player.board()).size();
        }
        return others;
    }

    @Override
    public GameState dealt(IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of numbers");
        List<PriceCard> others = places().others(Cards.all().toList());
        List<PriceCard> left = new ArrayList<>(Cards.of(others).shuffled(random));
        return with(next -> next.deal(left)).state();
    }

    /** Deals cards where nothing is said, as many as there are; what is missing then is a problem. */
    private void deal(List<PriceCard> left) {
        for (Player player : parts.players) {
            if (player.board().isEmpty()) {
                parts.players[player.seat()] =
                        OpenTable.with(player, dealtBoard(player.seat(), left), player.handSize());
            }
        }
        if (parts.discardPile.isEmpty()) {
            int backup = backupDeck == null ? Deal.BACKUP_DECK : backupDeck.size();
            parts.discardPile = OpenTable.latestFirst(CardPlaces.next(left, otherCards() - backup));
        }
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = hands[seat] == null ? Cards.of(CardPlaces.next(left, handSize(seat))) : hands[seat];
        }
        mainDeck = mainDeck == null ? CardPlaces.next(left, mainDeckSize()) : mainDeck;
        backupDeck = backupDeck == null ? CardPlaces.next(left, otherCards() - parts.discardPile.size()) : backupDeck;
    }

    /** The board with a card of each turn that is still there (TRN-3). */
    private Board dealtBoard(int seat, List<PriceCard> left) {
        Board board = Board.empty();
        int space = 1;
        for (PriceCard card : CardPlaces.next(left, Math.min(ownTurns(seat), Board.SPACES - 1))) {
            board = board.with(space++, card);
        }
        return board;
    }

    @Override
    public String toText() {
        table(); // refuses what has no text
        return PositionText.write(this);
    }

    /** The text if there is one, else the problems. */
    @Override
    public String toString() {
        return Problems.text(this);
    }
}
