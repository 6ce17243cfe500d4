package io.github.mercurius.web.game;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
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
public interface TableGame<A extends AnyAction, V extends AnyView<A>> {
    Rules<A, V> rules();

    Formats<A, V> formats();

    /** The edition as a document, which {@link Games#of} reads; null if the game has none. */
    default @Nullable String edition() {
        return null;
    }

    /** What the edition is called; null if the game has none. */
    default @Nullable String editionName() {
        return null;
    }

    /** The names of its bots; {@code greedy} is quick and not bad. */
    List<String> bots();

    /** A bot with one of the names, all of whose randomness follows from a seed. */
    AnyBot<A, V> bot(String name, long seed);

    /** A deal in a line of text, which {@link #start(AnySetup, String, String)} reads. */
    String shuffled(IntUnaryOperator random);

    /**
     * The game with a deal that the server made alone; the record proves it if the game has no other chance.
     *
     * @param nonce 64 hexadecimal digits
     */
    AnyGame<A, V> start(AnySetup setup, String deal, String nonce);

    /** How host and seats make the deal together; empty if chance brings more than the deal. */
    default Optional<Together<A, V>> together() {
        return Optional.empty();
    }

    /**
     * How host and seats make the deal of a game together.
     *
     * @param begin a deal of which nothing was shown, for a set-up of the game, at a table
     * @param start the game with a deal of which all is open
     */
    record Together<A extends AnyAction, V extends AnyView<A>>(
            BiFunction<AnySetup, String, JointDeal> begin, Function<JointDeal, AnyGame<A, V>> start) {}

    /** The pieces of a deal, each of which a word of its text names. */
    static <T> List<T> dealt(String deal, Function<String, T> piece) {
        return Stream.of(deal.split(" ", -1)).map(piece).toList();
    }
}
