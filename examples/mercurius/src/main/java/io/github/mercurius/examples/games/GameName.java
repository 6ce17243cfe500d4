package io.github.mercurius.examples.games;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The games that the commands know. */
public enum GameName {
    MERCURIUS("Mercurius", "mpn", 3, 5),
    MERCATORES("Mercatores", "mtn", 2, 4),
    MERCADO("Mercado", "mdn", 2, 4);

    private final String title;
    private final String positions;
    private final int fewestPlayers;
    private final int mostPlayers;

    GameName(String title, String positions, int fewestPlayers, int mostPlayers) {
        this.title = title;
        this.positions = positions;
        this.fewestPlayers = fewestPlayers;
        this.mostPlayers = mostPlayers;
    }

    /** The name as a title. */
    public String title() {
        return title;
    }

    /** With what the text of a position begins. */
    public String positions() {
        return positions;
    }

    /** The game with a name as it is typed. */
    public static Optional<GameName> of(String name) {
        return Arrays.stream(values())
                .filter(game -> game.toString().equalsIgnoreCase(name))
                .findFirst();
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

    /** Whether several can win. In Mercado a marker that lies on top is ahead (MOV-4). */
    public boolean sharesTheFirstPlace() {
        return this != MERCADO;
    }

    /** The name as it is typed. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
