package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Seats;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.learning.AnyEnvironment;
import java.util.ArrayList;
import java.util.List;

/**
 * One game, played by moves: which are legal, what a seat observes, what comes next.
 *
 * <pre>{@code
 * Environment game = Environment.of(GameState.start(Setup.of(4), Deal.seeded(1602)));
 * byte[] mask = new byte[Moves.COUNT];
 * short[] observation = new short[MercuriusLearning.encoding().observationLength()];
 * while (!game.isOver()) {
 *     game.writeMask(mask, 0);
 *     game.observe(game.seat(), observation, 0);
 *     game.step(choose(observation, mask));
 * }
 * }</pre>
 *
 * <p>It changes with every step, and is not thread-safe. Masks and observations go into arrays of the caller.
 */
public final class Environment implements AnyEnvironment<Action, PlayerView> {
    private final PileMemory pile = new PileMemory();
    private GameState state;
    private int choice = Choice.NONE;
    // The legal moves, as MoveMask has them; none until they are asked for, as nobody asks before a bot's action.
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

    private void settle(GameState next) {
        state = next;
        choose(Choice.NONE);
        onlyTraded = false;
    }

    private void choose(int next) {
        choice = next;
        low = 0;
        high = 0;
        onlyTraded = true;
    }

    private void findLegalMoves() {
        if ((low | high) == 0) {
            LegalActions legal = state.legalActions();
            Cards cards = legal.cards();
            low = MoveMask.low(legal, cards, choice);
            high = MoveMask.high(legal, cards, choice);
        }
    }

    @Override
    public GameState state() {
        return state;
    }

    @Override
    public int seat() {
        return state.table().activeSeat();
    }

    @Override
    public boolean isLegal(int move) {
        findLegalMoves();
        return MoveMask.allows(low, high, move);
    }

    @Override
    public void writeMask(byte[] into, int offset) {
        Arguments.room(Arguments.notNull(into, "mask", "an array").length, offset, Moves.COUNT, "bytes for a mask");
        findLegalMoves();
        MoveMask.write(low, high, into, offset);
    }

    @Override
    public void observe(int seat, short[] into, int offset) {
        int length = Arguments.notNull(into, "observation", "an array").length;
        Arguments.room(length, offset, Field.LENGTH, "numbers for an observation");
        Seats.check(seat, state.table().setup().players());
        boolean chooses = choice != Choice.NONE && seat == seat();
        ObservationWriter.write(
                state.table(), seat, state.hand(seat), chooses ? choice : Choice.NONE, pile, into, offset);
    }

    @Override
    public int observeAgain(short[] into, int offset) {
        int seat = seat();
        if (onlyTraded) {
            ObservationWriter.writeTrade(state.table(), seat, choice, into, offset);
            return ObservationWriter.END_OF_TRADE;
        }
        ObservationWriter.write(state.table(), seat, state.hand(seat), choice, pile, into, offset);
        return Field.LENGTH;
    }

    @Override
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

    @Override
    public void apply(Action action) {
        settle(state.applyAction(Arguments.notNull(action, "action", "an action")));
    }

    @Override
    public String refusal(int move) {
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
}
