package io.github.mercurius.arena;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.AnyBot;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * One kind of bad bot. When it does not fail, it plays what the arbiter plays in its place: so all games with it are
 * the same.
 *
 * @param what what is reported of each failure, as a regular expression; empty if nothing is, as the actions are legal
 * @param failures how often it fails
 * @param endless whether it takes longer than any time limit
 */
record Misbehaviour(String name, AnyBot<Action, PlayerView> bot, String what, int failures, boolean endless) {
    /** What is told of a bot that has not returned. */
    static final String BUSY = "not asked: the bot has not returned from an earlier call";

    private static final int ENDLESS_TURNS = 1;

    /** Fails in every turn. */
    static Misbehaviour failing(String name, String what, AnyBot<Action, PlayerView> bot) {
        return new Misbehaviour(name, bot, what, HostileBots.decisions(1), false);
    }

    /** Throws something in every turn. */
    static Misbehaviour throwing(String name, String what, Attempt attempt) {
        return failing(name, "threw " + what, view -> attempt(attempt, view));
    }

    /** Does something that it should not, and then plays a card. */
    static Misbehaviour playing(String name, Attempt attempt) {
        return new Misbehaviour(
                name,
                view -> {
                    attempt(attempt, view);
                    return absent(view);
                },
                "",
                0,
                false);
    }

    /** Takes too long in the first turn, and returns when it is interrupted. */
    static Misbehaviour endless(String name, Attempt attempt) {
        return new Misbehaviour(name, onceEndless(attempt), "no answer in time", ENDLESS_TURNS, true);
    }

    /** Does not return from its first turn: so it is asked in no later one, and not told the end. */
    static Misbehaviour stuck(String name, Attempt attempt) {
        String what = "no answer in time|(end: )?" + BUSY;
        return new Misbehaviour(name, onceEndless(attempt), what, HostileBots.decisions(1) + 1, true);
    }

    private static AnyBot<Action, PlayerView> onceEndless(Attempt attempt) {
        AtomicInteger turns = new AtomicInteger();
        return view -> {
            if (turns.getAndIncrement() % HostileBots.decisions(1) >= ENDLESS_TURNS) {
                return absent(view);
            }
            HostileBots.timeIsUp();
            return attempt(attempt, view);
        };
    }

    /** Whether it never returns. */
    boolean isStuck() {
        return endless && failures > ENDLESS_TURNS;
    }

    /** What a bot tries. */
    @FunctionalInterface
    interface Attempt {
        Action with(PlayerView view) throws Throwable;
    }

    /** What is played for a bot that fails. */
    static Action absent(PlayerView view) {
        return Mercado.rules().actionInAbsence(view);
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
