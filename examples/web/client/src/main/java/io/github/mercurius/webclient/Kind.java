package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.search.PlayoutSearch;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game with an edition, as the page plays it: what the page needs of it besides what all games have.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
interface Kind<A extends AnyAction, V extends AnyView<A>> {
    /** The same game with an edition, a document. */
    Kind<A, V> of(String edition);

    /** The edition as a document. */
    String document();

    /** The rules. */
    Rules<A, V> rules();

    /** The JSON formats. */
    Formats<A, V> formats();

    /**
     * A set-up.
     *
     * @param rulings what was chosen, a word for each ruling
     */
    AnySetup setup(List<String> names, int startSeat, List<String> rulings);

    /** The joint deal, or all joint chance, of what was shown. */
    AnyJoint joint(AnySetup setup, Shown shown);

    /** A bot that is quick and not bad. */
    AnyBot<A, V> greedy();

    /** A bot that searches with so many playouts for each decision. */
    PlayoutSearch<A, V> search(int playouts, long seed);

    /** The names of the game's things, without the rules. */
    Map<String, @Nullable Object> names(Locale language);

    /** What the table shows, where the JSON of a view leaves it out as it follows from the rest. */
    Map<String, @Nullable Object> more(V view);
}
