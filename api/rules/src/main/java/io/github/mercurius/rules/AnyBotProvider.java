package io.github.mercurius.rules;

import java.util.Map;
import java.util.Set;

/**
 * A kind of bot that programs find by its name, for one game or several: they load providers with
 * {@link java.util.ServiceLoader} from the jars that they are given.
 *
 * <pre>{@code
 * public final class MyBotProvider implements AnyBotProvider {
 *     public String name() {
 *         return "my-bot";
 *     }
 *
 *     public Set<String> games() {
 *         return Set.of("mercado");
 *     }
 *
 *     public AnyBot<?, ?> create(Rules<?, ?> rules, Map<String, String> options) {
 *         return new MyMercadoBot(Integer.parseInt(options.getOrDefault("level", "1")));
 *     }
 * }
 * }</pre>
 *
 * <p>The class is public, has a public constructor without parameters, and stands with its full name in the file
 * {@code META-INF/services/io.github.mercurius.rules.AnyBotProvider} of its jar.
 */
public interface AnyBotProvider {
    /** The name: lower-case letters, digits and hyphens, with a letter first. */
    String name();

    /** The games that its bots play, as {@link Rules#id} names them. */
    Set<String> games();

    /**
     * Whether its bots play the same in a game with the same seeds, as none does that looks at the clock: an arena then
     * says so of its games, and a game that is resumed goes on as it would have.
     */
    default boolean isRepeatable() {
        return false;
    }

    /**
     * A new bot for one seat. Its random choices follow from the seed that it gets as it {@linkplain AnyBot#begin
     * begins}. Several threads may call this method at once.
     *
     * @param rules those of the game that it will play, one of its {@link #games}
     * @param options from a text such as {@code level=3:fast}: {@code level} with the value {@code 3}, and {@code fast}
     *     with an empty value
     * @return a bot of that game
     * @throws IllegalArgumentException if an option is not known or has a wrong value: the message is shown to the user
     */
    AnyBot<?, ?> create(Rules<?, ?> rules, Map<String, String> options);
}
