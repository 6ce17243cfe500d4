package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.GoldenLaws;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.PlayerView;
import org.junit.jupiter.api.Test;

/** The golden documents of Mercatores: those of one game, whole. */
class GoldenFilesTest extends GoldenLaws<Action, PlayerView> {
    GoldenFilesTest() {
        super(
                SchemaTest.SCHEMAS,
                RandomGames.GAMES,
                "edition 1, setup 2, action 11, event 20, update 6, violation 22, state 3, view 3, game 5,"
                        + " entry 7, position 4, joint 4");
    }

    @Test
    void theGoldenGameIsTheOneOfTheGoldenStatesViewsAndUpdates() {
        Edition edition =
                MercatoresJson.RECORD.read(lines("game").get(0)).setup().edition();
        areOfTheGoldenGames(MercatoresJson.formats(edition), 3);
    }
}
