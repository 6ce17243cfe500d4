package io.github.mercurius.mercado;

import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.LogEntry;

import io.github.mercurius.common.Arguments;
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
 * A game with its log: how it began, every action, every outcome of chance and every agreed undo since, what everybody
 * was told, and the state that all this led to.
 *
 * <pre>{@code
 * Either<Violation, Game> next = game.tryAction(seat, action);
 * next.peek(g -> setup.seats().forEach(s -> send(s, g.updatesFor(s, sentTo(s)))));
 * next.peekLeft(violation -> refuse(seat, violation.message(language, setup)));
 * }</pre>
 *
 * <p>Like the state, a game never changes: an action or an undo gives a new game, and the old one stays.
 *
 * <p>Equal if set-up, deal and log are, as all else follows from these. This class is immutable and thread-safe.
 */
public final class Game {
    private final Deal deal;
    private final GameState start;
    private final Vector<Step> played;
    private final Log<LogEntry<Action>, Update> log;

    private Game(Deal deal, GameState start, Vector<Step> played, Log<LogEntry<Action>, Update> log) {
        this.deal = deal;
        this.start = start;
        this.played = played;
        this.log = log;
    }

    /** A game before its first action. */
    public static Game start(Setup setup, Deal deal) {
        return from(deal, GameState.start(setup, deal));
    }

    /** A game that begins with a state in which the tiles of a deal are at the stalls. */
    static Game from(Deal deal, GameState start) {
        return new Game(
                deal,
                start,
                Vector.empty(),
                Log.empty(new GameChains(start.table().setup(), deal)));
    }

    /** What was agreed before the game. */
    public Setup setup() {
        return start.table().setup();
    }

    /** The first tiles at the stalls. */
    public Deal deal() {
        return deal;
    }

    /** The state before the first action. */
    public GameState firstState() {
        return start;
    }

    /** The state now. */
    public GameState state() {
        return played.isEmpty() ? start : played.last().after();
    }

    /** The actions and outcomes that led to this state, with their updates, without those that were undone. */
    public List<Step> played() {
        return played.asJava();
    }

    /** The actions and outcomes that led to this state. */
    public List<Action> actions() {
        return played.map(Step::action).asJava();
    }

    /** The actions with their updates, by turn, the first turn first; the last one may have just begun. */
    public List<List<Step>> turns() {
        List<List<Step>> turns = new ArrayList<>();
        for (int first = 0; first < played.size(); ) {
            int turn = played.get(first).turn();
            Vector<Step> ofTurn = played.drop(first).takeWhile(one -> one.turn() == turn);
            turns.add(ofTurn.asJava());
            first += ofTurn.size();
        }
        return Collections.unmodifiableList(turns);
    }

    /** Why the player who has to decide, or chance, may not do something; empty if it is legal. */
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
     * The game with one more action of the player who has to decide, or one more outcome of chance from a source that
     * is trusted ({@link Dealer}).
     *
     * @throws IllegalActionException if the action is not legal
     */
    public Game applyAction(Action action) {
        return after(action, check(action));
    }

    /**
     * The game with one more action, of the player on a seat.
     *
     * @throws IllegalActionException if the action is not legal: an outcome, and an action of a player who is not
     *     asked, break TRN-1
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

    /** The game with one more action of the player who has to decide, or outcome of chance, or why it is refused. */
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
        GameState before = state();
        List<Event> events = new ArrayList<>();
        GameState after = before.after(action, events::add);
        Table table = before.table();
        Ask ask = Arguments.notNull(table.ask, "ask"); // an action was legal
        Update update = new Update(updateCount(), table.turn(), ask, table.decider(), events);
        return new Game(
                deal,
                start,
                played.append(new Step(action, update, after)),
                log.plus(new LogEntry.Acted<>(action), update));
    }

    /**
     * The game back at some number of its {@link #actions}, as the players agreed: the undo is in the log, and
     * everybody is told of it. To go back without a trace, keep the old game instead.
     *
     * @param toActions how many of the actions stay, fewer than there are
     * @throws IllegalArgumentException if there are not so many actions to undo
     */
    public Game undo(int toActions) {
        if (toActions < 0 || toActions >= played.size()) {
            String expected = played.isEmpty() ? "an action first" : "0 to " + (played.size() - 1);
            throw new IllegalArgumentException(
                    "actions to keep: " + toActions + ", expected " + expected + ", as one is undone at least");
        }
        Vector<Step> kept = played.take(toActions);
        Table then = (kept.isEmpty() ? start : kept.last().after()).table();
        int undone = played.size() - toActions;
        Update update = Undo.update(updateCount(), state().table(), then, undone);
        return new Game(deal, start, kept, log.plus(new LogEntry.Undone<>(undone), update));
    }

    /**
     * Whether {@link #undo} to some number of actions would leave somebody knowing what was hidden then: an outcome of
     * chance since, or something of a hand.
     *
     * @throws IllegalArgumentException if there are not so many actions
     */
    public boolean undoRevealsHidden(int toActions) {
        if (toActions < 0 || toActions > played.size()) {
            throw new IllegalArgumentException("actions to keep: " + toActions + ", expected 0 to " + played.size());
        }
        return played.drop(toActions).exists(one -> one.update().revealsHidden());
    }

    /** How many updates there were so far: one for each action and each undo. The next one has this number. */
    public int updateCount() {
        return log.size();
    }

    /**
     * All that happened from an update's number on, with the tokens that were drawn: for the host.
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
     * The hashes of a seat's chain after each update from a number on: sent along, they tell a client at each update
     * whether it is still in step ({@link SeatGame#hash}).
     *
     * @throws IllegalArgumentException if there is no such seat, or {@code from} is negative or more than
     *     {@link #updateCount}
     */
    public List<String> hashesFor(int seat, int from) {
        return log.hashes(setup().checkSeat(seat), from);
    }

    /** The hashes of the spectators' chain after each update from a number on. */
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

    /** What an {@link Audience} is told from an update's number on. */
    List<Update> updatesSeenBy(int audience, int from) {
        return log.updates(audience, from);
    }

    /** The hash of an audience's chain before the update of a number. */
    String hashBefore(int audience, int number) {
        return log.hashBefore(audience, number);
    }

    /** A seat's side of this game, as a client has it that received all updates. */
    public SeatGame seatGame(int seat) {
        return SeatGame.of(start.viewFor(seat)).afterAll(updatesFor(seat, 0));
    }

    /** The spectators' side of this game. */
    public SeatGame spectatorGame() {
        return SeatGame.of(start.viewForSpectator()).afterAll(updatesForSpectator(0));
    }

    /** The record of this game. */
    public GameRecord toRecord() {
        List<String> hashes = new ArrayList<>();
        hashes.add(log.firstHash(Audience.RECORD));
        hashes.addAll(log.hashes(Audience.RECORD, 0));
        return GameRecord.builder()
                .setup(setup())
                .deal(deal)
                .log(log.entries())
                .hashes(hashes)
                .result(state().isOver() ? state().table().ranking() : List.of())
                .build();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Game that
                && that.setup().equals(setup())
                && that.deal.equals(deal)
                && that.log.entries().equals(log.entries());
    }

    @Override
    public int hashCode() {
        return Objects.hash(setup(), deal, log.size());
    }

    /** The set-up and the log in full. For the host only. */
    @Override
    public String toString() {
        return setup() + ": " + log.entries().stream().map(LogEntry::notation).collect(Collectors.joining(" "));
    }
}
