package game;

import api.Action;
import api.Deal;
import api.PlayerView;
import api.Setup;
import api.Update;
import api.Violation;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Chains;
import io.github.mercurius.common.Log;
import io.github.mercurius.common.Proof;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.IllegalActionException;
//#deal
import io.github.mercurius.rules.JointDeal;
//#end
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.vavr.control.Either;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A game with its log: how it began, all that happened since, what each player was told, and the state that it led to.
 *
 * <pre>{@code
 * Either<Violation, Game> next = game.tryAction(seat, action);
 * next.peek(g -> setup.seats().forEach(s -> send(s, g.updatesFor(s, sentTo(s)))));
 * next.peekLeft(violation -> refuse(seat, violation.message(language, setup)));
 * }</pre>
 *
 * <p>It keeps the log, the state now, and a few of the states between; it makes the others again when they are asked
 * for, in less than a millisecond.
 *
 * <p>Like the state, a game never changes: an action or an undo gives a new game, and the old one stays.
 *
 * <p>Equal if set-up, deal or first position, what proves these, and log are, as all else follows from them. This class
 * is immutable and thread-safe.
 */
public final class Game implements AnyGame<Action, PlayerView> {
    private final Beginning beginning;
    private final Log<Action, GameState, Step, Update> log;

    private Game(Beginning beginning, Log<Action, GameState, Step, Update> log) {
        this.beginning = beginning;
        this.log = log;
    }

    /** A game before its first action. */
    public static Game start(Setup setup, Deal deal) {
        return start(setup, deal, Proof.none());
    }

    static Game start(Setup setup, Deal deal, Proof proof) {
        return startingAt(new Beginning(GameState.start(setup, deal), Optional.of(deal), proof));
    }

    //#deal
    /** A game with a sealed deal, which its record opens. */
    public static Game start(SealedDeal seal) {
        Arguments.notNull(seal, "seal", "a sealed deal");
        return start(seal.setup(), seal.deal(), Proof.sealed(seal.commitment(), seal.nonce()));
    }

    /**
     * A game with a deal that host and seats made together, which its record proves.
     *
     * @throws IllegalStateException if not all parts are known, that of the host included
     */
    public static Game start(JointDeal joint) {
        Arguments.notNull(joint, "joint", "a joint deal");
        Setup setup = Arguments.own(Setup.class, joint.setup(), "set-up");
        return start(setup, Agreed.dealt(setup, joint), Proof.together(joint));
    }

    //#end
    /** A game that begins at a position: its log, undo and records go back to there. */
    public static Game from(GameState position) {
        Arguments.notNull(position, "state", "a state");
        return startingAt(new Beginning(position, Optional.empty(), Proof.none()));
    }

    private static Game startingAt(Beginning beginning) {
        return new Game(beginning, Log.empty(beginning));
    }

    @Override
    public Setup setup() {
        return beginning.setup();
    }

    //#deal
    /** The order of the cards at the start, secret until the game is over; none if the game began at a position. */
    //#chance
    /** The deal, which is open; none if the game began at a position. */
    //#end
    public Optional<Deal> deal() {
        return beginning.deal();
    }

    @Override
    public GameState firstState() {
        return beginning.first();
    }

    @Override
    public GameState state() {
        return log.state();
    }

    @Override
    public List<Step> steps() {
        return log.steps();
    }

    @Override
    public List<Action> actions() {
        return log.actions();
    }

    /** The steps by turn, the first turn first; the last one may have just begun. */
    public List<List<Step>> turns() {
        return log.turns();
    }

    @Override
    public Optional<Violation> check(Action action) {
        return state().check(action);
    }

    @Override
    public Optional<Violation> check(int seat, Action action) {
        return state().check(seat, action);
    }

    @Override
    public Game applyAction(Action action) {
        return after(action, check(action));
    }

    @Override
    public Game applyAction(int seat, Action action) {
        return after(action, check(seat, action));
    }

    @Override
    public Game applyOutcome(Action outcome) {
        state().applyOutcome(outcome); // refuses what cannot come now
        return after(outcome);
    }

    private Game after(Action action, Optional<Violation> violation) {
        violation.ifPresent(broken -> {
            throw new IllegalActionException(action, broken);
        });
        return after(action);
    }

    /**
     * The game with one more action of the player on a seat, or why it is refused.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    public Either<Violation, Game> tryAction(int seat, Action action) {
        Optional<Violation> violation = check(seat, action);
        return violation.<Either<Violation, Game>>map(Either::left).orElseGet(() -> Either.right(after(action)));
    }

    private Game after(Action action) {
        return new Game(beginning, log.act(action));
    }

    @Override
    public Game undo(int toActions) {
        return new Game(beginning, log.undo(toActions));
    }

    @Override
    public Game note(Note note) {
        return new Game(beginning, log.note(note));
    }

    /**
     * Whether {@link #undo} to some number of actions would leave somebody knowing what was hidden then: what was drawn
     * since, or shown from a hand. The answer is the same for all, whatever they hold.
     *
     * @throws IllegalArgumentException if there are not so many actions
     */
    @Override
    public boolean undoReveals(int toActions) {
        return log.revealsAfter(toActions);
    }

    @Override
    public int updateCount() {
        return log.size();
    }

    @Override
    public List<Update> updatesForHost(int from) {
        return log.updates(Chains.RECORD, from);
    }

    @Override
    public List<Update> updatesFor(int seat, int from) {
        return log.updates(Audience.of(seat, setup()), from);
    }

    @Override
    public List<Update> updatesForSpectator(int from) {
        return log.updates(Chains.SPECTATOR, from);
    }

    @Override
    public List<String> hashesFor(int seat, int from) {
        return log.hashes(Audience.of(seat, setup()), from);
    }

    @Override
    public List<String> hashesForSpectator(int from) {
        return log.hashes(Chains.SPECTATOR, from);
    }

    @Override
    public String hashFor(int seat) {
        return log.hashBefore(Audience.of(seat, setup()), log.size());
    }

    @Override
    public String hashForSpectator() {
        return log.hashBefore(Chains.SPECTATOR, log.size());
    }

    @Override
    public String hashForHost() {
        return log.hashBefore(Chains.RECORD, log.size());
    }

    @Override
    public SeatGame seatGame(int seat) {
        return SeatGame.of(firstState().viewFor(seat)).afterAll(updatesFor(seat, 0));
    }

    @Override
    public SeatGame spectatorGame() {
        return SeatGame.of(firstState().viewForSpectator()).afterAll(updatesForSpectator(0));
    }

    @Override
    public GameRecord toRecord() {
        return GameRecord.builder()
                .setup(setup())
                .deal(deal())
                .position(deal().isPresent() ? Optional.empty() : Optional.of(firstState().toText()))
                //#deal
                .commitment(beginning.proof().commitment())
                .nonce(beginning.proof().nonce())
                .joint(beginning.proof().joint())
                //#end
                .log(log.entries())
                .hashes(log.hashes(Chains.RECORD))
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

    /** The set-up and the log, without what is hidden. */
    @Override
    public String toString() {
        return setup() + ": "
                + Audience.shown(log.entries()).stream().map(LogEntry::notation).collect(Collectors.joining(" "));
    }
}
