package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One kind of bad bot. When it does not fail, it plays the first price card, as the arbiter does in its place: so all
 * games with it are the same.
 *
 * @param what what is reported of each failure, as a regular expression; empty if nothing is, as the actions are legal
 * @param failures in how many of its turns it fails
 * @param endless whether it takes longer than any time limit
 */
record Misbehaviour(String name, Bot bot, String what, int failures, boolean endless) {
    private static final int ENDLESS_TURNS = 1;

    /** Fails in every turn. */
    static Misbehaviour failing(String name, String what, Bot bot) {
        return new Misbehaviour(name, bot, what, HostileBots.SETUP.rounds(), false);
    }

    /** Throws something in every turn. */
    static Misbehaviour throwing(String name, String what, Attempt attempt) {
        return failing(name, "threw " + what, view -> attempt(attempt, view));
    }

    /** Does something that it should not, and then plays a card. */
    static Misbehaviour playing(String name, Attempt attempt) {
        Bot bot = view -> {
            attempt(attempt, view);
            return firstCard(view);
        };
        return new Misbehaviour(name, bot, "", 0, false);
    }

    /** Takes too long in the first turn. */
    static Misbehaviour endless(String name, Attempt attempt) {
        AtomicInteger turns = new AtomicInteger();
        Bot bot = view -> turns.getAndIncrement() % HostileBots.SETUP.rounds() < ENDLESS_TURNS
                ? attempt(attempt, view)
                : firstCard(view);
        return new Misbehaviour(name, bot, "no action in time.*", ENDLESS_TURNS, true);
    }

    /** What a bot tries. */
    @FunctionalInterface
    interface Attempt {
        Action with(PlayerView view) throws Throwable;
    }

    static Action firstCard(PlayerView view) {
        return Action.playCard(view.hand().kind(0));
    }

    private static Action attempt(Attempt attempt, PlayerView view) {
        try {
            return attempt.with(view);
        } catch (Throwable thrown) {
            throw Misbehaviour.<RuntimeException>unchecked(thrown);
        }
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    @Override
    public String toString() {
        return name;
    }
}
