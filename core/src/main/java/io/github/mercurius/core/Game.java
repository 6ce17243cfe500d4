package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.IllegalActionException;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.common.Log;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A game with its log: how it began, every action and every agreed undo since, what each player was told, and the state
 * that all this led to.
 *
 * <pre>{@code
 * Either<Violation, Game> next = game.tryAction(seat, action);
 * next.peek(g -> setup.seats().forEach(s -> send(s, g.updatesFor(s, sentTo(s)))));
 * next.peekLeft(violation -> refuse(seat, violation.message(language, setup)));
 * }</pre>
 *
 * <p>Like the state, a game never changes: an action or an undo gives a new game, and the old one stays.
 *
 * <p>Equal if set-up, deal or first position, and log are, as all else follows from these. This class is immutable and
 * thread-safe.
 */
public final class Game {
    private final Beginning beginning;
    private final Vector<Step> steps;
    private final Log<LogEntry, Update> log;

    private Game(Beginning beginning, Vector<Step> steps, Log<LogEntry, Update> log) {
        this.beginning = beginning;
        this.steps = steps;
        this.log = log;
    }

    /** A game before its first action. */
    public static Game start(Setup setup, Deal deal) {
        return startingAt(Beginning.of(setup, deal));
    }

    /** A game that begins at a position: its log, undo and records go back to there. */
    public static Game from(GameState position) {
        return startingAt(Beginning.at(position));
    }

    private static Game startingAt(Beginning beginning) {
        return of(beginning, List.of(), Log.empty(new GameChains(beginning)));
    }

    static Game of(Beginning beginning, List<Step> steps, Log<LogEntry, Update> log) {
        return new Game(beginning, Vector.ofAll(steps), log);
    }

    /** What was agreed before the game. */
    public Setup setup() {
        return beginning.setup();
    }

    /** The order of the cards at the start, secret until the game is over; none if the game began at a position. */
    public Optional<Deal> deal() {
        return beginning.deal();
    }

    /** The state before the first action. */
    public GameState firstState() {
        return beginning.state();
    }

    /** The state now. */
    public GameState state() {
        return steps.isEmpty() ? firstState() : steps.last().after();
    }

    /** The actions that led to this state, with their updates, without those that were undone. */
    public List<Step> steps() {
        return steps.asJava();
    }

    /** The actions that led to this state. */
    public List<Action> actions() {
        return steps.map(Step::action).asJava();
    }

    /** The steps by turn, the first turn first; the last one may have just begun. */
    public List<List<Step>> turns() {
        List<List<Step>> turns = new ArrayList<>();
        for (int first = 0; first < steps.size(); ) {
            int turn = steps.get(first).turn();
            Vector<Step> ofTurn = steps.drop(first).takeWhile(step -> step.turn() == turn);
            turns.add(ofTurn.asJava());
            first += ofTurn.size();
        }
        return Collections.unmodifiableList(turns);
    }

    /** Why the active player may not take an action; empty if it is legal. */
    public Optional<Violation> check(Action action) {
        return state().check(action);
    }

    /**
     * Why the player on a seat may not take an action; empty if it is legal. Ask this where actions come from people.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    public Optional<Violation> check(int seat, Action action) {
        return state().check(seat, action);
    }

    /**
     * The game with one more action, of the active player; for tests and programs that play all seats.
     *
     * @throws IllegalActionException if the action is not legal
     */
    public Game applyAction(Action action) {
        return after(action, check(action));
    }

    /**
     * The game with one more action, of the player on a seat.
     *
     * @throws IllegalActionException if the action is not legal: another player's action breaks TRN-4
     * @throws IllegalArgumentException if there is no such seat
     */
    public Game applyAction(int seat, Action action) {
        return after(action, check(seat, action));
    }

    private Game after(Action action, Optional<Violation> violation) {
        violation.ifPresent(broken -> {
            throw new IllegalActionException(action, broken);
        });
        return after(action);
    }

    /** The game with one more action of the active player, or why it is refused; for tests and such programs. */
    public Either<Violation, Game> tryAction(Action action) {
        return either(action, check(action));
    }

    /**
     * The game with one more action of the player on a seat, or why it is refused.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    public Either<Violation, Game> tryAction(int seat, Action action) {
        return either(action, check(seat, action));
    }

    private Either<Violation, Game> either(Action action, Optional<Violation> violation) {
        return violation.<Either<Violation, Game>>map(Either::left).orElseGet(() -> Either.right(after(action)));
    }

    private Game after(Action action) {
        Step step = Step.taken(state(), action, updateCount());
        return new Game(beginning, steps.append(step), log.plus(new LogEntry.Acted(action), step.update()));
    }

    /**
     * The game back at some number of its {@link #actions}, as the players agreed: the undo is in the log, and
     * everybody is told of it. To go back without a trace, keep the old game instead.
     *
     * @param toActions how many of the actions stay, fewer than there are
     * @throws IllegalArgumentException if there are not so many actions to undo
     */
    public Game undo(int toActions) {
        if (toActions < 0 || toActions >= steps.size()) {
            String expected = steps.isEmpty() ? "an action first" : "0 to " + (steps.size() - 1);
            throw new IllegalArgumentException(
                    "actions to keep: " + toActions + ", expected " + expected + ", as one is undone at least");
        }
        Vector<Step> kept = steps.take(toActions);
        Table then = (kept.isEmpty() ? firstState() : kept.last().after()).table();
        int undone = steps.size() - toActions;
        Update update = Undo.update(updateCount(), state().table(), then, undone);
        return new Game(beginning, kept, log.plus(new LogEntry.Undone(undone), update));
    }

    /**
     * Whether {@link #undo} to some number of actions would leave somebody knowing a card that was hidden then: one
     * that was drawn since, or shown from a hand. The answer is the same for all, whatever cards they hold.
     *
     * @throws IllegalArgumentException if there are not so many actions
     */
    public boolean undoRevealsCards(int toActions) {
        if (toActions < 0 || toActions > steps.size()) {
            throw new IllegalArgumentException("actions to keep: " + toActions + ", expected 0 to " + steps.size());
        }
        return steps.drop(toActions).exists(step -> step.update().revealsCards());
    }

    /** How many updates there were so far: one for each action and each undo. The next one has this number. */
    public int updateCount() {
        return log.size();
    }

    /**
     * What happened, from the update with a number on, in full: for the host only.
     *
     * @throws IllegalArgumentException if {@code from} is negative or more than {@link #updateCount}
     */
    public List<Update> updates(int from) {
        return log.updates(Audience.RECORD, from);
    }

    /**
     * What a seat is told, from the update with a number on: what a host sends to a client that has all updates before
     * it, also after a lost connection.
     *
     * @throws IllegalArgumentException if there is no such seat, or {@code from} is negative or more than
     *     {@link #updateCount}
     */
    public List<Update> updatesFor(int seat, int from) {
        return log.updates(setup().checkSeat(seat), from);
    }

    /**
     * What spectators are told, from the update with a number on.
     *
     * @throws IllegalArgumentException if {@code from} is negative or more than {@link #updateCount}
     */
    public List<Update> updatesForSpectator(int from) {
        return log.updates(Audience.SPECTATOR, from);
    }

    /**
     * The hashes of a seat's chain after each of its updates from a number on: sent along, they tell a client at each
     * update whether it is still in step ({@link SeatGame#hash}).
     */
    public List<String> hashesFor(int seat, int from) {
        return log.hashes(setup().checkSeat(seat), from);
    }

    /** The hashes of the spectators' chain after each of their updates from a number on. */
    public List<String> hashesForSpectator(int from) {
        return log.hashes(Audience.SPECTATOR, from);
    }

    /** The hash of a seat's chain now: what a client needs that joins the game here ({@link SeatGame#joining}). */
    public String hashFor(int seat) {
        return hashBefore(setup().checkSeat(seat), log.size());
    }

    /** The hash of the spectators' chain now. */
    public String hashForSpectator() {
        return hashBefore(Audience.SPECTATOR, log.size());
    }

    /** The hash of an audience's chain before the update of a number. */
    String hashBefore(int audience, int number) {
        return log.hashBefore(audience, number);
    }

    /** A seat's side of this game, as a client has it that received all updates. */
    public SeatGame seatGame(int seat) {
        return SeatGame.of(firstState().viewFor(seat)).afterAll(updatesFor(seat, 0));
    }

    /** The spectators' side of this game. */
    public SeatGame spectatorGame() {
        return SeatGame.of(firstState().viewForSpectator()).afterAll(updatesForSpectator(0));
    }

    /** The hashes of the record's chain: that of set-up and deal, then one for each entry of the log. */
    List<String> recordHashes() {
        List<String> hashes = new ArrayList<>();
        hashes.add(log.firstHash(Audience.RECORD));
        hashes.addAll(log.hashes(Audience.RECORD, 0));
        return hashes;
    }

    /** The record of this game. */
    public GameRecord toRecord() {
        return GameRecord.builder()
                .setup(setup())
                .deal(deal())
                .position(beginning.position())
                .log(log.entries())
                .hashes(recordHashes())
                .result(state().isOver() ? state().table().ranking() : List.of())
                .build();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Game that
                && that.beginning.equals(beginning)
                && that.log.entries().equals(log.entries());
    }

    @Override
    public int hashCode() {
        return Objects.hash(beginning, log.size());
    }

    /** The set-up and the log, without deal and first position. */
    @Override
    public String toString() {
        return setup() + ": " + log.entries().stream().map(LogEntry::notation).collect(Collectors.joining(" "));
    }
}
