package io.github.mercurius.web.game;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game that tables play, with one edition: what a server needs of it besides the rules that all games have.
 *
 * <p>What a method is given must be of this game.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public abstract class TableGame<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
    private final Formats<A, V> formats;
    private final @Nullable String edition;
    private final @Nullable String editionName;
    private final List<String> bots;

    /**
     * A game.
     *
     * @param edition the edition as a document; null if the game has none
     * @param editionName what the edition is called
     * @param bots the names of its bots; {@code greedy} is quick and not bad
     */
    TableGame(
            Rules<A, V> rules,
            Formats<A, V> formats,
            @Nullable String edition,
            @Nullable String editionName,
            List<String> bots) {
        this.rules = rules;
        this.formats = formats;
        this.edition = edition;
        this.editionName = editionName;
        this.bots = bots;
    }

    public final Rules<A, V> rules() {
        return rules;
    }

    public final Formats<A, V> formats() {
        return formats;
    }

    /** The names of its bots. */
    public final List<String> bots() {
        return bots;
    }

    /** The edition as a document, which {@link Games#of} reads; null if the game has none. */
    public final @Nullable String edition() {
        return edition;
    }

    /** What the edition is called; null if the game has none. */
    public final @Nullable String editionName() {
        return editionName;
    }

    /** How host and seats make the deal together; empty if chance brings more than the deal. */
    public Optional<Together<A, V>> together() {
        return Optional.empty();
    }

    /** A bot with one of the names, all of whose randomness follows from a seed. */
    public abstract AnyBot<A, V> bot(String name, long seed);

    /** A deal in a line of text, which {@link #start(AnySetup, String, String)} reads. */
    public abstract String shuffled(IntUnaryOperator random);

    /**
     * The game with a deal that the server made alone; the record proves it if the game has no other chance.
     *
     * @param nonce 64 hexadecimal digits
     */
    public abstract AnyGame<A, V> start(AnySetup setup, String deal, String nonce);

    /** The pieces of a deal, each of which a word of its text names. */
    static <T> List<T> dealt(String deal, Function<String, T> piece) {
        return Stream.of(deal.split(" ", -1)).map(piece).toList();
    }
}
