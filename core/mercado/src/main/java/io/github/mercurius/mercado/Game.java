package io.github.mercurius.mercado;

import io.github.mercurius.rules.GameLog;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Proof;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.SecureNumbers;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A game with its log: how it began, all that happened since, what each player was told, and the state that it led to.
 *
 * <pre>{@code
 * Either<Violation, Game> next = game.tryAction(seat, action);
 * next.peek(g -> setup.seats().forEach(s -> send(s, g.updatesFor(s, sentTo(s)))));
 * next.peekLeft(violation -> refuse(seat, violation.message(language, setup)));
 * }</pre>
 *
 * <p>Like the state, a game never changes: an action or an undo gives a new game, and the old one stays.
 *
 * <p>Equal if set-up, deal or first position and log are, as all else follows from them. This class is immutable and
 * thread-safe.
 */
public final class Game extends GameLog<Game, GameState, Action, PlayerView, Update> {
    private Game(GameState first, Optional<Deal> deal, Proof proof) {
        super(first, deal, proof);
    }

    private Game(Game before, Next<Action, GameState, Update> next) {
        super(before, next);
    }

    /**
     * A game of players with these names, seated clockwise, with the stand-in edition, shuffled by a
     * {@code SecureRandom}.
     *
     * @throws IllegalArgumentException if there are too few or too many names, or one is not accepted
     */
    public static Game start(String... names) {
        Setup setup = Setup.of(names);
        return start(setup, Deal.shuffled(setup.edition(), SecureNumbers.numbers()));
    }

    /** A game before its first action. */
    public static Game start(Setup setup, Deal deal) {
        return new Game(GameState.start(setup, deal), Optional.of(deal), Proof.none());
    }

    /** A game that begins at a position: its log, undo and records go back to there. */
    public static Game from(GameState position) {
        return new Game(Arguments.notNull(position, "state", "a state"), Optional.empty(), Proof.none());
    }

    @Override
    public Setup setup() {
        return firstState().table().setup();
    }

    /** The deal, which is open; none if the game began at a position. */
    public Optional<Deal> deal() {
        return deal(Deal.class);
    }

    @Override
    public List<Step> steps() {
        return steps(Step::new);
    }

    @Override
    public Optional<Violation> check(Action action) {
        return canCome(action) ? Optional.empty() : state().check(action);
    }

    @Override
    public Optional<Violation> check(int seat, Action action) {
        return state().check(seat, action);
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
        return record(GameRecord.builder(), setup(), deal(), state().table().ranking())
                .build();
    }

    @Override
    protected Action read(String notation) {
        return Action.parse(notation, setup().edition());
    }

    @Override
    protected Game with(Next<Action, GameState, Update> next) {
        return new Game(this, next);
    }

    @Override
    protected GameState act(int number, GameState before, Action action, Consumer<? super Update> told) {
        List<Event> events = new ArrayList<>();
        GameState after = before.after(action, events::add);
        told.accept(Update.at(number, before.table, events));
        return after;
    }

    @Override
    protected Update undone(int number, GameState now, GameState then, int actions) {
        return Update.ofUndo(number, now.table, then.table, actions);
    }

    @Override
    protected Update noted(int number, GameState now, Note note) {
        return Update.at(number, now.table, List.of(new Event.Noted(note)));
    }

    @Override
    protected LogEntry<Action> shown(LogEntry<Action> entry) {
        return Step.shown(entry);
    }

    @Override
    protected String firstHash() {
        String setup = HashChain.text(setup());
        return deal().map(dealt -> HashChain.START.dealt(setup, dealt))
                .orElseGet(() -> HashChain.START.at(setup, firstState().toText()));
    }

    @Override
    protected String firstOpenHash() {
        return deal().isPresent() ? firstHash() : HashChain.ofSeat(firstState().table); // the deal is open
    }
}
