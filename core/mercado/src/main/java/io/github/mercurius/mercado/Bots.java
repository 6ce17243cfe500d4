package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.internal.Arguments;
import java.util.function.IntUnaryOperator;

/** Simple bots: opponents to begin with, and a measure for better ones. */
public final class Bots {
    private static final double PLACE = 0.01;

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
     * A bot that looks one action ahead: it sets each coin where it brings most for what is still missing; of equal
     * actions it takes the canonically first.
     */
    public static Bot greedy() {
        return GreedyBot::choose;
    }

    /**
     * What a player has, for bots that search: the space, and what the final scoring adds for seals and tokens (END-2).
     * When the game is over it is the score, and of players on one space the one who is ahead has a little more
     * (MOV-4).
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    public static double prospect(GameState state, int seat) {
        Arguments.notNull(state, "state", "a state");
        Player player = state.table().player(seat);
        if (!state.isOver()) {
            return player.position() + player.seals() + state.hand(seat).points();
        }
        return state.table().ranking().stream()
                .filter(standing -> standing.seat() == seat)
                .mapToDouble(standing -> standing.score() - PLACE * standing.place())
                .sum();
    }
}
