package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;

/**
 * A program that plays: it gets a view and returns an action. The smallest bot is a lambda.
 *
 * <p>In a whole game a bot {@linkplain #begin begins}, {@linkplain #observe observes} what happens,
 * {@linkplain #choose(AnyView, ThinkingTime) chooses} where it has to decide, and is told how the game {@linkplain #end
 * ended}. It may then begin another game. Finally it is {@linkplain #close closed}. By default these methods do
 * nothing, or ask {@link #choose(AnyView)}.
 *
 * <p>A host calls these methods one after the other, not at the same time; only {@link #close} can come while a call
 * that took too long still runs.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
@FunctionalInterface
public interface AnyBot<A extends AnyAction, V extends AnyView<A>> {
    /** The actions of which a bot has to choose one; refuses to ask a bot that has nothing to decide. */
    static <A extends AnyAction> AnyLegalActions<A> choices(AnyView<A> view) {
        AnyLegalActions<A> legal = view.legalActions();
        // never the view itself, as it holds a hand, and others read the message
        Arguments.that(!legal.isEmpty(), "view", "of a viewer who has nothing to decide", "one who has");
        return legal;
    }

    /**
     * The action that this bot takes.
     *
     * @throws IllegalArgumentException if it is not asked to decide: the view has no legal action
     */
    A choose(V view);

    /**
     * The action that this bot takes, within a time.
     *
     * <p>A bot that can improve its answer overrides this method too. It {@linkplain ThinkingTime#suggest suggests} its
     * best action so far, until the time {@linkplain ThinkingTime#isUp is up}. Other bots ignore the time.
     */
    default A choose(V view, ThinkingTime<A> time) {
        return choose(view);
    }

    /** Tells the bot that a game starts, before anything else of that game. */
    default void begin(GameStart<V> start) {}

    /**
     * Tells the bot what happened, as its seat may know it: each update once and in order, its own actions too. It
     * comes before the bot's next decision or before the end, and not necessarily at once. Refused actions are not
     * reported.
     *
     * @return whether this bot wants to be told more of this game
     */
    default boolean observe(AnyUpdate update) {
        return false;
    }

    /**
     * Tells the bot that the game is over. Not called if the game is stopped.
     *
     * @param ranking the players in the order of their places
     */
    default void end(List<? extends AnyStanding> ranking) {}

    /**
     * Releases what the bot holds, such as threads or files; no other call follows. The program that made the bot calls
     * this, not the arbiter, as a bot can play several games.
     */
    default void close() {}
}
