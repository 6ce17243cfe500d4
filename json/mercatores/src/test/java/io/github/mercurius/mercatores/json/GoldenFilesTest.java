package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.GoldenLaws;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.Update;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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
        GameRecord record = MercatoresJson.RECORD.read(lines("game").get(0));
        assertThat(record.verify().discrepancy()).isEmpty();
        Game game = record.replay();
        assertThat(lines("state")).last().isEqualTo(MercatoresJson.STATE.write(game.state()));
        assertThat(lines("view"))
                .last()
                .isEqualTo(MercatoresJson.VIEW.write(game.state().viewForSpectator()));
        List<String> updates = new ArrayList<>();
        // the fourth game has notes
        List<Update> told = new ArrayList<>(game.updatesForHost(0));
        told.addAll(MercatoresJson.RECORD.read(lines("game").get(3)).replay().updatesForHost(0));
        told.forEach(update -> updates.add(MercatoresJson.update(EDITION).write(update)));
        assertThat(updates).containsAll(lines("update"));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"undone\""));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"noted\""));
    }
}
