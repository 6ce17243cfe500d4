package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game as the page plays it, with an edition if it has editions: what the page needs of it besides what all games
 * have.
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
     * A deal that host and seats make together, at a table.
     *
     * @throws IllegalArgumentException if the game is not dealt so
     */
    default JointDeal jointDeal(AnySetup setup, String table) {
        throw new IllegalArgumentException(rules().id() + " is not dealt together");
    }

    /** A bot by its name. */
    AnyBot<A, V> bot(String name, long seed);

    /** Reviews of finished games. */
    ReviewDesk<A, V> reviews();

    /** The names of the game's things, without the rules. */
    Map<String, @Nullable Object> names(Locale language);

    /** What the page shows of a view. */
    Map<String, @Nullable Object> show(V view, Locale language);

    /** What the page shows of what an action would do, as far as its player can know it; nothing by default. */
    default Map<String, @Nullable Object> effect(V view, A action) {
        return Json.object();
    }
}
