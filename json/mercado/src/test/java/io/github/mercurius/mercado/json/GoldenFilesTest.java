package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.GoldenLaws;
import io.github.mercurius.mercado.Edition;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The golden documents of Mercado: those of one game, whole. */
class GoldenFilesTest extends GoldenLaws {
    private static final Edition EDITION = Edition.standIn();

    GoldenFilesTest() {
        super(
                SchemaTest.SCHEMAS,
                Map.ofEntries(
                        Map.entry("edition", MercadoJson.EDITION),
                        Map.entry("setup", MercadoJson.SETUP),
                        Map.entry("action", MercadoJson.action(EDITION)),
                        Map.entry("chance", MercadoJson.chance(EDITION)),
                        Map.entry("event", MercadoJson.event(EDITION)),
                        Map.entry("update", MercadoJson.update(EDITION)),
                        Map.entry("violation", MercadoJson.violation(EDITION)),
                        Map.entry("state", MercadoJson.STATE),
                        Map.entry("view", MercadoJson.VIEW),
                        Map.entry("joint", MercadoJson.JOINT_CHANCE),
                        Map.entry("entry", MercadoJson.logEntry(EDITION)),
                        Map.entry("position", MercadoJson.position(EDITION)),
                        Map.entry("game", MercadoJson.RECORD)),
                Map.ofEntries(
                        Map.entry("edition", 3),
                        Map.entry("setup", 2),
                        Map.entry("action", 18),
                        Map.entry("chance", 3),
                        Map.entry("event", 39),
                        Map.entry("update", 8),
                        Map.entry("violation", 27),
                        Map.entry("state", 3),
                        Map.entry("view", 3),
                        Map.entry("game", 5),
                        Map.entry("entry", 7),
                        Map.entry("position", 4),
                        Map.entry("joint", 4)));
    }

    @Test
    void theGoldenGameIsTheOneOfTheGoldenStatesViewsAndUpdates() throws IOException {
        Edition edition = MercadoJson.RECORD.read(lines("game").get(0)).setup().edition();
        areOfTheGoldenGames(MercadoJson.formats(edition), 3);
    }
}
