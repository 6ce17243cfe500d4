package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Excerpt;
import io.vavr.control.Either;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A game of Mercado at one moment, with all that is hidden: ask what is legal, apply an action or an outcome of chance,
 * get the game after it.
 *
 * <pre>{@code
 * Setup setup = Setup.of("Robert", "Magda", "Rafał");
 * IntUnaryOperator random = new SecureRandom()::nextInt;
 * GameState state = GameState.start(setup, Deal.shuffled(setup.edition(), random));
 * state = state.applyAction(0, state.legalActions().get(0));
 * state = state.applyOutcome(state.drawOutcome(random));
 * Action action = Action.parse("G>1", setup.edition());
 * state.check(0, action).ifPresent(violation -> System.out.println(violation.message()));
 * }</pre>
 *
 * <p>Chance is not part of applying (CHN-1): where the state {@linkplain #asksChance asks} for an {@link Outcome},
 * {@link #chances} lists the possible ones, and {@link #applyOutcome} alone takes one. So the same actions and outcomes
 * always give the same game.
 *
 * <p>What everybody may see is the {@link #table()}; the rest is hidden, and stays with the host. Players are sent what
 * {@link #viewFor} gives.
 *
 * <p>Two states are equal if their tables, all hands and the tokens in the stack are equal. This class is immutable and
 * thread-safe.
 */
public final class GameState implements AnyState<Action, PlayerView> {
    final Table table;
    final Tokens[] hands;
    private final Tokens stack;

    GameState(Table table, Tokens[] hands, Tokens stack) {
        this.table = table;
        this.hands = hands;
        this.stack = stack;
    }

    /**
     * A new game: the board is laid out, and the start player may act (section 2).
     *
     * @throws IllegalArgumentException if the deal is of another edition than the set-up says
     */
    public static GameState start(Setup setup, Deal deal) {
        Arguments.notNull(setup, "setup", "a set-up");
        Arguments.notNull(deal, "deal", "a deal").checkEdition(setup);
        TableParts table = new TableParts(setup);
        table.lay(deal);
        Tokens[] hands = new Tokens[setup.players()];
        Arrays.fill(hands, setup.edition().noTokens());
        return new GameState(new Table(table), hands, setup.edition().allTokens());
    }

    /**
     * The state in a text, which {@link #toText} gives.
     *
     * @param edition the edition that the text names
     * @throws PositionException if it is not the text of a state, names another edition, or says what cannot be: names
     *     each problem and its place
     */
    public static GameState parse(String text, Edition edition) {
        return PositionText.check(text, edition).state();
    }

    @Override
    public Table table() {
        return table;
    }

    /** The privilege tokens in a player's hand: only that player may see them (INF-1). */
    public Tokens hand(int seat) {
        return hands[table.setup().checkSeat(seat)];
    }

    /** The privilege tokens in the stack: nobody may see them (INF-2). */
    public Tokens tokenStack() {
        return stack;
    }

    @Override
    public LegalActions legalActions() {
        return LegalActions.of(table.parts, decidersHand());
    }

    /**
     * The outcomes that chance can have now, with their exact weights, in canonical order; empty if no chance is asked.
     */
    @Override
    public List<Chance> chances() {
        return Chances.of(table.parts, stack);
    }

    @Override
    public Outcome drawOutcome(IntUnaryOperator random) {
        return Chances.draw(table.parts, stack, Arguments.notNull(random, "random"));
    }

    /** Why the player who has to decide may not take an action; empty if it is legal. An outcome never is. */
    @Override
    public Optional<Violation> check(Action action) {
        return Optional.ofNullable(violation(table.parts.actor, action));
    }

    /** Why an action of the player who has to decide, or an outcome if one is asked for, cannot be; empty if it can. */
    Optional<Violation> checkAny(Action action) {
        return Optional.ofNullable(asksChance() ? legality().violation(action) : violation(table.parts.actor, action));
    }

    @Override
    public Optional<Violation> check(int seat, Action action) {
        return Optional.ofNullable(violation(table.setup().checkSeat(seat), action));
    }

    @Override
    public GameState applyAction(Action action) {
        return applyAction(action, null);
    }

    @Override
    public GameState applyAction(int seat, Action action) {
        return played(action, violation(table.setup().checkSeat(seat), action), null);
    }

    /**
     * The game after an action of the player who has to decide, with a report of what happened.
     *
     * @param listener is told each event, in order; not called if the action is refused
     * @throws IllegalActionException if it is not legal, with the violation that {@link #check(Action)} gives
     */
    public GameState applyAction(Action action, @Nullable Consumer<? super Event> listener) {
        return played(action, violation(table.parts.actor, action), listener);
    }

    private GameState played(Action action, @Nullable Violation violation, @Nullable Consumer<? super Event> listener) {
        if (violation != null) {
            throw new IllegalActionException(action, violation);
        }
        return after(action, listener);
    }

    @Override
    public GameState applyOutcome(Action outcome) {
        return applyOutcome(outcome, null);
    }

    /**
     * The game after an outcome of chance, with a report of what happened.
     *
     * @param listener is told each event, in order; not called if the outcome is refused
     * @throws IllegalActionException if this outcome cannot come now (CHN-2, CHN-3), or it is a player's action (TRN-1)
     * @throws IllegalStateException if it is not chance's turn
     */
    public GameState applyOutcome(Action outcome, @Nullable Consumer<? super Event> listener) {
        Arguments.notNull(outcome, "outcome", "an outcome of chance");
        if (!asksChance()) {
            String asked = isOver() ? "the game is over" : table.parts.ask + " is asked of seat " + table.parts.actor;
            throw new IllegalStateException("outcome: " + Excerpt.of(outcome.notation()) + ", but " + asked);
        }
        return played(outcome, legality().violation(outcome), listener);
    }

    /** The game after an action of the player who has to decide, or why it is refused: also for an outcome. */
    public Either<Violation, GameState> tryAction(Action action) {
        Violation violation = violation(table.parts.actor, action);
        return violation != null ? Either.left(violation) : Either.right(after(action, null));
    }

    @Override
    public GameState after(AnyUpdate update) {
        return new UpdateCheck(Arguments.own(Update.class, update, "update")).after(this);
    }

    @Override
    public PlayerView viewFor(int seat) {
        return new PlayerView(table, table.setup().checkSeat(seat), hands[seat]);
    }

    @Override
    public PlayerView viewForSpectator() {
        return new PlayerView(
                table, PlayerView.SPECTATOR, table.setup().edition().noTokens());
    }

    private @Nullable Violation violation(int seat, Action action) {
        return legality().violation(seat, Arguments.notNull(action, "action", "an action"));
    }

    private Legality legality() {
        return new Legality(table.parts, decidersHand(), stack);
    }

    private Tokens decidersHand() {
        return table.parts.actor == Table.NOBODY ? table.setup().edition().noTokens() : hands[table.parts.actor];
    }

    /** The state after a legal action or outcome. */
    GameState after(Action action, @Nullable Consumer<? super Event> listener) {
        return Transition.after(action, this, listener);
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
                && that.stack.equals(stack);
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
