package io.github.mercurius.rules;

import java.util.Locale;
import java.util.Map;

/**
 * Why an action is refused: the rule that it breaks, with the facts of the case.
 *
 * <p>It holds nothing that the player who wanted the action does not know.
 */
public interface AnyViolation {
    /** The rule that is broken. */
    AnyRule rule();

    /** The name of this kind of violation, the same in JSON, such as {@code cannotPay}. */
    String type();

    /** The facts by name, in the order of the record's components: for texts of your own. The map cannot be changed. */
    Map<String, Object> facts();

    /** The facts in an English sentence without the number of the rule: "seat 2 has no tea token". */
    default String message() {
        return message(Locale.ENGLISH);
    }

    /** The facts in a sentence that speaks of the players by seat; English for languages not in {@link Languages}. */
    default String message(Locale locale) {
        return message(locale, BySeat.SETUP);
    }

    /**
     * The facts in a sentence that speaks of the players by name, or by seat if they have no names.
     *
     * @throws IllegalArgumentException if the violation names a seat that the set-up does not have
     */
    String message(Locale locale, AnySetup setup);
}
