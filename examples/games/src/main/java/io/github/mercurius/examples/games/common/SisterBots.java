package io.github.mercurius.examples.games.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.search.PlayoutAnalyst;
import io.github.mercurius.search.PlayoutSearch;
import io.github.mercurius.search.Review;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The bots of a sister game: a random, a greedy and a searching one. None of them looks at the clock.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param search makes a bot that searches with so many playouts for each decision, and whose randomness follows from a
 *     seed
 */
public record SisterBots<A extends AnyAction, V extends AnyView<A>>(
        AnyBot<A, V> greedy, BiFunction<Integer, Long, PlayoutSearch<A, V>> search) {
    private static final int PLAYOUTS = 100;
    private static final int PLAYOUTS_FOR_ADVICE = 200;
    private static final Pattern SEARCH = Pattern.compile("search:([1-9]\\d{0,5})");

    /**
     * The kind of bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public NamedBot<A, V> parse(String name) {
        Matcher playouts = SEARCH.matcher(name);
        if (playouts.matches()) {
            int number = Integer.parseInt(playouts.group(1));
            return new NamedBot<>(name, true, seed -> search.apply(number, seed));
        }
        return switch (name) {
            case "random" -> new NamedBot<>(name, true, SisterBots::random);
            case "greedy" -> new NamedBot<>(name, true, seed -> greedy);
            default ->
                throw new IllegalArgumentException(
                        "bot: '" + name + "', expected random, greedy or search:PLAYOUTS, with 1 to 999999 playouts");
        };
    }

    /** The analysts of the game: they judge single actions. */
    public Analysts<A, V> analysts() {
        Review.Maker<A, V> maker =
                (playouts, seed) -> PlayoutAnalyst.of(playouts, seed, greedy, search.apply(playouts, seed));
        return new Analysts<>(PLAYOUTS, false, maker.make(PLAYOUTS_FOR_ADVICE, 0), maker);
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyBot<A, V> random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }
}
