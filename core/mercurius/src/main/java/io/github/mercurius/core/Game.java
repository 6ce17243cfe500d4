package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.rules.GameLog;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Proof;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.BoundedNumbers;
import io.github.mercurius.rules.internal.HashedNumbers;
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
 * <p>Equal if set-up, deal or first position, what proves these, and log are, as all else follows from them. This class
 * is immutable and thread-safe.
 */
public final class Game extends GameLog<Game, GameState, Action, PlayerView, Update> {
    private Game(GameState first, Optional<Deal> deal, Proof proof) {
        super(first, deal, proof);
    }

    private Game(Game before, Next<Action, GameState, Update> next) {
        super(before, next);
    }

    /**
     * A game of players with these names, seated clockwise, under the standard rulings, shuffled by a
     * {@code SecureRandom}.
     *
     * @throws IllegalArgumentException if there are too few or too many names, or one is not accepted
     */
    public static Game start(String... names) {
        Setup setup = Setup.of(names);
        return start(setup, Deal.shuffled(SecureNumbers.numbers()));
    }

    /** A game before its first action. */
    public static Game start(Setup setup, Deal deal) {
        return start(setup, deal, Proof.none());
    }

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
        return start(setup, dealt(setup, joint), Proof.together(joint));
    }

    /** The deal that host and seats made together; not before all parts are known. */
    static Deal dealt(Setup setup, JointDeal joint) {
        return Deal.shuffled(new BoundedNumbers(new HashedNumbers(joint.seed())));
    }

    static Game start(Setup setup, Deal deal, Proof proof) {
        return new Game(GameState.start(setup, deal), Optional.of(deal), proof);
    }

    /** A game that begins at a position: its log, undo and records go back to there. */
    public static Game from(GameState position) {
        return new Game(Arguments.notNull(position, "state", "a state"), Optional.empty(), Proof.none());
    }

    @Override
    public Setup setup() {
        return firstState().table().setup();
    }

    /** The order of the cards at the start, secret until the game is over; none if the game began at a position. */
    public Optional<Deal> deal() {
        return deal(Deal.class);
    }

    @Override
    public List<Step> steps() {
        return steps(Step::new);
    }

    @Override
    public Optional<Violation> check(Action action) {
        return state().check(action);
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
        return Action.parse(notation);
    }

    @Override
    protected Game with(Next<Action, GameState, Update> next) {
        return new Game(this, next);
    }

    @Override
    protected GameState act(int number, GameState before, Action action, Consumer<? super Update> told) {
        List<Event> events = new ArrayList<>();
        GameState after = Transition.after(before, action, events::add);
        told.accept(Updates.at(number, before.table, events));
        return after;
    }

    @Override
    protected Update undone(int number, GameState now, GameState then, int actions) {
        return Updates.undo(number, now.table, then.table, actions);
    }

    @Override
    protected Update noted(int number, GameState now, Note note) {
        return Updates.at(number, now.table, List.of(new Event.Noted(note)));
    }

    @Override
    protected String firstHash() {
        String setup = HashChain.text(setup());
        return deal().map(dealt -> HashChain.START.dealt(setup, dealt))
                .orElseGet(() -> HashChain.START.at(setup, firstState().toText()));
    }

    @Override
    protected String firstOpenHash() {
        return HashChain.ofSeat(firstState().table);
    }
}
