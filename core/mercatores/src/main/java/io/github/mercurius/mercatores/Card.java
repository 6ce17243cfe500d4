package io.github.mercurius.mercatores;

import java.util.Locale;

/**
 * A kind of card: cards of one kind cannot be told apart (THG-2, THG-3).
 *
 * <p>An {@link Edition} says which kinds there are, and how many cards of each. Cards are values: immutable and
 * thread-safe.
 */
public sealed interface Card permits GoodsCard, SpecialCard {
    /** The code that notation and JSON use, such as {@code TOB1} or {@code WAR}. */
    String code();

    /** What the card is called in a language. */
    String displayName(Locale locale);
}
