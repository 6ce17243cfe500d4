package io.github.mercurius.examples.games;

import java.util.Locale;

/** The games that the commands know. */
public enum GameName {
    MERCURIUS("Mercurius"),
    MERCATORES("Mercatores"),
    MERCADO("Mercado");

    private final String title;

    GameName(String title) {
        this.title = title;
    }

    /** The name as a title. */
    public String title() {
        return title;
    }

    /** Whether its cards or tiles come from an edition. */
    public boolean hasEditions() {
        return this != MERCURIUS;
    }

    /** The name as it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
