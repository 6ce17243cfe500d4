package io.github.mercurius.rules;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** A set-up for texts that speak of the players by seat: nobody has a name, and there are all seats. */
enum BySeat implements AnySetup {
    SETUP;

    @Override
    public int players() {
        return Integer.MAX_VALUE;
    }

    @Override
    public List<String> names() {
        return List.of();
    }

    @Override
    public int startSeat() {
        return 0;
    }

    @Override
    public String name(int seat, Locale locale) {
        return switch (Objects.requireNonNull(locale, "locale: null, expected a value")
                .getLanguage()) {
            case "pl" -> "gracz na miejscu " + seat;
            case "it" -> "il giocatore al posto " + seat;
            default -> "seat " + seat;
        };
    }
}
