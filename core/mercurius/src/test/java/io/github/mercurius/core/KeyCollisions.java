package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.testkit.PlayStyle;
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
 * Counts the different states that have the same key, among more than ten million from random games: in each game all
 * states, and all that one action makes of them, as a search sees them.
 *
 * <p>A measurement, not part of the build: {@code mvn -pl core/mercurius -am test -Dtest=KeyCollisions
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
@Tag("games")
class KeyCollisions {
    private static final int STATES = 10_200_000;

    @Test
    void tenMillionDifferentStates() {
        long[] keys = keys();
        Arrays.sort(keys);
        Map<Long, Set<GameState>> shared = new HashMap<>();
        for (int i = 1; i < keys.length; i++) {
            if (keys[i] == keys[i - 1]) {
                shared.put(keys[i], new HashSet<>());
            }
        }
        forEachState(state -> {
            Set<GameState> states = shared.get(state.key());
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
        System.out.println(STATES + " states, " + (distinct + collisions) + " different ones: " + collisions
                + " collisions of keys; of their upper halves " + upper + ", of their lower halves " + lower
                + ", where chance gives " + Math.round(expected));
        assertThat(distinct).isGreaterThan(10_000_000);
        assertThat(collisions).isZero();
        assertThat((double) upper).isBetween(expected - 6 * Math.sqrt(expected), expected + 6 * Math.sqrt(expected));
        assertThat((double) lower).isBetween(expected - 6 * Math.sqrt(expected), expected + 6 * Math.sqrt(expected));
    }

    private static long[] keys() {
        long[] keys = new long[STATES];
        int[] filled = {0};
        forEachState(state -> keys[filled[0]++] = state.key());
        return keys;
    }

    /** Shows the same states each time. */
    private static void forEachState(Consumer<GameState> visitor) {
        SplittableRandom random = new SplittableRandom(1602);
        int left = STATES;
        for (int game = 0; left > 0; game++) {
            PlayStyle style = PlayStyle.values()[game % PlayStyle.values().length];
            GameState state = GameState.start(Setup.of(3 + game % 3), Deal.seeded(game));
            while (!state.isOver() && left > 0) {
                for (Action action : state.legalActions()) {
                    if (left-- > 0) {
                        visitor.accept(state.applyAction(action));
                    }
                }
                state = state.applyAction(style.choose(state, random));
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
