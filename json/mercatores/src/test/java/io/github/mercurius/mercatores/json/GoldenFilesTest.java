package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.GoldenLaws;
import io.github.mercurius.mercatores.Edition;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The golden documents of Mercatores: those of one game, whole. */
class GoldenFilesTest extends GoldenLaws {
    private static final Edition EDITION = Edition.standIn();

    GoldenFilesTest() {
        super(
                SchemaTest.SCHEMAS,
                Map.ofEntries(
                        Map.entry("edition", MercatoresJson.EDITION),
                        Map.entry("setup", MercatoresJson.SETUP),
                        Map.entry("action", MercatoresJson.action(EDITION)),
                        Map.entry("event", MercatoresJson.event(EDITION)),
                        Map.entry("update", MercatoresJson.update(EDITION)),
                        Map.entry("violation", MercatoresJson.violation(EDITION)),
                        Map.entry("state", MercatoresJson.STATE),
                        Map.entry("view", MercatoresJson.VIEW),
                        Map.entry("joint", MercatoresJson.JOINT_DEAL),
                        Map.entry("entry", MercatoresJson.logEntry(EDITION)),
                        Map.entry("position", MercatoresJson.position(EDITION)),
                        Map.entry("game", MercatoresJson.RECORD)),
                Map.ofEntries(
                        Map.entry("edition", 1),
                        Map.entry("setup", 2),
                        Map.entry("action", 11),
                        Map.entry("event", 20),
                        Map.entry("update", 6),
                        Map.entry("violation", 22),
                        Map.entry("state", 3),
                        Map.entry("view", 3),
                        Map.entry("game", 5),
                        Map.entry("entry", 7),
                        Map.entry("position", 4),
                        Map.entry("joint", 4)));
    }

    @Test
    void theGoldenGameIsTheOneOfTheGoldenStatesViewsAndUpdates() throws IOException {
        Edition edition =
                MercatoresJson.RECORD.read(lines("game").get(0)).setup().edition();
        areOfTheGoldenGames(MercatoresJson.formats(edition), 3);
    }
}
