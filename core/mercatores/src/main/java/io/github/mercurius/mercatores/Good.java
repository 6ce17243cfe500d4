package io.github.mercurius.mercatores;

import java.util.List;
import java.util.Locale;

/** The five goods, in canonical order (THG-1). */
public enum Good {
    /** Corn. */
    CRN,
    /** Tobacco. */
    TOB,
    /** Coffee. */
    COF,
    /** Cotton. */
    CTN,
    /** Cocoa. */
    CAC;

    private static final List<Good> ALL = List.of(values());

    /** All goods in canonical order; the list cannot be changed. */
    public static List<Good> all() {
        return ALL;
    }

    /** The name of the good in a language. */
    public String displayName(Locale locale) {
        return Texts.in(locale).get("good." + name());
    }
}
