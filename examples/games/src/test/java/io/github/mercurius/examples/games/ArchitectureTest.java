package io.github.mercurius.examples.games;

import io.github.mercurius.architecture.Library;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands on what: the registry on the games, and these on what all games share. */
class ArchitectureTest {
    private static final String GAMES = "io.github.mercurius.examples.games";

    private static final Library LIBRARY = Library.underTest();

    @Test
    void arrowsGoDown() {
        LIBRARY.isLayered(
                GAMES + ".outside",
                GAMES + ".conformance",
                GAMES,
                GAMES + ".mercurius",
                GAMES + ".mercatores",
                GAMES + ".mercado",
                GAMES + ".bots",
                GAMES + ".vectors",
                GAMES + ".proof",
                GAMES + ".reference",
                GAMES + ".terminal",
                GAMES + ".files",
                GAMES + ".text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"conformance", "bots", "vectors", "proof", "reference", "terminal", "files", "text"})
    void whatServesAllGamesKnowsNone(String name) {
        LIBRARY.keepsApart(
                GAMES + "." + name,
                "io.github.mercurius.api",
                "io.github.mercurius.core",
                "io.github.mercurius.json",
                "io.github.mercurius.bots",
                "io.github.mercurius.mercatores..",
                "io.github.mercurius.mercado..",
                GAMES + ".mercurius",
                GAMES + ".mercatores",
                GAMES + ".mercado");
    }

    @ParameterizedTest
    @CsvSource({"mercurius, mercatores, mercado", "mercatores, mercado, mercurius", "mercado, mercurius, mercatores"})
    void aGameKnowsNoOther(String game, String second, String third) {
        LIBRARY.keepsApart(
                GAMES + "." + game,
                GAMES + "." + second,
                GAMES + "." + third,
                "io.github.mercurius." + (second.equals("mercurius") ? "core" : second) + "..",
                "io.github.mercurius." + (third.equals("mercurius") ? "core" : third) + "..");
    }
}
