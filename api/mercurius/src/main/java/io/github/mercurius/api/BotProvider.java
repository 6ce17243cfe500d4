package io.github.mercurius.api;

import io.github.mercurius.rules.AnyBotProvider;
import io.github.mercurius.rules.Rules;
import java.util.Collections;
import java.util.Map;
import java.util.Set;

/**
 * A kind of bot for Mercurius that programs find by its name: they load providers with {@link java.util.ServiceLoader}
 * from the jars that they are given.
 *
 * <pre>{@code
 * public final class MyBotProvider implements BotProvider {
 *     public String name() {
 *         return "my-bot";
 *     }
 *
 *     public Bot create(Map<String, String> options) {
 *         return new MyBot(Integer.parseInt(options.getOrDefault("level", "1")));
 *     }
 * }
 * }</pre>
 *
 * <p>The class is public, has a public constructor without parameters, and stands with its full name in the file
 * {@code META-INF/services/io.github.mercurius.api.BotProvider} of its jar.
 */
public interface BotProvider extends AnyBotProvider {
    /** Mercurius alone. */
    @Override
    default Set<String> games() {
        return Collections.singleton("mercurius");
    }

    /** What {@link #create(Map)} gives. */
    @Override
    default Bot create(Rules<?, ?> rules, Map<String, String> options) {
        return create(options);
    }

    /**
     * A new bot for one seat. Its random choices follow from the seed that it gets as it {@linkplain Bot#begin begins}.
     * Several threads may call this method at once.
     *
     * @param options from a text such as {@code level=3:fast}: {@code level} with the value {@code 3}, and {@code fast}
     *     with an empty value
     * @throws IllegalArgumentException if an option is not known or has a wrong value: the message is shown to the user
     */
    Bot create(Map<String, String> options);
}
