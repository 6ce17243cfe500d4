package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Counts the different states of any game that have the same key, among millions from random games: in each game all
 * states, and all that one action or outcome makes of them, as a search sees them.
 */
@Tag("games")
public abstract class KeyLaws<A extends AnyAction, V extends AnyView<A>> {
    private final int count;
    private final int different;

    /**
     * The law of a game.
     *
     * @param count how many states are looked at
     * @param different how many of them are different at least
     */
    protected KeyLaws(int count, int different) {
        this.count = count;
        this.different = different;
    }

    protected abstract AnyState<A, V> start(int game);

    /** The state after a random action, or an outcome where chance is asked. */
    protected AnyState<A, V> next(int game, AnyState<A, V> state, SplittableRandom random) {
        return RandomGame.next(state, random::nextInt);
    }

    @Test
    void noTwoStatesHaveOneKey() {
        long[] keys = new long[count];
        int[] filled = {0};
        forEachState(state -> keys[filled[0]++] = state.key());
        Arrays.sort(keys);
        Map<Long, Set<AnyState<A, V>>> shared = new HashMap<>();
        for (int i = 1; i < keys.length; i++) {
            if (keys[i] == keys[i - 1]) {
                shared.put(keys[i], new HashSet<>());
            }
        }
        forEachState(state -> {
            Set<AnyState<A, V>> states = shared.get(state.key());
            if (states != null) {
                states.add(state);
            }
        });
        long distinct = Arrays.stream(keys).distinct().count();
        long collisions =
                shared.values().stream().mapToInt(states -> states.size() - 1).sum();
        // Of n random keys of 32 bits, n² / 2³³ pairs are equal.
        double expected = (double) distinct * distinct / (1L << 33);
        long upper = pairs(keys, key -> key >>> 32);
        long lower = pairs(keys, key -> key & 0xffffffffL);
        System.out.println(count + " states, " + (distinct + collisions) + " different ones: " + collisions
                + " collisions of keys; of their upper halves " + upper + ", of their lower halves " + lower
                + ", where chance gives " + Math.round(expected));
        assertThat(distinct).isGreaterThan(different);
        assertThat(collisions).isZero();
        assertThat((double) upper).isBetween(expected - 6 * Math.sqrt(expected), expected + 6 * Math.sqrt(expected));
        assertThat((double) lower).isBetween(expected - 6 * Math.sqrt(expected), expected + 6 * Math.sqrt(expected));
    }

    /** Shows the same states each time. */
    private void forEachState(Consumer<AnyState<A, V>> visitor) {
        SplittableRandom random = new SplittableRandom(1602);
        int left = count;
        for (int game = 0; left > 0; game++) {
            AnyState<A, V> state = start(game);
            while (!state.isOver() && left > 0) {
                for (A action : state.legalActions()) {
                    if (left-- > 0) {
                        visitor.accept(state.applyAction(action));
                    }
                }
                for (AnyChance<A> chance : state.chances()) {
                    if (left-- > 0) {
                        visitor.accept(state.applyOutcome(chance.outcome()));
                    }
                }
                state = next(game, state, random);
            }
        }
    }

    /** How many pairs of different keys are the same in a part of theirs. */
    private static long pairs(long[] sortedKeys, LongUnaryOperator part) {
        long[] parts = Arrays.stream(sortedKeys).distinct().map(part).sorted().toArray();
        long pairs = 0;
        int same = 0;
        for (int i = 1; i < parts.length; i++) {
            same = parts[i] == parts[i - 1] ? same + 1 : 0;
            pairs += same;
        }
        return pairs;
    }
}
