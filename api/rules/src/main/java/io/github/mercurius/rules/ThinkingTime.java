package io.github.mercurius.rules;

/**
 * The time that a bot has for a decision, and its best answer so far.
 *
 * <pre>{@code
 * while (!time.isUp()) {
 *     time.suggest(search.improve());
 * }
 * return search.best();
 * }</pre>
 *
 * <p>A bot that has suggested an action can be stopped at any moment: the last suggestion is played if the bot is late,
 * or fails. Thread-safe, so that a search can use several threads.
 *
 * @param <A> the actions of the game
 */
public interface ThinkingTime<A extends AnyAction> {
    /** Whether the bot should answer now. */
    default boolean isUp() {
        return nanosLeft() <= 0;
    }

    /** How many nanoseconds are left; 0 or less if the time is up. */
    long nanosLeft();

    /**
     * Whether the host plays on without the bot's answer soon after the time is up. If not, the host waits, and a bot
     * with a budget of its own may take more time than this.
     */
    boolean isLimit();

    /**
     * Takes an action as the answer in case that no better one comes. It replaces the suggestion before. After the
     * decision it has no effect.
     *
     * @throws IllegalActionException if the action is not legal; the suggestion before stays
     */
    void suggest(A action);
}
