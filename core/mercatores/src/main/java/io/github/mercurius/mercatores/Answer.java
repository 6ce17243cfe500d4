package io.github.mercurius.mercatores;

import io.github.mercurius.common.SafeText;
import org.jspecify.annotations.Nullable;

/**
 * What came of asking a bot: a legal action, or what is wrong, as text that is still to be made {@link SafeText}.
 *
 * <p>All that the bot made is handled while it is asked: nothing of it is left in an answer but an action that was
 * found legal.
 */
record Answer(@Nullable Action action, String trouble) {
    private static final int MOST_SHOWN = 100;

    /** Asks a bot, and checks what it gives. */
    static Answer of(Bot bot, PlayerView view) {
        try {
            return checked(bot.choose(view), view);
        } catch (Throwable thrown) {
            return failed("threw " + described(thrown));
        }
    }

    static Answer failed(String trouble) {
        return new Answer(null, trouble);
    }

    private static Answer checked(@Nullable Action action, PlayerView view) {
        if (action == null) {
            return failed("no action (null)");
        }
        try {
            Violation violation = view.check(action).orElse(null);
            return violation == null ? new Answer(action, "") : failed(text(action) + ": " + violation.message());
        } catch (Throwable thrown) {
            // by an unchecked cast, a list of cards can hold other things
            return failed("an action that cannot be checked: " + described(thrown));
        }
    }

    /** The beginning of the notation, so that there is room for the rule. */
    private static String text(Action action) {
        Action shown = action;
        if (action instanceof Action.Take take && take.cards().size() > MOST_SHOWN) {
            shown = new Action.Take(take.cards().subList(0, MOST_SHOWN));
        }
        if (action instanceof Action.Load load && load.cards().size() > MOST_SHOWN) {
            shown = new Action.Load(load.cards().subList(0, MOST_SHOWN));
        }
        return SafeText.of(shown.notation(), MOST_SHOWN);
    }

    /** The class and the message. No other method of the thrown object is called, as each can do anything. */
    static String described(Throwable thrown) {
        String type = thrown.getClass().getName();
        try {
            String message = thrown.getMessage();
            return message == null
                    ? type
                    : type + ": " + message.substring(0, Math.min(message.length(), SafeText.MOST));
        } catch (Throwable evenThat) {
            return type;
        }
    }
}
