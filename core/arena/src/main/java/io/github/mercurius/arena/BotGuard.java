package io.github.mercurius.arena;

import io.github.mercurius.common.SafeText;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How an {@link Arbiter} calls bots safely. Immutable.
 *
 * @param rules say what to play in place of a bot that fails
 * @param fallback is asked in place of a bot that fails, if there is one
 * @param nanos how long a bot should think about a decision: a bit less than it may, so that it can answer in time
 */
record BotGuard<A extends AnyAction, V extends AnyView<A>>(
        Rules<A, V> rules, @Nullable AnyBot<A, V> fallback, Asking asking, long nanos) {
    /**
     * Decides for a bot that is first told the news.
     *
     * @param pending what the bot may still be at
     * @param news the updates since its last decision, as its seat may know them
     */
    Decision<A> decide(AnyBot<A, V> bot, Pending pending, List<AnyUpdate> news, V view) {
        Countdown<A> time = countdown(view);
        Answer<A> answer = asking.ask(() -> BotQuestion.ask(bot, news, view, time), pending);
        A action = answer.action();
        if (action != null) {
            return new Decision<>(action, false, failure(answer));
        }
        A suggestion = time.suggestion();
        return suggestion != null
                ? new Decision<>(suggestion, false, answer.late() ? Optional.empty() : failure(answer))
                : instead(view, answer);
    }

    private Countdown<A> countdown(V view) {
        return new Countdown<>(view, nanos, asking.hasLimit());
    }

    private static Optional<String> failure(Answer<?> answer) {
        return answer.trouble().isEmpty() ? Optional.empty() : Optional.of(answer.safeTrouble());
    }

    private Decision<A> instead(V view, Answer<A> failed) {
        AnyBot<A, V> other = fallback;
        if (other == null) {
            return new Decision<>(rules.actionInAbsence(view), true, failure(failed));
        }
        Countdown<A> time = countdown(view);
        Answer<A> answer = asking.ask(() -> BotQuestion.ask(other, List.of(), view, time), new Pending());
        A action = answer.action() == null ? time.suggestion() : answer.action();
        return action != null
                ? new Decision<>(action, true, failure(failed))
                : new Decision<>(rules.actionInAbsence(view), true, Optional.of(failed.safeTroubleAnd(answer)));
    }

    /**
     * Calls a bot that is to give nothing.
     *
     * @param pending what the bot may still be at
     * @param call calls it, and gives what it threw
     * @return what went wrong, safe to print, if something did
     */
    Optional<String> call(String method, Pending pending, Supplier<String> call) {
        Answer<Boolean> answer = asking.ask(() -> new Answer<>(Boolean.TRUE, call.get()), pending);
        if (answer.action() != null) {
            return failure(answer);
        }
        String trouble = answer.late() ? "took too long" : answer.trouble();
        return Optional.of(SafeText.of(method + ": " + trouble, SafeText.MOST));
    }
}
