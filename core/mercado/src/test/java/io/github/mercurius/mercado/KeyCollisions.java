package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Counts the different states that have the same key, among two million from random games: in each game all states, and
 * all that one action makes of them, as a search sees them.
 *
 * <p>A measurement, not part of the build: {@code mvn -pl core/mercado -am test -Dtest=KeyCollisions
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
@Tag("games")
class KeyCollisions {
    private static final int STATES = 2_000_000;

    @Test
    void twoMillionStates() {
        long[] keys = new long[STATES];
        int[] filled = {0};
        forEachState(state -> keys[filled[0]++] = state.key());
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
        System.out.println(STATES + " states, " + (distinct + collisions) + " different ones: " + collisions
                + " collisions of keys");
        assertThat(distinct).isGreaterThan(1_000_000);
        assertThat(collisions).isZero();
    }

    /** Shows the same states each time. */
    private static void forEachState(Consumer<GameState> visitor) {
        SplittableRandom random = new SplittableRandom(1602);
        int left = STATES;
        for (int game = 0; left > 0; game++) {
            Setup setup = Script.setup(game);
            GameState state = GameState.start(setup, Deal.seeded(setup.edition(), game));
            while (!state.isOver() && left > 0) {
                for (Action action : Play.possible(state)) {
                    if (left-- > 0) {
                        visitor.accept(Play.next(state, action));
                    }
                }
                List<Action> possible = Play.possible(state);
                state = Play.next(state, possible.get(random.nextInt(possible.size())));
            }
        }
    }
}
