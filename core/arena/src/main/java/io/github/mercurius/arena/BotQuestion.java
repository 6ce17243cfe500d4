package io.github.mercurius.arena;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.SafeText;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.Optional;

/** A question to a bot for an action, and what its action breaks. */
final class BotQuestion {
    private static final int MOST_SHOWN = 100;

    private BotQuestion() {}

    /** Tells a bot the news, asks it, and checks what it gives. */
    static <A extends AnyAction, V extends AnyView<A>> Answer<A> ask(
            AnyBot<A, V> bot, List<AnyUpdate> news, V view, Countdown<A> time) {
        String trouble = tell(bot, news);
        return Answer.<A>of(() -> bot.choose(view, time), action -> refusal(view, action))
                .after(trouble);
    }

    /** Tells a bot the news; what it threw first, if it did. */
    static String tell(AnyBot<?, ?> bot, List<AnyUpdate> news) {
        String trouble = "";
        for (AnyUpdate update : news) {
            String now = Answer.troubleOf("observe", () -> bot.observe(update));
            trouble = trouble.isEmpty() ? now : trouble;
        }
        return trouble;
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

    private static <A extends AnyAction> Optional<String> refusal(AnyView<A> view, A action) {
        // the beginning of the notation, so that there is room for the rule
        return view.check(action)
                .map(violation -> SafeText.of(action.notation(), MOST_SHOWN) + ": "
                        + violation.rule().id() + ": " + violation.message());
    }
}
