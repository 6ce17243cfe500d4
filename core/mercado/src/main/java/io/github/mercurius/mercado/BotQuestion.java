package io.github.mercurius.mercado;

import io.github.mercurius.common.Answer;
import io.github.mercurius.common.SafeText;
import java.util.Optional;

/** A question to a bot for an action, and what its action breaks. */
final class BotQuestion {
    private static final int MOST_SHOWN = 100;

    private BotQuestion() {}

    /** Asks a bot, and checks what it gives. */
    static Answer<Action> ask(Bot bot, PlayerView view) {
        return Answer.of(() -> bot.choose(view), action -> refusal(view, action));
    }

    private static Optional<String> refusal(PlayerView view, Action action) {
        return view.check(action).map(violation -> text(action) + ": " + violation.message());
    }

    /** The beginning of the notation, so that there is room for the rule. */
    private static String text(Action action) {
        return SafeText.of(action.notation(), MOST_SHOWN);
    }
}
