package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.internal.Arguments;
import java.util.function.IntUnaryOperator;

/** Simple bots: opponents to begin with, and a measure for better ones. */
public final class Bots {
    private Bots() {}

    /**
     * A bot that takes each legal action equally often.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely: {@code generator::nextInt} of any
     *     {@code RandomGenerator}
     */
    public static Bot random(IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of random numbers");
        return view -> AnyBot.choices(view).sample(random);
    }

    /**
     * A bot that takes the action after which its cards would bring most, and looks no further; of equal ones the
     * canonically first.
     */
    public static Bot greedy() {
        return GreedyBot::choose;
    }
}
