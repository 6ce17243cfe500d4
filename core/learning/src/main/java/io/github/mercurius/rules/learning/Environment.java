package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.internal.Seats;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One game, played by moves: which are legal, what a seat observes, what comes next. What chance brings is drawn at
 * once, so that a player decides next or the game is over.
 */
final class Environment<A extends AnyAction, V extends AnyView<A>> {
    private final Encoding<A, V> encoding;
    private final IntUnaryOperator random;
    private final byte[] mask;
    private final List<Integer> chosen = new ArrayList<>();
    private AnyState<A, V> state;
    // none until somebody asks, as nobody does before a bot's action
    private @Nullable LegalMoves<A> legal;

    Environment(Encoding<A, V> encoding, AnyState<A, V> state, IntUnaryOperator random) {
        this.encoding = encoding;
        this.state = state;
        this.random = random;
        mask = new byte[encoding.moves().size()];
        settle(state);
    }

    private void settle(AnyState<A, V> next) {
        state = next;
        while (state.asksChance()) {
            state = state.applyOutcome(state.drawOutcome(random));
        }
        legal = null;
        chosen.clear();
    }

    private LegalMoves<A> legal() {
        LegalMoves<A> found = legal;
        if (found == null) {
            // a view of who decides: what is hidden cannot make a move legal
            found = encoding.legalMoves(state.decider().isPresent() ? state.viewFor(seat()) : state.viewForSpectator());
            legal = found;
            show(found);
        }
        return found;
    }

    private void show(LegalMoves<A> moves) {
        Arrays.fill(mask, (byte) 0);
        moves.mark(chosen, mask);
    }

    /** The game as it is; a choice that was begun is not part of it. */
    AnyState<A, V> state() {
        return state;
    }

    boolean isOver() {
        return state.isOver();
    }

    /** The seat that makes the next move. */
    int seat() {
        return state.decider().orElseThrow(() -> new IllegalStateException("the game is over (END-1)"));
    }

    /** Whether the player who decides may make a move now. */
    boolean isLegal(int move) {
        legal();
        return move >= 0 && move < mask.length && mask[move] == 1;
    }

    /** Writes a byte for each of the {@link Encoding#moves moves}: 1 if it is legal, 0 if it is not. */
    void writeMask(ByteBuffer into, int offset) {
        legal();
        into.put(offset, mask);
    }

    /** Writes what a seat observes. What it has begun to choose is in its own observation only. */
    void observe(int seat, ShortBuffer into, int offset) {
        Seats.check(seat, state.table().setup().players());
        boolean decides = state.decider().equals(OptionalInt.of(seat));
        encoding.observe(state.viewFor(seat), decides ? chosen : List.of(), into, offset);
    }

    /** Makes a move of the player who decides; one that is not legal is refused, and nothing has changed then. */
    void step(int move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException(refusal(move));
        }
        LegalMoves<A> moves = legal();
        chosen.add(move);
        moves.action(chosen).ifPresentOrElse(action -> settle(state.applyAction(action)), () -> show(moves));
    }

    /** Takes a whole action of the player who decides, as a bot gives it; a choice that was begun is dropped. */
    void apply(A action) {
        settle(state.applyAction(action));
    }

    /** Why a move is refused. */
    String refusal(int move) {
        List<String> names = encoding.moves();
        if (move < 0 || move >= names.size()) {
            return "move: " + move + ", expected 0 to " + (names.size() - 1);
        }
        List<String> others = new ArrayList<>();
        for (int other = 0; other < mask.length; other++) {
            if (isLegal(other)) {
                others.add(names.get(other));
            }
        }
        return "move: " + move + " (" + names.get(move) + "), expected "
                + (others.isEmpty() ? "none" : "one of " + others) + reason(move);
    }

    /** The rule that a move breaks which is an action by itself. */
    private String reason(int move) {
        if (!chosen.isEmpty() || isOver()) {
            return "";
        }
        try {
            A action = encoding.rules().action(encoding.moves().get(move));
            boolean isAction = encoding.moves(action, state.table()).equals(List.of(move));
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
