package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.IllegalActionException;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A game with its log: how it began, every action since, what came of each, and the state that it led to.
 *
 * <p>Like the state, it never changes: an action gives a new game, and the old one stays for undo and for branches.
 *
 * <pre>{@code
 * Game game = Game.start(setup, deal);
 * game = game.applyAction(Action.parse("+AMS"));
 * if (!game.undoRevealsCards(0)) {
 *     game = game.undo(0);
 * }
 * }</pre>
 *
 * <p>Equal if set-up, deal and actions are, as all else follows from these. This class is immutable and thread-safe.
 */
public final class Game {
    private final Setup setup;
    private final Deal deal;
    private final GameState start;
    private final Vector<Step> moves;

    private Game(Setup setup, Deal deal, GameState start, Vector<Step> moves) {
        this.setup = setup;
        this.deal = deal;
        this.start = start;
        this.moves = moves;
    }

    /** A game before its first action. */
    public static Game start(Setup setup, Deal deal) {
        return new Game(setup, deal, GameState.start(setup, deal), Vector.empty());
    }

    /** What was agreed before the game. */
    public Setup setup() {
        return setup;
    }

    /** How the cards lay: nobody at the table may know. */
    public Deal deal() {
        return deal;
    }

    /** The state before the first action. */
    public GameState firstState() {
        return start;
    }

    /** The state now. */
    public GameState state() {
        return moves.isEmpty() ? start : moves.last().after();
    }

    /** The actions so far, each with what came of it. */
    public Vector<Step> moves() {
        return moves;
    }

    /** The actions so far. */
    public Vector<Action> actions() {
        return moves.map(Step::action);
    }

    /** All that happened so far, in full. */
    public Vector<Event> events() {
        return moves.flatMap(Step::events);
    }

    /** All that happened so far, as a seat was told it. */
    public Vector<Event> eventsSeenBy(int seat) {
        setup.checkSeat(seat);
        return events().map(event -> event.seenBy(seat));
    }

    /** All that happened so far, as those were told it who only watch. */
    public Vector<Event> eventsSeenBySpectator() {
        return events().map(Event::seenBySpectator);
    }

    /** The moves by turn, the first turn first; the last one may have just begun. */
    public Vector<Vector<Step>> turns() {
        Vector<Vector<Step>> turns = Vector.empty();
        for (Step move : moves) {
            turns = move.turn() < turns.size()
                    ? turns.update(move.turn(), turn -> turn.append(move))
                    : turns.append(Vector.of(move));
        }
        return turns;
    }

    /**
     * The game with one more action, of the active player.
     *
     * @throws IllegalActionException if the action is not legal
     */
    public Game applyAction(Action action) {
        List<Event> events = new ArrayList<>();
        GameState before = state();
        GameState after = before.applyAction(action, events::add);
        int seat = before.table().activeSeat();
        Step move = new Step(before.table().turn(), seat, action, Vector.ofAll(events), after);
        return new Game(setup, deal, start, moves.append(move));
    }

    /** The game with one more action of the active player, or why it is refused. */
    public Either<Violation, Game> tryAction(Action action) {
        return state().check(action)
                .<Either<Violation, Game>>map(Either::left)
                .orElseGet(() -> Either.right(applyAction(action)));
    }

    /** The game as it was after some number of its actions. */
    public Game undo(int toActions) {
        return new Game(setup, deal, start, moves.take(checkActions(toActions)));
    }

    /**
     * Whether {@link #undo} to some number of actions would leave somebody knowing a card that was hidden then: one
     * that was drawn since, or shown from a hand. The answer is the same for all, whatever cards they hold.
     */
    public boolean undoRevealsCards(int toActions) {
        return moves.drop(checkActions(toActions)).exists(Step::revealsCards);
    }

    private int checkActions(int actions) {
        if (actions < 0 || actions > moves.size()) {
            throw new IllegalArgumentException("actions: " + actions + ", expected 0 to " + moves.size());
        }
        return actions;
    }

    /** The chain of hashes over the set-up, the deal, and all events in full: the first hash is of the former two. */
    public Vector<HashChain> hashChain() {
        return events().scanLeft(HashChain.ofRecord(setup, deal), HashChain::plus);
    }

    /** The chain of hashes over the set-up and what a seat was told: the first hash is of the former. */
    public Vector<HashChain> hashChainOf(int seat) {
        return eventsSeenBy(seat).scanLeft(HashChain.ofSeat(setup), HashChain::plus);
    }

    /** What there is to keep of this game. */
    public GameRecord toRecord() {
        return GameRecord.builder()
                .setup(setup)
                .deal(deal)
                .actions(actions())
                .hashes(hashChain().map(HashChain::hash))
                .result(state().isOver() ? state().table().ranking() : List.of())
                .build();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Game that
                && that.setup.equals(setup)
                && that.deal.equals(deal)
                && that.actions().equals(actions());
    }

    @Override
    public int hashCode() {
        return Objects.hash(setup, deal, moves.size());
    }

    /** The set-up and the actions so far; the deal stays unsaid. */
    @Override
    public String toString() {
        return setup + ": " + actions().map(Action::notation).mkString(" ");
    }
}
