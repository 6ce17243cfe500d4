package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Excerpt;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.PositionException;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

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
 * <p>What the rules cannot lead to is refused when the position becomes a table, a view or a state, with all problems
 * at once ({@link #problems}). These are checked: the cards are all there, and each player has as many as their turns
 * make possible. Phase, step, seats and market are as the rules make them. Only a record can show whether such a game
 * was played. All positions that can be reached from an accepted position are accepted too.
 *
 * <p>Methods that name a seat refuse one that does not exist, and methods that take cards refuse those of an edition
 * with other cards, with an {@link IllegalArgumentException}. This class is immutable and thread-safe.
 */
public final class Position implements AnyPosition<Action, PlayerView> {
    final PositionParts parts;

    private Position(PositionParts parts) {
        this.parts = parts;
    }

    /** The position before the first turn; the cards are not dealt. */
    public static Position of(Setup setup) {
        return new Position(new PositionParts(Arguments.notNull(setup, "setup", "a set-up")));
    }

    /** The position that everybody sees: hands and deck are not known. */
    public static Position of(Table table) {
        return new Position(PositionParts.of(Arguments.notNull(table, "table", "a table")));
    }

    /** The position that a seat, or a spectator, sees: other hands and the deck are not known. */
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
     * @param edition the edition that the text names, as its cards are data
     * @throws PositionException if it is not the text of a position, names another edition, or the rules cannot lead
     *     there: names each problem and its place
     */
    public static Position parse(String text, Edition edition) {
        PositionReader reader = new PositionReader(text, edition);
        PositionParts parts = reader.parts();
        reader.check(new PositionCheck(parts));
        return new Position(parts);
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
        int said = Arguments.notNull(seat, "seat", "a seat or none").isPresent()
                ? parts.setup.checkSeat(seat.getAsInt())
                : Table.NOBODY;
        return with(next -> next.unloading = said);
    }

    /** The cards on the market, with the one that was given in this turn. */
    public Position withMarket(Cards cards) {
        parts.setup.edition().check(cards, "market");
        return with(next -> next.market = cards);
    }

    /** The cards in front of a player. */
    public Position withResources(int seat, Cards cards) {
        parts.setup.edition().check(cards, "resources");
        return with(seat, player -> player.resources = cards);
    }

    /** The coins of a player, without those of the Captain card. */
    public Position withCoins(int seat, int coins) {
        return with(seat, player -> player.coins = coins);
    }

    /** The cards that are surely in a player's hand, for everybody who remembers all that happened (INF-4). */
    public Position withKnown(int seat, Cards cards) {
        parts.setup.edition().check(cards, "known");
        return with(seat, player -> player.known = cards);
    }

    /** The cards in a player's hand. */
    public Position withHand(int seat, Cards cards) {
        parts.setup.edition().check(cards, "hand");
        return with(seat, player -> player.setHand(cards, null));
    }

    /** How many cards are in a player's hand, and that those not {@link #withKnown known to all} are not known. */
    public Position withHandSize(int seat, int cards) {
        return with(seat, player -> player.setHand(null, cards));
    }

    /** The discard pile, the lowest card first. */
    public Position withDiscardPile(Collection<? extends Card> cards) {
        List<Card> pile = parts.setup.edition().check(cards, "discard pile");
        return with(next -> next.discardPile = pile);
    }

    /** The deck, the top card first. */
    public Position withDeck(Collection<? extends Card> cards) {
        List<Card> deck = parts.setup.edition().check(cards, "deck");
        return with(next -> next.deck = deck);
    }

    /** How many cards the deck is said to have: refused if other parts say otherwise. */
    public Position withDeckSize(int cards) {
        return with(next -> next.deckSize = cards);
    }

    @Override
    public Position seenBy(int seat) {
        parts.setup.checkSeat(seat);
        return with(next -> next.hideFrom(seat));
    }

    @Override
    public Position seenBySpectator() {
        return with(next -> next.hideFrom(PositionParts.UNSAID));
    }

    @Override
    public Table table() {
        return new PositionCheck(parts).table();
    }

    @Override
    public GameState state() {
        return new PositionCheck(parts).forState().state();
    }

    @Override
    public PlayerView view() {
        return new PositionCheck(parts).forView().view();
    }

    @Override
    public GameState dealt(IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of numbers");
        return PositionDealer.dealt(parts, CardCount.rest(parts).shuffled(random));
    }

    /**
     * The state in which all cards that this position leaves open are dealt in canonical order: the market first, then
     * the hands and the deck.
     *
     * @throws PositionException if the rules cannot lead there
     */
    public GameState dealtInOrder() {
        return PositionDealer.dealt(parts, CardCount.rest(parts).toList());
    }

    @Override
    public String toText() {
        return PositionWriter.write(parts, table());
    }

    private Position with(Consumer<PositionParts> change) {
        PositionParts next = parts.copy();
        change.accept(next);
        return new Position(next);
    }

    private Position with(int seat, Consumer<PositionParts.Seat> change) {
        parts.setup.checkSeat(seat);
        return with(next -> change.accept(next.change(seat)));
    }

    /** The text if there is one, else the problems. */
    @Override
    public String toString() {
        return Excerpt.of(this);
    }
}
