package io.github.mercurius.api;

import java.util.Locale;

/** A card of the game: a price card, or a special card. */
public sealed interface Card permits PriceCard, SpecialCard {
    /** The code in notation and JSON, such as {@code AMS+SIL-} or {@code NEWS}. */
    String code();

    /** The name in a language, such as "Amsterdam +1 / silk −2" or "Wiadomości". */
    String displayName(Locale locale);
}
