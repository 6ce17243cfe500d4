package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.common.Arguments;
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
    private final byte[] mask = new byte[Moves.COUNT];
    private final PileMemory pile = new PileMemory();
    private GameState state;
    private int choice = Choice.NONE;

    private Environment(GameState state) {
        this.state = state;
        settle(state);
    }

    /** The game in a state. */
    public static Environment of(GameState state) {
        return new Environment(Arguments.notNull(state, "state", "a state"));
    }

    /** Goes on with another game. */
    public void restart(GameState start) {
        Arguments.notNull(start, "state", "a state");
        pile.clear();
        settle(start);
    }

    private void settle(GameState next) {
        state = next;
        choose(Choice.NONE);
    }

    private void choose(int next) {
        choice = next;
        LegalActions legal = state.legalActions();
        MoveMask.write(legal, choice, mask, 0);
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
        return move >= 0 && move < Moves.COUNT && mask[move] != 0;
    }

    /**
     * Writes a byte for each of the {@link Moves#COUNT} moves: 1 if it is legal, 0 if it is not.
     *
     * @param offset where the first of these bytes goes
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    public void writeMask(byte[] into, int offset) {
        Room.check(Arguments.notNull(into, "mask", "an array").length, offset, Moves.COUNT, "bytes for a mask");
        System.arraycopy(mask, 0, into, offset, Moves.COUNT);
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
        state.table().setup().checkSeat(seat);
        boolean chooses = choice != Choice.NONE && seat == seat();
        ObservationWriter.write(
                state.table(), seat, state.hand(seat), chooses ? choice : Choice.NONE, pile, into, offset);
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
        if (move < Moves.BLACK_MARKET) {
            settle(state.applyAction(Moves.action(move)));
        } else if (move == Moves.BLACK_MARKET || move == Moves.NEWS) {
            choose(Choice.begun(move));
        } else if (move == Moves.DONE) {
            settle(state.applyAction(Choice.action(choice)));
        } else {
            plus(move - (Choice.isOfTokens(choice) ? Moves.TOKEN : Moves.DISCARD));
        }
    }

    private void plus(int kind) {
        int next = Choice.plus(choice, kind);
        if (Choice.size(next) == Choice.MOST) {
            settle(state.applyAction(Choice.action(next)));
        } else {
            choose(next);
        }
    }

    /**
     * Takes a whole action of the active player, as a bot gives it; a choice that was begun is dropped.
     *
     * @throws io.github.mercurius.api.IllegalActionException if it is not legal; nothing has changed then
     */
    public void apply(Action action) {
        settle(state.applyAction(Arguments.notNull(action, "action", "an action")));
    }

    /** Why a move is refused. */
    String refusal(int move) {
        if (move < 0 || move >= Moves.COUNT) {
            return "move: " + move + ", expected 0 to " + (Moves.COUNT - 1);
        }
        List<String> legal = new ArrayList<>();
        for (int other = 0; other < Moves.COUNT; other++) {
            if (mask[other] != 0) {
                legal.add(Moves.name(other));
            }
        }
        return "move: " + move + " (" + Moves.name(move) + "), expected "
                + (legal.isEmpty() ? "none" : "one of " + legal) + reason(move);
    }

    private String reason(int move) {
        return choice == Choice.NONE && move < Moves.BLACK_MARKET
                ? state.check(Moves.action(move))
                        .map(violation -> ": " + violation.message())
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
