package io.github.mercurius.mercado;

import io.github.mercurius.rules.Languages;
import java.util.List;
import java.util.Locale;

/** The six sorts of coins, in canonical order (THG-1). */
public enum Coin {
    /** Gold, a colour. */
    G,
    /** Silver, a colour. */
    S,
    /** Copper, a colour. */
    C,
    /** Turquoise, a colour. */
    T,
    /** Black: counterfeit, refused by every merchant. */
    B,
    /** White: universal tender, stands for any colour (DEM-4). */
    W;

    private static final List<Coin> ALL = List.of(values());
    private static final List<Coin> COLOURS = List.of(G, S, C, T);

    /** All sorts, in canonical order. */
    public static List<Coin> all() {
        return ALL;
    }

    /** Gold, silver, copper and turquoise. */
    public static List<Coin> colours() {
        return COLOURS;
    }

    /** Whether this is one of the four colours. */
    public boolean isColour() {
        return ordinal() < COLOURS.size();
    }

    /** The name in a language, such as "gold"; English for languages that are not in {@link Languages}. */
    public String displayName(Locale locale) {
        return Texts.in(locale).get("coin." + name());
    }
}
