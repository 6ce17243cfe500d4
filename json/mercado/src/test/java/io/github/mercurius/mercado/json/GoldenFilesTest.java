package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.GoldenLaws;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.PlayerView;
import org.junit.jupiter.api.Test;

/** The golden documents of Mercado: those of one game, whole. */
class GoldenFilesTest extends GoldenLaws<Action, PlayerView> {
    GoldenFilesTest() {
        super(
                SchemaTest.SCHEMAS,
                RandomGames.GAMES,
                "edition 3, setup 2, action 18, chance 3, event 39, update 8, violation 27, state 3, view 3, game 5,"
                        + " entry 7, position 4");
    }

    @Test
    void theGoldenGameIsTheOneOfTheGoldenStatesViewsAndUpdates() {
        Edition edition = MercadoJson.RECORD.read(lines("game").get(0)).setup().edition();
        areOfTheGoldenGames(MercadoJson.formats(edition), 3);
    }
}
