package io.github.mercurius.web.game;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A game that tables play, with one edition: what a server needs of it besides the rules that all games have.
 *
 * <p>What a function is given must be of this game.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param edition the edition as a document, which {@link Games#of} reads; null if the game has none
 * @param editionName what the edition is called; null if the game has none
 * @param bots the names of its bots; {@code greedy} is quick and not bad
 * @param bot the kind of bot with one of the names
 * @param shuffled makes a deal in a line of text, which {@code start} reads
 * @param start the game with a deal that the server made alone
 * @param together how host and seats make the deal together; empty if chance brings more than the deal
 */
public record TableGame<A extends AnyAction, V extends AnyView<A>>(
        Rules<A, V> rules,
        Formats<A, V> formats,
        @Nullable String edition,
        @Nullable String editionName,
        List<String> bots,
        Function<String, BotKind<A, V>> bot,
        Function<IntUnaryOperator, String> shuffled,
        Start<A, V> start,
        Optional<Together<A, V>> together) {
    /** Starts games that the server deals alone. */
    @FunctionalInterface
    public interface Start<A extends AnyAction, V extends AnyView<A>> {
        /**
         * The game with a deal; the record proves it if the game has no other chance.
         *
         * @param nonce 64 hexadecimal digits
         */
        AnyGame<A, V> apply(AnySetup setup, String deal, String nonce);
    }

    /**
     * How host and seats make the deal of a game together.
     *
     * @param begin a deal of which nothing was shown, for a set-up of the game, at a table
     * @param start the game with a deal of which all is open
     */
    public record Together<A extends AnyAction, V extends AnyView<A>>(
            BiFunction<AnySetup, String, JointDeal> begin, Function<JointDeal, AnyGame<A, V>> start) {}
}
