package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import io.github.mercurius.search.Review;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A game with editions in the page.
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
    private final Function<String, BotKind<A, V>> bots;
    private final Review.Maker<A, V> analysts;

    /** The game with an edition. */
    SisterKind(
            E edition,
            WireFormat<E> editions,
            Rules<A, V> rules,
            Formats<A, V> formats,
            Function<String, BotKind<A, V>> bots,
            Review.Maker<A, V> analysts) {
        this.edition = edition;
        this.editions = editions;
        this.rules = rules;
        this.formats = formats;
        this.bots = bots;
        this.analysts = analysts;
    }

    /** The same game with another edition. */
    abstract Kind<A, V> with(E other);

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

    @Override
    public final AnyBot<A, V> bot(String name, long seed) {
        return bots.apply(name).make(seed);
    }

    @Override
    public final ReviewDesk<A, V> reviews() {
        return new ReviewDesk<>(analysts);
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
