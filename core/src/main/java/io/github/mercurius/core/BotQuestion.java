package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
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
        Action shown = action;
        if (action instanceof Action.BlackMarket market && market.tokens().size() > MOST_SHOWN) {
            shown = new Action.BlackMarket(market.tokens().subList(0, MOST_SHOWN));
        }
        if (action instanceof Action.PlayNews news && news.discard().size() > MOST_SHOWN) {
            shown = new Action.PlayNews(news.discard().subList(0, MOST_SHOWN));
        }
        return SafeText.of(shown.notation(), MOST_SHOWN);
    }
}
