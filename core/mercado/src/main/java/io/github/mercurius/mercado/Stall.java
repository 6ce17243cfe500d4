package io.github.mercurius.mercado;

import io.github.mercurius.rules.Languages;
import java.util.List;
import java.util.Locale;

/** The eight stalls, in canonical order (THG-2). */
public enum Stall {
    /** The first stall for valuable objects. */
    OBJECTS_1("1"),
    /** The second stall for valuable objects. */
    OBJECTS_2("2"),
    /** The third stall for valuable objects. */
    OBJECTS_3("3"),
    /** The fourth stall for valuable objects. */
    OBJECTS_4("4"),
    /** The first stall for enchanting perfumes. */
    PERFUMES_5("5"),
    /** The second stall for enchanting perfumes. */
    PERFUMES_6("6"),
    /** The head merchant, who sells privilege tokens (MKT-2). */
    HEAD_MERCHANT("H"),
    /** The coin changer, who sells a white coin (MKT-3). */
    COIN_CHANGER("X");

    private static final List<Stall> ALL = List.of(values());
    private static final List<Stall> MERCHANDISE = ALL.subList(0, HEAD_MERCHANT.ordinal());

    private final String code;

    Stall(String code) {
        this.code = code;
    }

    /** All stalls, in canonical order. */
    public static List<Stall> all() {
        return ALL;
    }

    /** The stalls that sell objects and perfumes. */
    public static List<Stall> merchandise() {
        return MERCHANDISE;
    }

    /** The code of one character, such as {@code 3} or {@code H}. */
    public String code() {
        return code;
    }

    /** Whether objects or perfumes are sold here, and not the services of the market people. */
    public boolean isMerchandise() {
        return this != HEAD_MERCHANT && this != COIN_CHANGER;
    }

    /** Whether objects are sold here. */
    public boolean sellsObjects() {
        return ordinal() < PERFUMES_5.ordinal();
    }

    /** The name in a language, such as "stall 3"; English for languages that are not in {@link Languages}. */
    public String displayName(Locale locale) {
        return Texts.in(locale).get("stall." + code);
    }

    /** The code. */
    @Override
    public String toString() {
        return code;
    }
}
