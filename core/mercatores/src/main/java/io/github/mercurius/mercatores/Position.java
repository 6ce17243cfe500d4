package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Excerpt;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
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
 * once ({@link #problems}). These are checked: the cards are all there, and each player has as many as their turns make
 * possible. Phase, step, seats and market are as the rules make them. Only a record can show whether such a game was
 * played. All positions that can be reached from an accepted position are accepted too.
 *
 * <p>Methods that name a seat refuse one that does not exist, and methods that take cards refuse those of an edition
 * with other cards, with an {@link IllegalArgumentException}. This class is immutable and thread-safe.
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

    /** The position that everybody sees: hands and deck are not known. */
    public static Position of(Table table) {
        return new Position(new PositionParts(Arguments.notNull(table, "table", "a table")));
    }

    /** The position that a seat, or a spectator, sees: other hands and the deck are not known. */
    public static Position of(PlayerView view) {
        PositionParts parts = new PositionParts(Arguments.notNull(view, "view", "a view").table);
        parts.viewer = view.viewer;
        if (view.viewer != PlayerView.SPECTATOR) {
            parts.hands[view.viewer] = view.hand;
        }
        return new Position(parts);
    }

    /** The position with all its cards. */
    public static Position of(GameState state) {
        PositionParts parts = new PositionParts(Arguments.notNull(state, "state", "a state").table);
        System.arraycopy(state.hands, 0, parts.hands, 0, state.hands.length);
        parts.cardsOfDeck = state.deck();
        return new Position(parts);
    }

    /**
     * The position in a text, which {@link #toText} gives.
     *
     * @param edition the edition that the text names, as its cards are data
     * @throws PositionException if it is not the text of a position, names another edition, or contradicts the rules:
     *     names each problem and its place
     */
    public static Position parse(String text, Edition edition) {
        return new Position(PositionReader.read(text, edition, PositionCheck::of).said);
    }

    /** How many turns have been completed. */
    public Position withTurn(int completed) {
        return with(next -> next.turn = completed);
    }

    /** The step that the turn is in, which also says the phase; in other steps than to take no card was given. */
    public Position withAsk(Ask ask) {
        Arguments.notNull(ask, "step", "a step");
        return with(next -> {
            next.ask = ask;
            next.given = ask == Ask.TAKE ? next.given : null;
        });
    }

    /** The card that was given in this turn, in the step to take: it lies on the market (MKT-4). */
    public Position withGiven(Card card) {
        parts.setup.edition().check(card);
        return with(next -> next.given = card);
    }

    /** The end of the game. */
    public Position withGameOver() {
        return with(next -> {
            next.ask = null;
            next.given = null;
            next.active = PositionParts.UNSAID;
        });
    }

    /** Whose turn it is: needed in the profit phase, refused before it if the turn says otherwise. */
    public Position withActiveSeat(int seat) {
        parts.setup.checkSeat(seat);
        return with(next -> next.active = seat);
    }

    /** The round of the profit phase, from 1; 0 before. */
    public Position withRound(int round) {
        return with(next -> next.round = round);
    }

    /** Who has the Captain card. */
    public Position withCaptain(int seat) {
        parts.setup.checkSeat(seat);
        return with(next -> next.captain = seat);
    }

    /** Who is said to have the Unloading card, if anybody: refused if captain and round say otherwise. */
    public Position withUnloading(OptionalInt seat) {
        int holder = Arguments.notNull(seat, "seat", "a seat or none").isPresent()
                ? parts.setup.checkSeat(seat.getAsInt())
                : Table.NOBODY;
        return with(next -> next.unloadingSaid = holder);
    }

    /** The cards on the market, with the one that was given in this turn; without cards it is not set. */
    public Position withMarket(Cards cards) {
        parts.setup.edition().check(cards, "market");
        return with(next -> next.market = cards);
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
        return with(
                next -> next.discardPile = io.vavr.collection.List.ofAll(pile).reverse());
    }

    /** The deck, the top card first. */
    public Position withDeck(Collection<? extends Card> cards) {
        List<Card> deck = parts.setup.edition().check(cards, "deck");
        return with(next -> next.cardsOfDeck = deck);
    }

    /** How many cards the deck is said to have: refused if other parts say otherwise. */
    public Position withDeckSize(int cards) {
        return with(next -> next.deck = Math.max(PositionParts.UNSAID + 1, cards));
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

    private Position with(Consumer<PositionParts> change) {
        PositionParts next = new PositionParts(parts);
        change.accept(next);
        return new Position(next);
    }

    private Position with(int seat, UnaryOperator<Player> change) {
        parts.setup.checkSeat(seat);
        return with(next -> next.players[seat] = change.apply(next.players[seat]));
    }

    @Override
    public Table table() {
        return PositionCheck.of(parts).table();
    }

    @Override
    public GameState state() {
        return PositionCheck.ofState(parts).state();
    }

    @Override
    public PlayerView view() {
        return PositionCheck.ofView(parts).view();
    }

    @Override
    public GameState dealt(IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of numbers");
        Cards rest = Cards.of(parts.setup.edition(), parts.rest());
        return new Position(parts.dealt(rest.shuffled(random))).state();
    }

    @Override
    public String toText() {
        table(); // refuses what has no text
        return PositionWriter.write(this);
    }

    /** The text if there is one, else the problems. */
    @Override
    public String toString() {
        return Excerpt.of(this);
    }
}
