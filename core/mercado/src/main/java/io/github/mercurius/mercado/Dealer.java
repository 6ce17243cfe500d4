package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.BoundedNumbers;
import io.github.mercurius.common.SplitMix64;
import java.util.function.IntUnaryOperator;

/**
 * Draws what chance decides: the first tiles, and each outcome that a state asks for.
 *
 * <pre>{@code
 * Dealer dealer = Dealer.of(new SecureRandom()::nextInt);
 * GameState state = GameState.start(setup, dealer.deal(setup.edition()));
 * while (state.table().asksChance()) {
 *     state = state.applyAction(dealer.outcome(state));
 * }
 * }</pre>
 *
 * <p>A dealer is used for one game, from its start, by one thread. It is the host's, and no part of the game.
 */
public final class Dealer {
    private final IntUnaryOperator random;

    private Dealer(IntUnaryOperator random) {
        this.random = random;
    }

    /**
     * A dealer with a source of randomness that gives, for a bound n, each number from 0 to n − 1 equally likely. For a
     * game among people, and for one with money on it, that is {@code new SecureRandom()::nextInt}.
     */
    public static Dealer of(IntUnaryOperator random) {
        return new Dealer(Arguments.notNull(random, "random"));
    }

    /** The dealer that a seed of 64 bits means, on every platform and in every language (RUL-16): for tests. */
    public static Dealer seeded(long seed) {
        return new Dealer(new BoundedNumbers(new SplitMix64(seed)));
    }

    /**
     * The first tiles at the stalls.
     *
     * @throws IllegalArgumentException if the source of randomness gives a number out of bounds
     */
    public Deal deal(Edition edition) {
        return Deal.shuffled(edition, random);
    }

    /**
     * The outcome that a state asks for, with the chances that {@link GameState#chances} lists.
     *
     * @throws IllegalStateException if the state asks for no outcome
     * @throws IllegalArgumentException if the source of randomness gives a number out of bounds
     */
    public Outcome outcome(GameState state) {
        return Chances.draw(Arguments.notNull(state, "state").table(), state.tokenStack(), random);
    }
}
