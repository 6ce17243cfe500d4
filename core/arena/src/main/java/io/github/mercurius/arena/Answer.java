package io.github.mercurius.arena;

import io.github.mercurius.rules.internal.SafeText;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The result of asking a bot: a legal action, or what is wrong, as text that is not yet safe to print. An action comes
 * with trouble too, if the bot failed before it was asked for it.
 *
 * <p>All that the bot made is handled while it is asked: nothing of it is left in an answer but an action that was
 * found legal.
 *
 * @param <A> an action
 * @param late whether the bot gave nothing in time, as it was asked too late or did not return
 */
record Answer<A>(@Nullable A action, String trouble, boolean late) {
    /**
     * Asks a bot, and checks what it gives.
     *
     * @param bot gives an action, or null, or throws
     * @param refusal why an action is refused, if it is; may throw too
     */
    static <A> Answer<A> of(Supplier<? extends A> bot, Function<? super A, Optional<String>> refusal) {
        A action;
        try {
            action = bot.get();
        } catch (Throwable thrown) {
            return failed("threw " + described(thrown));
        }
        if (action == null) {
            return failed("no action (null)");
        }
        try {
            String refused = refusal.apply(action).orElse(null);
            return refused == null ? new Answer<>(action, "", false) : failed(refused);
        } catch (Throwable thrown) {
            // by an unchecked cast, an action can hold other things than its types say
            return failed("an action that cannot be checked: " + described(thrown));
        }
    }

    static <A> Answer<A> failed(String trouble) {
        return new Answer<>(null, trouble, false);
    }

    static <A> Answer<A> tooLate(String trouble) {
        return new Answer<>(null, trouble, true);
    }

    /** What a call that gives nothing throws, if it throws. */
    static String troubleOf(String call, Runnable bot) {
        try {
            bot.run();
            return "";
        } catch (Throwable thrown) {
            return call + ": threw " + described(thrown);
        }
    }

    /** This answer of a bot that had trouble before; what came first is told. */
    Answer<A> after(String before) {
        return before.isEmpty() ? this : new Answer<>(action, before, late);
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
