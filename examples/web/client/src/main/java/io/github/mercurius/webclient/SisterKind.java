package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import io.github.mercurius.search.PlayoutAnalyst;
import io.github.mercurius.search.PlayoutSearch;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A game with editions in the page, whose best bots search by playouts.
 *
 * @param <E> the editions of the game
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
abstract class SisterKind<E, A extends AnyAction, V extends AnyView<A>> implements Kind<A, V> {
    final E edition;
    private final WireFormat<E> editions;
    private final Rules<A, V> rules;
    private final Formats<A, V> formats;
    private final AnyBot<A, V> greedy;

    /**
     * The game with an edition.
     *
     * @param greedy a bot that is quick and not bad
     */
    SisterKind(E edition, WireFormat<E> editions, Rules<A, V> rules, Formats<A, V> formats, AnyBot<A, V> greedy) {
        this.edition = edition;
        this.editions = editions;
        this.rules = rules;
        this.formats = formats;
        this.greedy = greedy;
    }

    /** The same game with another edition. */
    abstract Kind<A, V> with(E other);

    /** A bot that searches with so many playouts for each decision. */
    abstract PlayoutSearch<A, V> search(int playouts, long seed);

    @Override
    public final Kind<A, V> of(String document) {
        return with(editions.read(document));
    }

    @Override
    public final String document() {
        return editions.write(edition);
    }

    @Override
    public final Rules<A, V> rules() {
        return rules;
    }

    @Override
    public final Formats<A, V> formats() {
        return formats;
    }

    /** {@code search:20} with any number of playouts, {@code greedy}, or else one that plays at random. */
    @Override
    public final AnyBot<A, V> bot(String name, long seed) {
        if (name.startsWith("search:")) {
            return search(Integer.parseInt(name.substring("search:".length())), seed);
        }
        SplittableRandom random = new SplittableRandom(seed);
        return name.equals("greedy") ? greedy : view -> view.legalActions().sample(random::nextInt);
    }

    @Override
    public final ReviewDesk<A, V> reviews() {
        return new ReviewDesk<>(
                (playouts, seed) -> PlayoutAnalyst.of(playouts, seed, greedy, search(playouts, seed)), false);
    }

    /** What is shown of a view in every such game: the state of the table, the legal actions, and the view as JSON. */
    final Map<String, @Nullable Object> common(V view, Locale language) {
        AnyTable table = view.table();
        return Json.object(
                "seat", view.viewer(),
                "turn", table.turn(),
                "over", table.isOver(),
                "active", table.decider(),
                "winners", table.winners(),
                "players", Json.players(table, language),
                "legal", view.legalActions().stream().map(AnyAction::notation).toList(),
                "told", new Json.Raw(formats.view().write(view)));
    }
}
