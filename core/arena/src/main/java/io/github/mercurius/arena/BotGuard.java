package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.SafeText;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How an {@link Arbiter} calls bots safely: in its own thread, or in others within a time limit. Immutable.
 *
 * @param rules say what to play in place of a bot that fails
 * @param threads where the bots run; null for the thread of the arbiter, which waits as long as it takes
 * @param limit how many nanoseconds a call may take in other threads
 * @param patience how to wait for those
 */
record BotGuard<A extends AnyAction, V extends AnyView<A>>(
        Rules<A, V> rules, @Nullable Executor threads, long limit, TimedQuestion.Patience patience) {
    private static final int MOST_SHOWN = 100;
    private static final long NANOS_WITHOUT_LIMIT = TimeUnit.SECONDS.toNanos(1);
    private static final long MOST_NANOS_TO_ANSWER = TimeUnit.MILLISECONDS.toNanos(20);

    /** A guard that waits by the clock. */
    BotGuard(Rules<A, V> rules, @Nullable Executor threads, long limit) {
        this(rules, threads, limit, (task, nanos) -> task.get(nanos, TimeUnit.NANOSECONDS));
    }

    /** How long a bot should think about a decision: a bit less than it may, so that it can answer in time. */
    long nanos() {
        return threads == null ? NANOS_WITHOUT_LIMIT : Math.max(1, limit - Math.min(limit / 10, MOST_NANOS_TO_ANSWER));
    }

    /**
     * Decides for a bot that is first told the news.
     *
     * @param pending what the bot may still be at
     * @param news tells it what happened since its last decision, and gives what it threw
     */
    Decision<A> decide(AnyBot<A, V> bot, TimedQuestion.Pending pending, Supplier<String> news, V view) {
        Countdown<A> time = new Countdown<>(view, nanos(), threads != null);
        Answer<A> answer = ask(
                () -> {
                    String trouble = news.get();
                    return Answer.<A>of(() -> bot.choose(view, time), action -> refusal(view, action))
                            .after(trouble);
                },
                pending);
        A action = answer.action();
        if (action != null) {
            return new Decision<>(action, false, failure(answer));
        }
        A suggestion = time.suggestion();
        return suggestion == null
                ? new Decision<>(rules.actionInAbsence(view), true, failure(answer))
                : new Decision<>(suggestion, false, answer.late() ? Optional.empty() : failure(answer));
    }

    private static Optional<String> failure(Answer<?> answer) {
        return answer.trouble().isEmpty() ? Optional.empty() : Optional.of(answer.safeTrouble());
    }

    private static <A extends AnyAction> Optional<String> refusal(AnyView<A> view, A action) {
        // the beginning of the notation, so that there is room for the rule
        return view.check(action)
                .map(violation -> SafeText.of(action.notation(), MOST_SHOWN) + ": "
                        + violation.rule().id() + ": " + violation.message());
    }

    /**
     * Calls a bot that is to give nothing.
     *
     * @param pending what the bot may still be at
     * @param call calls it, and gives what it threw
     * @return what went wrong, safe to print, if something did
     */
    Optional<String> call(String method, TimedQuestion.Pending pending, Supplier<String> call) {
        Answer<Boolean> answer = ask(() -> new Answer<>(Boolean.TRUE, call.get()), pending);
        if (answer.action() != null) {
            return failure(answer);
        }
        String trouble = answer.late() ? "took too long" : answer.trouble();
        return Optional.of(SafeText.of(method + ": " + trouble, SafeText.MOST));
    }

    /** Asks a question, and makes sure that it leaves this thread uninterrupted. */
    private <T> Answer<T> ask(Supplier<Answer<T>> question, TimedQuestion.Pending pending) {
        stopIfInterrupted();
        if (threads != null) {
            Answer<T> answer = new TimedQuestion<>(question, pending, patience).answer(limit, threads);
            stopIfInterrupted();
            return answer;
        }
        Answer<T> answer = question.get();
        Thread.interrupted();
        return answer;
    }

    private static void stopIfInterrupted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("the game was interrupted: the thread that asks the bots has its flag set");
        }
    }

    /** Refuses a view from which nobody can be asked. */
    static void check(AnyView<?> view) {
        Arguments.notNull(view, "view", "a view");
        if (!view.viewer().isPresent() || !view.viewer().equals(view.table().decider())) {
            throw Arguments.failure("view", "of " + described(view), "that of the player who has to decide");
        }
    }

    private static String described(AnyView<?> view) {
        String viewer = view.viewer().isPresent() ? "seat " + view.viewer().getAsInt() : "a spectator";
        AnyTable table = view.table();
        if (table.isOver()) {
            return viewer + " after the game";
        }
        return viewer + ", where "
                + (table.decider().isPresent() ? "seat " + table.decider().getAsInt() : "chance") + " decides";
    }
}
