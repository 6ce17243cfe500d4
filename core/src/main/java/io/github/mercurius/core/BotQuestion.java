package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.common.Answer;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.SafeText;
import java.util.List;
import java.util.Optional;

/** A question to a bot for an action, and what its action breaks. */
final class BotQuestion {
    private static final int MOST_SHOWN = 100;

    private BotQuestion() {}

    /** Tells a bot the news, asks it, and checks what it gives. */
    static Answer<Action> ask(Bot bot, List<Update> news, PlayerView view, Countdown time) {
        String trouble = tell(bot, news);
        return Answer.<Action>of(() -> bot.choose(view, time), action -> refusal(view, action))
                .after(trouble);
    }

    /** Tells a bot the news; what it threw first, if it did. */
    static String tell(Bot bot, List<Update> news) {
        String trouble = "";
        for (Update update : news) {
            String now = Answer.troubleOf("observe", () -> bot.observe(update));
            trouble = trouble.isEmpty() ? now : trouble;
        }
        return trouble;
    }

    /** Refuses a view from which nobody can be asked. */
    static void check(PlayerView view) {
        Arguments.notNull(view, "view", "a view");
        if (view.table().isOver() || view.viewer().orElse(-1) != view.table().activeSeat()) {
            throw Arguments.failure("view", "of " + described(view), "that of the player whose turn it is");
        }
    }

    private static String described(PlayerView view) {
        String viewer = view.viewer().isPresent() ? "seat " + view.viewer().getAsInt() : "a spectator";
        return viewer
                + (view.table().isOver()
                        ? " after the game"
                        : " in a turn of seat " + view.table().activeSeat());
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
