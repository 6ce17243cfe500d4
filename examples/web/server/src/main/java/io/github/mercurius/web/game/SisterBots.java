package io.github.mercurius.web.game;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;

/** The bots of a game that has a random, a greedy and a searching one. */
final class SisterBots {
    private static final String SEARCH = "search:";
    static final List<String> NAMES = List.of("random", "greedy", SEARCH + 20, SEARCH + 100);

    private SisterBots() {}

    /**
     * A bot with one of the names.
     *
     * @param search gives a bot that searches with so many playouts for each decision
     */
    static <A extends AnyAction, V extends AnyView<A>> AnyBot<A, V> make(
            String name, long seed, AnyBot<A, V> greedy, IntFunction<AnyBot<A, V>> search) {
        if (name.startsWith(SEARCH)) {
            return search.apply(Integer.parseInt(name.substring(SEARCH.length())));
        }
        SplittableRandom random = new SplittableRandom(seed);
        return name.equals("greedy") ? greedy : view -> view.legalActions().sample(random::nextInt);
    }
}
