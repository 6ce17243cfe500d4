package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.common.Answer;
import io.github.mercurius.common.Asking;
import io.github.mercurius.common.SafeText;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How an {@link Arbiter} calls bots safely. Immutable.
 *
 * @param fallback is asked in place of a bot that fails, if there is one
 * @param nanos how long a bot should think about a decision: a bit less than it may, so that it can answer in time
 */
record BotGuard(@Nullable Bot fallback, Asking asking, long nanos) {
    /**
     * Decides for a bot that is first told the news.
     *
     * @param news the updates since its last decision, as its seat may know them
     */
    Decision decide(Bot bot, List<Update> news, PlayerView view) {
        Countdown time = new Countdown(view, nanos, asking.hasLimit());
        Answer<Action> answer = asking.ask(() -> BotQuestion.ask(bot, news, view, time));
        Action action = answer.action();
        if (action != null) {
            return new Decision(action, false, failure(answer));
        }
        Action suggestion = time.suggestion();
        return suggestion != null
                ? new Decision(suggestion, false, answer.late() ? Optional.empty() : failure(answer))
                : instead(view, answer);
    }

    private static Optional<String> failure(Answer<Action> answer) {
        return answer.trouble().isEmpty() ? Optional.empty() : Optional.of(answer.safeTrouble());
    }

    private Decision instead(PlayerView view, Answer<Action> failed) {
        Action firstCard = Action.playCard(view.hand().kind(0));
        if (fallback == null) {
            return new Decision(firstCard, true, failure(failed));
        }
        Countdown time = new Countdown(view, nanos, asking.hasLimit());
        Answer<Action> answer = asking.ask(() -> BotQuestion.ask(fallback, List.of(), view, time));
        Action action = answer.action() == null ? time.suggestion() : answer.action();
        return action != null
                ? new Decision(action, true, failure(failed))
                : new Decision(firstCard, true, Optional.of(failed.safeTroubleAnd(answer)));
    }

    /**
     * Calls a bot that is to give nothing.
     *
     * @param call calls it, and gives what it threw
     * @return what went wrong, safe to print, if something did
     */
    Optional<String> call(String method, Supplier<String> call) {
        Answer<Boolean> answer = asking.ask(() -> new Answer<>(Boolean.TRUE, call.get()));
        if (answer.action() != null) {
            return answer.trouble().isEmpty() ? Optional.empty() : Optional.of(answer.safeTrouble());
        }
        String trouble = answer.late() ? "took too long" : answer.trouble();
        return Optional.of(SafeText.of(method + ": " + trouble, SafeText.MOST));
    }
}
