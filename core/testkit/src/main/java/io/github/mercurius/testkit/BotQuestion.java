package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Arbiter;
import io.github.mercurius.core.Decision;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Asks bots under the guard of an arbiter, and tells a late answer from a wrong one. */
final class BotQuestion {
    /**
     * What came of a question.
     *
     * @param action the bot's action, or what is played in its place
     * @param trouble what the bot did instead of giving a legal action; empty if it gave one
     */
    record Reply(Action action, String trouble, boolean late) {
        boolean isGood() {
            return trouble.isEmpty();
        }

        boolean isAs(Reply other) {
            return action.equals(other.action) && isGood() == other.isGood();
        }

        /** What the bot did, to be shown. */
        String text() {
            return isGood() ? "played " + action.notation() : "gave no legal action (" + trouble + ")";
        }
    }

    private final Arbiter arbiter;
    private final long nanos;

    BotQuestion(Executor threads, long nanos) {
        this.nanos = nanos;
        arbiter = Arbiter.standard().withTimeLimit(nanos, TimeUnit.NANOSECONDS, threads);
    }

    Reply ask(Bot bot, PlayerView view) {
        AtomicBoolean answered = new AtomicBoolean();
        long begin = System.nanoTime();
        Decision decision = arbiter.ask(view, asked -> {
            try {
                return bot.choose(asked);
            } finally {
                answered.set(System.nanoTime() - begin < nanos);
            }
        });
        boolean late = decision.failure().isPresent() && !answered.get();
        return new Reply(decision.action(), decision.failure().orElse(""), late);
    }
}
