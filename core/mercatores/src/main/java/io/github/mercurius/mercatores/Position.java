package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.CardPlaces;
import io.github.mercurius.rules.internal.Problems;
import java.util.ArrayList;
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
 * Edition edition = Edition.standIn();
 * GameState state = Position.of(Setup.of(2))
 *         .withTurn(11)
 *         .withResources(0, Cards.parse("CRN0,CRN0,CRN1,WAR,QDL,TOB0", edition))
 *         .withResources(1, Cards.parse("CAC0,CAC1,TOB1,RCAC,COF0", edition))
 *         .withHand(1, Cards.parse("CAC1,CAC1,WAR,TOB0,TOB0,COF1,CTN0", edition))
 *         .dealt(random::nextInt);
 * }</pre>
 *
 * <p>It starts from the table before the first turn, or from a table, a view or a state, and changes only what is set.
 * The size of the deck follows from the rest. {@link #dealt} deals the cards that are not set: on the market, in hands
 * and deck. A position has a text in one line, {@link #toText}.
 *
 * <p>What contradicts the rules is refused when the position becomes a table, a view or a state, with all problems at
 * once ({@link #problems}). These are checked: each card is there once, phase, step and market fit together, and each
 * player has the cards that the next turn needs. Only a record can show whether such a game was played. A game can go
 * on from each position that is accepted, and all positions that it reaches are accepted too.
 *
 * <p>Methods that name a seat refuse one that does not exist, and methods that take cards refuse those of an edition
 * with other cards, with an {@link IllegalArgumentException}. This class is immutable and thread-safe.
 */
public final class Position implements AnyPosition<Action, PlayerView> {
    /** In place of the active seat, where it follows from the turn. */
    static final int FOLLOWS = Integer.MIN_VALUE;

    /** What is said of the table; nothing of it is checked. The size of the deck follows, and so does that seat. */
    final Table parts;

    /** The hand of each seat, null if it is not known. */
    final @Nullable Cards[] hands;

    /** The cards of the deck, null if they are not known. */
    @Nullable
    List<Card> cardsOfDeck;

    /** Whose view this is; of spectators if it is not said. */
    int viewer = PlayerView.SPECTATOR;

    private Position(Table parts, @Nullable Cards[] hands) {
        this.parts = parts;
        this.hands = hands;
    }

    /** The position before the first turn; the cards are not dealt. */
    public static Position of(Setup setup) {
        Edition edition = Arguments.notNull(setup, "setup", "a set-up").edition();
        return begun(new Table(setup, edition.noCards()));
    }

    /** The position that everybody sees: hands and deck are not known. */
    public static Position of(Table table) {
        return begun(new Table(Arguments.notNull(table, "table", "a table")));
    }

    private static Position begun(Table parts) {
        parts.active = parts.phase() == Phase.INVESTMENT || parts.ask == null ? FOLLOWS : parts.active;
        return new Position(parts, new Cards[parts.players.length]);
    }

    /** The position that a seat, or a spectator, sees: other hands and the deck are not known. */
    public static Position of(PlayerView view) {
        Position position = of(Arguments.notNull(view, "view", "a view").table);
        position.viewer = view.viewer;
        if (view.viewer != PlayerView.SPECTATOR) {
            position.hands[view.viewer] = view.hand;
        }
        return position;
    }

    /** The position with all its cards. */
    public static Position of(GameState state) {
        Position position = of(Arguments.notNull(state, "state", "a state").table);
        System.arraycopy(state.hands, 0, position.hands, 0, state.hands.length);
        position.cardsOfDeck = state.deck();
        return position;
    }

    /**
     * The position in a text, which {@link #toText} gives.
     *
     * @param edition the edition that the text names, as its cards are data
     * @throws PositionException if it is not the text of a position, names another edition, or contradicts the rules:
     *     names each problem and its place
     */
    public static Position parse(String text, Edition edition) {
        PositionCheck check = PositionText.check(text, edition);
        check.table();
        return check.position;
    }

    /** How many turns have been completed. */
    public Position withTurn(int completed) {
        return with(next -> next.parts.turn = completed);
    }

    /** The step that the turn is in, which also says the phase; in other steps than to take no card was given. */
    public Position withAsk(Ask ask) {
        Arguments.notNull(ask, "step", "a step");
        return with(next -> {
            next.parts.ask = ask;
            next.parts.given = ask == Ask.TAKE ? next.parts.given : null;
        });
    }

    /** The card that was given in this turn, in the step to take: it lies on the market (MKT-4). */
    public Position withGiven(Card card) {
        parts.setup.edition().check(card);
        return with(next -> next.parts.given = card);
    }

    /** The end of the game. */
    public Position withGameOver() {
        return with(next -> {
            next.parts.ask = null;
            next.parts.given = null;
            next.parts.active = FOLLOWS;
        });
    }

    /** Whose turn it is: needed in the profit phase, refused before it if the turn says otherwise. */
    public Position withActiveSeat(int seat) {
        parts.setup.checkSeat(seat);
        return with(next -> next.parts.active = seat);
    }

    /** The round of the profit phase, from 1; 0 before. */
    public Position withRound(int round) {
        return with(next -> next.parts.round = round);
    }

    /** Who has the Captain card. */
    public Position withCaptain(int seat) {
        parts.setup.checkSeat(seat);
        return with(next -> next.parts.captain = seat);
    }

    /** The cards on the market, with the one that was given in this turn; without cards it is not set. */
    public Position withMarket(Cards cards) {
        parts.setup.edition().check(cards, "market");
        return with(next -> next.parts.market = cards);
    }

    /** The cards in front of a player. */
    public Position withResources(int seat, Cards cards) {
        parts.setup.edition().check(cards, "resources");
        return with(seat, player -> player.withResources(cards));
    }

    /** The coins of a player, without those of the Captain card. */
    public Position withCoins(int seat, int coins) {
        return with(seat, player -> player.withCoins(coins));
    }

    /** The cards that are surely in a player's hand, for everybody who remembers all that happened (INF-4). */
    public Position withKnown(int seat, Cards cards) {
        parts.setup.edition().check(cards, "known");
        return with(seat, player -> player.withKnown(cards));
    }

    /** The cards in a player's hand. */
    public Position withHand(int seat, Cards cards) {
        parts.setup.edition().check(cards, "hand");
        return withHand(seat, cards.size(), cards);
    }

    /** How many cards are in a player's hand, and that those not {@link #withKnown known to all} are not known. */
    public Position withHandSize(int seat, int cards) {
        return withHand(seat, cards, null);
    }

    private Position withHand(int seat, int size, @Nullable Cards cards) {
        return with(seat, player -> player.withHandSize(size)).with(next -> next.hands[seat] = cards);
    }

    /** The discard pile, the lowest card first. */
    public Position withDiscardPile(Collection<? extends Card> cards) {
        List<Card> pile = parts.setup.edition().check(cards, "discard pile");
        return with(next ->
                next.parts.discardPile = io.vavr.collection.List.ofAll(pile).reverse());
    }

    /** The deck, the top card first. */
    public Position withDeck(Collection<? extends Card> cards) {
        List<Card> deck = parts.setup.edition().check(cards, "deck");
        return with(next -> next.cardsOfDeck = deck);
    }

    @Override
    public Position seenBy(int seat) {
        return hiddenFrom(parts.setup.checkSeat(seat));
    }

    @Override
    public Position seenBySpectator() {
        return hiddenFrom(PlayerView.SPECTATOR);
    }

    private Position hiddenFrom(int viewer) {
        return with(seen -> {
            for (int seat = 0; seat < seen.hands.length; seat++) {
                seen.hands[seat] = seat == viewer ? seen.hands[seat] : null;
            }
            seen.cardsOfDeck = null;
            seen.viewer = viewer;
        });
    }

    private Position with(Consumer<Position> change) {
        Position next = new Position(new Table(parts), hands.clone());
        next.cardsOfDeck = cardsOfDeck;
        next.viewer = viewer;
        change.accept(next);
        return next;
    }

    private Position with(int seat, UnaryOperator<Player> change) {
        parts.setup.checkSeat(seat);
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
    CardPlaces<Card> places() {
        CardPlaces<Card> places = new CardPlaces<>();
        List<Card> onlyGiven = parts.given == null ? List.of() : List.of(parts.given); // it lies on the market
        places.add("market", Problems.TABLE, parts.market.isEmpty() ? onlyGiven : parts.market.toList());
        for (Player player : parts.players) {
            places.add("resources", player.seat(), player.resources().toList());
        }
        places.add("discard", Problems.TABLE, parts.discardPile.reverse().toJavaList());
        for (Player player : parts.players) {
            Cards hand = hands[player.seat()]; // known cards are among those of a hand that is said
            places.add(
                    hand == null ? "known" : "hands", player.seat(), (hand == null ? player.known() : hand).toList());
        }
        places.add("deck", Problems.TABLE, deck());
        return places;
    }

    /** The cards of the deck, if they are known; else none. */
    List<Card> deck() {
        return cardsOfDeck == null ? List.of() : cardsOfDeck;
    }

    @Override
    public GameState dealt(IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of numbers");
        Edition edition = parts.setup.edition();
        Cards left = Cards.of(edition, places().others(edition.allCards().toList()));
        return with(next -> next.deal(new ArrayList<>(left.shuffled(random)))).state();
    }

    /** Deals cards where nothing is said, as many as there are; what is missing then is a problem. */
    private void deal(List<Card> left) {
        Edition edition = parts.setup.edition();
        if (parts.market.isEmpty()) {
            // MKT-1, MKT-2: full, with the card that was given, or without two that were taken for it
            Cards full = Cards.of(edition, CardPlaces.next(left, Deal.MARKET - (parts.ask == Ask.LOAD ? 1 : 0)));
            parts.market = parts.given == null ? full : full.plus(parts.given);
        }
        int coins = 0;
        for (Player player : parts.players) {
            coins += player.coins();
            if (hands[player.seat()] == null) {
                hands[player.seat()] = player.known().plus(Cards.of(edition, CardPlaces.next(left, player.unknown())));
            }
        }
        if (cardsOfDeck == null) {
            cardsOfDeck = CardPlaces.next(
                    left, left.size() - coins); // COIN-1: the others lie face down, if there are so many
        }
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
