package io.github.mercurius.web.game;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import io.github.mercurius.search.PlayoutSearch;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A game with editions, which has a random, a greedy and a searching bot.
 *
 * @param <E> the editions of the game
 */
abstract class SisterGame<E, A extends AnyAction, V extends AnyView<A>> extends TableGame<A, V> {
    private static final String SEARCH = "search:";
    private static final List<String> NAMES = List.of("random", "greedy", SEARCH + 20, SEARCH + 100);

    final E edition;

    SisterGame(E edition, WireFormat<E> editions, Rules<A, V> rules, Formats<A, V> formats, String editionName) {
        super(rules, formats, editions.write(edition), editionName, NAMES);
        this.edition = edition;
    }

    /** A bot that is quick and not bad. */
    abstract AnyBot<A, V> greedy();

    /** A bot that searches with so many playouts for each decision. */
    abstract PlayoutSearch<A, V> search(int playouts, long seed);

    @Override
    public final AnyBot<A, V> bot(String name, long seed) {
        if (name.startsWith(SEARCH)) {
            return search(Integer.parseInt(name.substring(SEARCH.length())), seed);
        }
        SplittableRandom random = new SplittableRandom(seed);
        return name.equals("greedy") ? greedy() : view -> view.legalActions().sample(random::nextInt);
    }
}
