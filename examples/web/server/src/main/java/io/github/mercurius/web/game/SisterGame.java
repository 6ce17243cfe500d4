package io.github.mercurius.web.game;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.search.PlayoutSearch;
import java.util.List;
import java.util.SplittableRandom;

/** A game with editions, which has a random, a greedy and a searching bot. */
interface SisterGame<A extends AnyAction, V extends AnyView<A>> extends TableGame<A, V> {
    String SEARCH = "search:";

    /** A bot that is quick and not bad. */
    AnyBot<A, V> greedy();

    /** A bot that searches with so many playouts for each decision. */
    PlayoutSearch<A, V> search(int playouts, long seed);

    @Override
    default List<String> bots() {
        return List.of("random", "greedy", SEARCH + 20, SEARCH + 100);
    }

    @Override
    default AnyBot<A, V> bot(String name, long seed) {
        if (name.startsWith(SEARCH)) {
            return search(Integer.parseInt(name.substring(SEARCH.length())), seed);
        }
        SplittableRandom random = new SplittableRandom(seed);
        return name.equals("greedy") ? greedy() : view -> view.legalActions().sample(random::nextInt);
    }
}
