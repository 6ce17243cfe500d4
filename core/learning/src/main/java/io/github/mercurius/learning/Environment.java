package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Table;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Seats;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.List;

/**
 * One game, played by moves: which are legal, what a seat observes, what comes next.
 *
 * <pre>{@code
 * Environment game = Environment.of(GameState.start(Setup.of(4), Deal.seeded(1602)));
 * byte[] mask = new byte[Moves.COUNT];
 * short[] observation = new short[ObservationField.LENGTH];
 * while (!game.isOver()) {
 *     game.writeMask(mask, 0);
 *     game.observe(game.seat(), observation, 0);
 *     game.step(choose(observation, mask));
 * }
 * }</pre>
 *
 * <p>It changes with every step, and is not thread-safe. Masks and observations go into arrays of the caller.
 */
public final class Environment {
    private final PileMemory pile = new PileMemory();
    private GameState state;
    private int choice = Choice.NONE;
    // The legal moves, as MoveMask has them.
    private long low;
    private long high;
    private boolean onlyTraded;

    private Environment(GameState state) {
        this.state = state;
        settle(state);
    }

    /** The game in a state. */
    public static Environment of(GameState state) {
        return new Environment(Arguments.notNull(state, "state", "a state"));
    }

    /** Continues with another game. */
    public void restart(GameState start) {
        Arguments.notNull(start, "state", "a state");
        pile.clear();
        settle(start);
    }

    private void settle(GameState next) {
        state = next;
        choose(Choice.NONE);
        onlyTraded = false;
    }

    private void choose(int next) {
        choice = next;
        LegalActions legal = state.legalActions();
        Cards cards = legal.cards();
        low = MoveMask.low(legal, cards, choice);
        high = MoveMask.high(legal, cards, choice);
        onlyTraded = true;
    }

    /** The game as it is; a choice that was begun is not part of it. */
    public GameState state() {
        return state;
    }

    /** Whether the game is over. */
    public boolean isOver() {
        return state.isOver();
    }

    /**
     * The seat that makes the next move.
     *
     * @throws IllegalStateException if the game is over
     */
    public int seat() {
        return state.table().activeSeat();
    }

    /** Whether the active player may make a move now. */
    public boolean isLegal(int move) {
        return MoveMask.allows(low, high, move);
    }

    /**
     * Writes a byte for each of the {@link Moves#COUNT} moves: 1 if it is legal, 0 if it is not.
     *
     * @param offset where the first of these bytes goes
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    public void writeMask(byte[] into, int offset) {
        Room.check(Arguments.notNull(into, "mask", "an array").length, offset, Moves.COUNT, "bytes for a mask");
        MoveMask.write(low, high, into, offset);
    }

    /**
     * Writes what a seat observes, in the layout of {@link ObservationField}. What it has begun to choose is in its own
     * observation only.
     *
     * @param offset where the first of these numbers goes
     * @throws IllegalArgumentException if there is no such seat
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    public void observe(int seat, short[] into, int offset) {
        int length = Arguments.notNull(into, "observation", "an array").length;
        Room.check(length, offset, ObservationField.LENGTH, "numbers for an observation");
        Seats.check(seat, state.table().setup().players());
        boolean chooses = choice != Choice.NONE && seat == seat();
        ObservationWriter.write(
                state.table(), seat, state.hand(seat), chooses ? choice : Choice.NONE, pile, into, offset);
    }

    /**
     * Writes what the seat that moves next observes, where it was written before the last step: the less changed, the
     * less is written.
     *
     * @return whether only the numbers before {@link ObservationWriter#END_OF_TRADE} can have changed
     */
    boolean observeAgain(short[] into, int offset) {
        int seat = seat();
        if (onlyTraded) {
            ObservationWriter.writeTrade(state.table(), seat, choice, into, offset);
        } else {
            ObservationWriter.write(state.table(), seat, state.hand(seat), choice, pile, into, offset);
        }
        return onlyTraded;
    }

    /**
     * Makes a move of the active player.
     *
     * @throws IllegalArgumentException if it is not legal; nothing has changed then
     */
    public void step(int move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException(refusal(move));
        }
        int next = Choice.after(choice, move);
        if (!Choice.isEndedBy(choice, move)) {
            choose(next);
        } else {
            settle(state.applyAction(next == Choice.NONE ? Moves.action(move) : Choice.action(next)));
            onlyTraded = move < Moves.DIVIDEND;
        }
    }

    /**
     * Takes a whole action of the active player, as a bot gives it; a choice that was begun is dropped.
     *
     * @throws io.github.mercurius.rules.IllegalActionException if it is not legal; nothing has changed then
     */
    public void apply(Action action) {
        settle(state.applyAction(Arguments.notNull(action, "action", "an action")));
    }

    /** Numbers that {@link Lookahead} reads: all that a step needs beside the players. */
    int lookAhead() {
        Table table = state.table();
        int seat = table.activeSeat();
        int next = seat + 1 < table.setup().players() ? seat + 1 : 0;
        return table.space(Asset.AMS)
                + state.hand(seat).size()
                + state.hand(next).size()
                + table.discardPile().size()
                + pile.lookAhead();
    }

    /** Why a move is refused. */
    String refusal(int move) {
        if (move < 0 || move >= Moves.COUNT) {
            return "move: " + move + ", expected 0 to " + (Moves.COUNT - 1);
        }
        List<String> legal = new ArrayList<>();
        for (int other = 0; other < Moves.COUNT; other++) {
            if (isLegal(other)) {
                legal.add(Moves.name(other));
            }
        }
        return "move: " + move + " (" + Moves.name(move) + "), expected "
                + (legal.isEmpty() ? "none" : "one of " + legal) + reason(move);
    }

    private String reason(int move) {
        return choice == Choice.NONE && move < Moves.BLACK_MARKET
                ? state.check(Moves.action(move))
                        .map(violation -> ": " + violation.rule().id() + ": " + violation.message())
                        .orElse("")
                : "";
    }

    /**
     * What the game brought each player, by seat.
     *
     * @throws IllegalStateException if it is not over
     */
    public List<Outcome> outcomes() {
        return Outcome.of(state.table());
    }
}
