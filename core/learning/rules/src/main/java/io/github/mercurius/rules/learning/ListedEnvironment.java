package io.github.mercurius.rules.learning;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Seats;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** The environment of any game: it lists the legal actions of each state, and follows the moves that make them. */
final class ListedEnvironment<A extends AnyAction, V extends AnyView<A>> implements AnyEnvironment<A, V> {
    private final Encoding<A, V> encoding;
    private final IntUnaryOperator random;
    private final byte[] mask;
    private final List<Integer> chosen = new ArrayList<>();

    /** The moves of each legal action; none until they are asked for, as nobody asks before a bot's action. */
    private final List<List<Integer>> ways = new ArrayList<>();

    private AnyState<A, V> state;

    ListedEnvironment(Encoding<A, V> encoding, AnyState<A, V> state, IntUnaryOperator random) {
        this.encoding = encoding;
        this.state = Arguments.notNull(state, "state", "a state");
        this.random = Arguments.notNull(random, "random", "a source of random numbers");
        mask = new byte[encoding.moves().size()];
        settle(state);
    }

    private void settle(AnyState<A, V> next) {
        AnyState<A, V> settled = next;
        while (settled.asksChance()) {
            settled = settled.applyOutcome(settled.drawOutcome(random));
        }
        state = settled;
        ways.clear();
        chosen.clear();
    }

    private void findLegalMoves() {
        if (ways.isEmpty()) {
            for (A action : state.legalActions()) {
                ways.add(encoding.moves(action, state.table()));
            }
            show();
        }
    }

    private void show() {
        java.util.Arrays.fill(mask, (byte) 0);
        for (List<Integer> way : ways) {
            if (goesOn(way)) {
                mask[way.get(chosen.size())] = 1;
            }
        }
    }

    /** Whether these moves begin with those that were made. */
    private boolean goesOn(List<Integer> way) {
        return way.size() > chosen.size() && way.subList(0, chosen.size()).equals(chosen);
    }

    @Override
    public AnyState<A, V> state() {
        return state;
    }

    @Override
    public int seat() {
        return state.decider().orElseThrow(() -> new IllegalStateException("the game is over (END-1)"));
    }

    @Override
    public boolean isLegal(int move) {
        findLegalMoves();
        return move >= 0 && move < mask.length && mask[move] == 1;
    }

    @Override
    public void writeMask(byte[] into, int offset) {
        Arguments.room(Arguments.notNull(into, "mask", "an array").length, offset, mask.length, "bytes for a mask");
        findLegalMoves();
        System.arraycopy(mask, 0, into, offset, mask.length);
    }

    @Override
    public void observe(int seat, short[] into, int offset) {
        Seats.check(seat, state.table().setup().players());
        boolean decides = state.decider().equals(java.util.OptionalInt.of(seat));
        encoding.observe(state.viewFor(seat), decides ? chosen : List.of(), into, offset);
    }

    @Override
    public int observeAgain(short[] into, int offset) {
        observe(seat(), into, offset);
        return encoding.observationLength();
    }

    @Override
    public void step(int move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException(refusal(move));
        }
        chosen.add(move);
        int made = ways.indexOf(chosen);
        if (made < 0) {
            show();
        } else {
            settle(state.applyAction(state.legalActions().get(made)));
        }
    }

    @Override
    public void apply(A action) {
        settle(state.applyAction(Arguments.notNull(action, "action", "an action")));
    }

    @Override
    public String refusal(int move) {
        List<String> names = encoding.moves();
        if (move < 0 || move >= names.size()) {
            return "move: " + move + ", expected 0 to " + (names.size() - 1);
        }
        findLegalMoves();
        List<String> legal = new ArrayList<>();
        for (int other = 0; other < mask.length; other++) {
            if (mask[other] == 1) {
                legal.add(names.get(other));
            }
        }
        return "move: " + move + " (" + names.get(move) + "), expected "
                + (legal.isEmpty() ? "none" : "one of " + legal) + reason(move);
    }

    /** The rule that a move breaks which is an action by itself. */
    private String reason(int move) {
        if (!chosen.isEmpty() || isOver()) {
            return "";
        }
        try {
            A action = encoding.rules().action(encoding.moves().get(move));
            boolean isAction = encoding.moves(action, state.table()).equals(Collections.singletonList(move));
            return !isAction
                    ? ""
                    : state.check(action)
                            .map(violation -> ": " + violation.rule().id() + ": " + violation.message())
                            .orElse("");
        } catch (IllegalArgumentException noAction) {
            return "";
        }
    }
}
