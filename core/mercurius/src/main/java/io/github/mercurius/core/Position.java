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
import io.github.mercurius.rules.internal.Problems;
import io.github.mercurius.rules.internal.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
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

    final Setup setup;
    final Player[] players;

    /** The hand of each seat, null if it is not known. */
    final @Nullable Cards[] hands;

    /** Whose view this is; of spectators if it is not said. */
    int viewer = View.SPECTATOR;

    int turn;
    List<? extends Action> trades = List.of();
    boolean specialPlayed;
    List<Integer> spaces = Market.atStart().spaces();
    List<Chamber> dividendsPaid = List.of();
    List<PriceCard> discardPile = List.of();

    /** The cards of the main deck, null if they are not known. */
    @Nullable
    List<PriceCard> mainDeck;

    /** The cards of the backup deck, null if they are not known. */
    @Nullable
    List<PriceCard> backupDeck;

    private Position(Setup setup, Player[] players, @Nullable Cards[] hands) {
        this.setup = setup;
        this.players = players;
        this.hands = hands;
    }

    /** The position before the first turn; the cards are not dealt. */
    public static Position of(Setup setup) {
        Player[] players = new OpenTable(Arguments.notNull(setup, "setup", "a set-up")).players;
        Arrays.setAll(players, seat -> OpenTable.with(players[seat], players[seat].board(), FOLLOWS));
        return new Position(setup, players, new Cards[players.length]);
    }

    /** The position that everybody sees: hands and decks are not known. */
    public static Position of(Table table) {
        OpenTable open = OpenTable.open(table);
        Position position = new Position(open.setup(), open.players.clone(), new Cards[open.players.length]);
        position.turn = open.turn();
        position.trades = open.trades();
        position.specialPlayed = open.specialPlayed();
        position.spaces = open.market().spaces();
        position.dividendsPaid = open.dividendsPaid();
        position.discardPile = open.discardPile();
        return position;
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
        List<Integer> moved = new ArrayList<>(spaces);
        moved.set(Arguments.notNull(asset, "asset", "an asset").ordinal(), space);
        return with(next -> next.spaces = moved);
    }

    /** The chambers that have paid their dividend, in the order in which they paid. */
    public Position withDividendsPaid(Collection<Chamber> paid) {
        return with(next -> next.dividendsPaid = Arguments.noneNull(paid, "dividends paid", "a list"));
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
        List<SpecialCard> cards = Arguments.noneNull(left, "special cards", "a collection");
        return with(seat, player -> OpenTable.with(player, cards));
    }

    /** A special card that a player has used. */
    public Position withUsed(int seat, SpecialCard card) {
        Arguments.notNull(card, "card", "a special card");
        return with(seat, player -> OpenTable.without(player, card));
    }

    /** The discard pile, the lowest card first; without cards it is not set. */
    public Position withDiscardPile(Collection<PriceCard> cards) {
        return with(next -> next.discardPile = Arguments.noneNull(cards, "discard pile", "a list"));
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
        return hiddenFrom(Seats.check(seat, players.length));
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
        Position next = new Position(setup, players.clone(), hands.clone());
        next.viewer = viewer;
        next.turn = turn;
        next.trades = trades;
        next.specialPlayed = specialPlayed;
        next.spaces = spaces;
        next.dividendsPaid = dividendsPaid;
        next.discardPile = discardPile;
        next.mainDeck = mainDeck;
        next.backupDeck = backupDeck;
        change.accept(next);
        return next;
    }

    private Position with(int seat, UnaryOperator<Player> change) {
        Seats.check(seat, players.length);
        return with(next -> next.players[seat] = change.apply(next.players[seat]));
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

    /** Is told which cards a part has, and of which seat if there is one for each. */
    interface Place {
        void has(String part, int seat, List<? extends Card> cards);
    }

    /** Tells where cards are said to lie, each card once. */
    void eachPlace(Place place) {
        for (Player player : players) {
            place.has("boards", player.seat(), cards(player.board()));
        }
        place.has("discard", Problems.TABLE, discardPile);
        for (int seat = 0; seat < hands.length; seat++) {
            Cards hand = hands[seat];
            place.has("hands", seat, hand == null ? List.of() : hand.toList());
        }
        place.has("main", Problems.TABLE, known(mainDeck));
        place.has("backup", Problems.TABLE, known(backupDeck));
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
        int wait = Math.floorMod(seat - setup.startSeat(), players.length);
        return (completed() - wait + players.length - 1) / players.length;
    }

    private int completed() {
        return Math.max(0, Math.min(setup.turns(), turn));
    }

    /** TRN-4: how many turns of each player end with a card from the main deck, as it is empty then. */
    private int turnsWithDraw() {
        return setup.turns() / players.length - 2;
    }

    /** How many cards a player holds whose News, if it was played, was replaced by the discards (END-1). */
    int usualHand(int seat) {
        return Deal.HAND - Math.max(0, ownTurns(seat) - turnsWithDraw());
    }

    int handSize(int seat) {
        int said = players[seat].handSize();
        return said == FOLLOWS ? usualHand(seat) : said;
    }

    /** TRN-4: how many cards the turns have left in the main deck. */
    int mainDeckSize() {
        return Math.max(0, turnsWithDraw() * players.length - completed());
    }

    /** How many price cards lie neither in hands and the main deck, nor on boards: discarded, or in the backup deck. */
    int otherCards() {
        int others = PriceCard.TOTAL - mainDeckSize();
        for (Player player : players) {
            List<Card> board = cards(player.board());
            others -= handSize(player.seat()) + board.size() - Collections.frequency(board, SpecialCard.NEWS);
        }
        return others;
    }

    @Override
    public GameState dealt(IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of numbers");
        List<PriceCard> rest = new ArrayList<>(Cards.all().toList());
        eachPlace((part, seat, cards) -> cards.forEach(rest::remove));
        List<PriceCard> left = new ArrayList<>(Cards.of(rest).shuffled(random));
        return with(next -> next.deal(left)).state();
    }

    /** Deals cards where nothing is said, as many as there are; what is missing then is a problem. */
    private void deal(List<PriceCard> left) {
        for (Player player : players) {
            if (player.board().isEmpty()) {
                players[player.seat()] = OpenTable.with(player, dealtBoard(player.seat(), left), player.handSize());
            }
        }
        if (discardPile.isEmpty()) {
            discardPile = next(left, otherCards() - (backupDeck == null ? Deal.BACKUP_DECK : backupDeck.size()));
        }
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = hands[seat] == null ? Cards.of(next(left, handSize(seat))) : hands[seat];
        }
        mainDeck = mainDeck == null ? next(left, mainDeckSize()) : mainDeck;
        backupDeck = backupDeck == null ? next(left, otherCards() - discardPile.size()) : backupDeck;
    }

    /** The board with a card of each turn that is still there (TRN-3). */
    private Board dealtBoard(int seat, List<PriceCard> left) {
        Board board = Board.empty();
        int space = 1;
        for (PriceCard card : next(left, Math.min(ownTurns(seat), Board.SPACES - 1))) {
            board = board.with(space++, card);
        }
        return board;
    }

    /** Takes the next cards, or as many as there are. */
    private static List<PriceCard> next(List<PriceCard> left, int count) {
        List<PriceCard> next = left.subList(0, Math.max(0, Math.min(left.size(), count)));
        List<PriceCard> cards = List.copyOf(next);
        next.clear();
        return cards;
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
