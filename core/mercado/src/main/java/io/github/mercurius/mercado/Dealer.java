package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.BoundedNumbers;
import io.github.mercurius.rules.internal.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The source of chance that a seed means, for a whole game. The first tiles and then each outcome come from one stream
 * of numbers, the same on every platform and in every language (RUL-16). For tests; a game among people takes
 * {@code new SecureRandom()::nextInt} in its place.
 *
 * <pre>{@code
 * IntUnaryOperator dealer = Dealer.seeded(1602);
 * GameState state = GameState.start(setup, Deal.shuffled(setup.edition(), dealer));
 * while (state.asksChance()) {
 *     state = state.applyOutcome(state.drawOutcome(dealer));
 * }
 * }</pre>
 */
public final class Dealer {
    private Dealer() {}

    /** The source that a seed of 64 bits means: for one game, from its start, and for one thread. */
    public static IntUnaryOperator seeded(long seed) {
        return new BoundedNumbers(new SplitMix64(seed));
    }

    /** Some things of a list, picked at random one after the other, the others keeping their order (RUL-16). */
    static <T> List<T> pick(List<T> things, int number, IntUnaryOperator random) {
        List<T> left = new ArrayList<>(things);
        List<T> picked = new ArrayList<>(number);
        for (int i = 0; i < number; i++) {
            picked.add(left.remove(Arguments.random(random, left.size())));
        }
        return picked;
    }
}
