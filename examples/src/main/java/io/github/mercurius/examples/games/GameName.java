package io.github.mercurius.examples.games;

import java.util.Locale;

/** The games that the commands know. */
public enum GameName {
    MERCURIUS("Mercurius", 3, 5),
    MERCATORES("Mercatores", 2, 4),
    MERCADO("Mercado", 2, 4);

    private final String title;
    private final int fewestPlayers;
    private final int mostPlayers;

    GameName(String title, int fewestPlayers, int mostPlayers) {
        this.title = title;
        this.fewestPlayers = fewestPlayers;
        this.mostPlayers = mostPlayers;
    }

    /** The name as a title. */
    public String title() {
        return title;
    }

    /** The least number of players. */
    public int fewestPlayers() {
        return fewestPlayers;
    }

    /** The greatest number of players. */
    public int mostPlayers() {
        return mostPlayers;
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
