package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Seats;
import io.github.mercurius.rules.internal.SecretList;
import io.vavr.control.Either;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game of Mercurius at one moment, with all its cards: ask what is legal, apply an action, get the game after it.
 *
 * <pre>{@code
 * GameState state = GameState.start(Setup.of("Robert", "Magda", "Rafał"), Deal.shuffled(new SecureRandom()::nextInt));
 * state = state.applyAction(0, Action.parse("+AMS"));
 * state.check(0, Action.parse("-TEA")).ifPresent(violation -> System.out.println(violation.message()));
 * }</pre>
 *
 * <p>What everybody may see is the {@link #table()}; the rest is hidden, and stays with the host. Players are sent what
 * {@link #viewFor} gives.
 *
 * <p>Two states are equal if their tables, all hands and both decks (in order) are equal: the same set-up and the same
 * moment; the actions before do not matter. The order of cards that have been drawn is not part of it.
 *
 * <p>This class is immutable and thread-safe.
 */
public final class GameState implements Simulation {
    final OpenTable table;
    final Cards[] hands;
    final Decks decks;

    GameState(OpenTable table, Cards[] hands, Decks decks) {
        this.table = table;
        this.hands = hands;
        this.decks = decks;
    }

    /** A new game: the cards are dealt, and the start player may act (section 2). */
    public static GameState start(Setup setup, Deal deal) {
        Arguments.notNull(setup, "setup", "a set-up");
        Decks decks = Decks.of(Arguments.notNull(deal, "deal", "a deal"));
        return new GameState(new OpenTable(setup), decks.dealHands(setup), decks);
    }

    /**
     * The state in a text, which {@link #toText} gives.
     *
     * @throws PositionException if it is not the text of a state, or contradicts the rules: names each problem and its
     *     place
     */
    public static GameState parse(String text) {
        return PositionText.check(text).state();
    }

    /** All that lies open: prices, bank, what is before each player, whose turn it is. */
    @Override
    public Table table() {
        return table;
    }

    /** The price cards in a player's hand: only that player may see them (INF-1). */
    public Cards hand(int seat) {
        return hands[Seats.check(seat, table.players.length)];
    }

    /** The main deck, its top card first: nobody may see it (INF-2). */
    public List<PriceCard> mainDeck() {
        return new SecretList<>(decks.left(Deck.MAIN, table.mainDeck));
    }

    /** The backup deck, its top card first: nobody may see it (INF-2). */
    public List<PriceCard> backupDeck() {
        return new SecretList<>(decks.left(Deck.BACKUP, table.backupDeck));
    }

    @Override
    public LegalActions legalActions() {
        return new LegalActionList(table, table.seat, hands[table.seat]);
    }

    @Override
    public Optional<Violation> check(Action action) {
        return Optional.ofNullable(violation(table.seat, action));
    }

    @Override
    public Optional<Violation> check(int seat, Action action) {
        return Optional.ofNullable(violation(seat, action));
    }

    @Override
    public GameState applyAction(Action action) {
        return applyAction(action, null);
    }

    /**
     * The game after an action of the player on a seat; this one stays as it is.
     *
     * @throws IllegalActionException if the action is not legal, with the violation that {@link #check(int, Action)}
     *     gives: another player's action breaks TRN-4
     * @throws IllegalArgumentException if there is no such seat
     */
    @Override
    public GameState applyAction(int seat, Action action) {
        return played(seat, action, null);
    }

    /**
     * The game after an action of the active player, with a report of what happened.
     *
     * @param listener is told each event, in order and in full; not called if the action is refused
     * @throws IllegalActionException if the action is not legal, with the violation that {@link #check(Action)} gives
     */
    public GameState applyAction(Action action, @Nullable Consumer<? super Event> listener) {
        return played(table.seat, action, listener);
    }

    private GameState played(int seat, Action action, @Nullable Consumer<? super Event> listener) {
        Violation violation = violation(seat, action);
        if (violation != null) {
            throw new IllegalActionException(action, violation);
        }
        return Transition.after(this, action, listener);
    }

    /** The game after an action of the active player, or why it is refused; this one stays as it is. */
    public Either<Violation, GameState> tryAction(Action action) {
        Violation violation = violation(table.seat, action);
        return violation != null ? Either.left(violation) : Either.right(Transition.after(this, action, null));
    }

    /**
     * This state after an update that tells all that happened: following all updates of a game from its first state
     * gives its last.
     *
     * @throws IllegalArgumentException if the rules do not allow the update in this state; also for an undo, which
     *     needs the earlier states
     */
    @Override
    public GameState after(AnyUpdate update) {
        return new UpdateCheck(Arguments.own(Update.class, update, "update")).after(this);
    }

    @Override
    public PlayerView viewFor(int seat) {
        return new View(table, Seats.check(seat, table.players.length), hands[seat]);
    }

    @Override
    public PlayerView viewForSpectator() {
        return new View(table, View.SPECTATOR, Cards.none());
    }

    private @Nullable Violation violation(int seat, Action action) {
        Arguments.notNull(action, "action", "an action");
        return Legality.violation(table, Seats.check(seat, table.players.length), hands[table.seat], action);
    }

    @Override
    public String toText() {
        return PositionText.write(Position.of(this));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GameState that
                && that.table.equals(table)
                && Arrays.equals(that.hands, hands)
                && that.mainDeck().equals(mainDeck())
                && that.backupDeck().equals(backupDeck());
    }

    @Override
    public int hashCode() {
        return Objects.hash(table, Arrays.hashCode(hands));
    }

    /** The same as {@link #toText}, with all that is hidden. For the host only. */
    @Override
    public String toString() {
        return toText();
    }
}
