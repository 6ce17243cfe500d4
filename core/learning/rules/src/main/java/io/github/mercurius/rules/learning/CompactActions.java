package io.github.mercurius.rules.learning;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.ChoiceReader;
import io.github.mercurius.common.ChoiceWriter;
import io.github.mercurius.common.Sealed;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.CRC32;

/**
 * All actions and outcomes of a game in a few bytes, each by its place among those that were possible. With the first
 * state, or the set-up and the seed that it follows from, they are the game again.
 *
 * <p>The bytes have a version, a checksum and the mark of the first state, and there is one way only to write them.
 * Reading plays the game again, so nothing that breaks a rule is read. They say what was hidden, so they are for the
 * host alone.
 */
public final class CompactActions {
    private static final char KIND = 'A';
    private static final int HALF_MARK = 1 << 16;

    private CompactActions() {}

    /** The bytes of a game; what was undone is left out. */
    public static <A extends AnyAction, V extends AnyView<A>> byte[] write(AnyGame<A, V> game) {
        Arguments.notNull(game, "game", "a game");
        return write(game.firstState(), game.actions());
    }

    /**
     * The bytes of actions and outcomes from a state on.
     *
     * @throws IllegalArgumentException if one is not possible
     */
    public static <A extends AnyAction, V extends AnyView<A>> byte[] write(
            AnyState<A, V> first, List<? extends A> actions) {
        ChoiceWriter out = new ChoiceWriter();
        int mark = mark(first);
        out.write(mark & 0xFFFF, HALF_MARK);
        out.write(mark >>> 16, HALF_MARK);
        AnyState<A, V> state = first;
        for (A action : Arguments.noneNull(actions, "actions", "a list")) {
            List<A> possible = possible(state);
            int index = possible.indexOf(action);
            if (index < 0) { // that text is made only then: thousands of discards can be possible
                throw Arguments.failure("action", action.notation(), "one of " + notations(possible));
            }
            // There is one more choice than actions: that the game has come as far as this.
            out.write(index + 1, possible.size() + 1);
            state = after(state, action);
        }
        if (!state.isOver()) {
            out.write(0, possible(state).size() + 1);
        }
        return Sealed.seal(KIND, out.toBytes());
    }

    /**
     * The actions and outcomes in these bytes.
     *
     * @param first the state that they begin at
     * @throws IllegalArgumentException if they are not the bytes of a game that begins there: says what is wrong
     */
    public static <A extends AnyAction, V extends AnyView<A>> List<A> read(AnyState<A, V> first, byte[] bytes) {
        ChoiceReader in = new ChoiceReader(Sealed.open(KIND, bytes));
        int given = in.read(HALF_MARK) | in.read(HALF_MARK) << 16;
        int mark = mark(first);
        Arguments.that(given == mark, "mark of the first state", hex(given), hex(mark));
        List<A> actions = new ArrayList<>();
        AnyState<A, V> state = first;
        while (!state.isOver()) {
            List<A> possible = possible(state);
            int index = in.read(possible.size() + 1) - 1;
            if (index < 0) {
                break;
            }
            actions.add(possible.get(index));
            state = after(state, possible.get(index));
        }
        in.end();
        Sealed.checkCanonical(bytes, write(first, actions));
        return Collections.unmodifiableList(actions);
    }

    private static <A extends AnyAction, V extends AnyView<A>> List<A> possible(AnyState<A, V> state) {
        if (!state.asksChance()) {
            return state.legalActions();
        }
        List<A> outcomes = new ArrayList<>();
        for (AnyChance<A> chance : state.chances()) {
            outcomes.add(chance.outcome());
        }
        return outcomes;
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> after(AnyState<A, V> state, A action) {
        return state.asksChance() ? state.applyOutcome(action) : state.applyAction(action);
    }

    private static List<String> notations(List<? extends AnyAction> possible) {
        List<String> notations = new ArrayList<>();
        possible.forEach(action -> notations.add(action.notation()));
        return notations;
    }

    /** What tells first states apart: the checksum of their text. */
    private static int mark(AnyState<?, ?> first) {
        CRC32 checksum = new CRC32();
        checksum.update(
                Arguments.notNull(first, "first", "the first state").toText().getBytes(StandardCharsets.UTF_8));
        return (int) checksum.getValue();
    }

    private static String hex(int number) {
        return Integer.toHexString(number);
    }
}
