package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.GoldenLaws;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.Update;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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
        GameRecord record = MercadoJson.RECORD.read(lines("game").get(0));
        assertThat(record.verify().discrepancy()).isEmpty();
        Game game = record.replay();
        assertThat(lines("state")).last().isEqualTo(MercadoJson.STATE.write(game.state()));
        assertThat(lines("view"))
                .last()
                .isEqualTo(MercadoJson.VIEW.write(game.state().viewForSpectator()));
        List<String> updates = new ArrayList<>();
        // the fourth game has notes
        List<Update> told = new ArrayList<>(game.updatesForHost(0));
        told.addAll(MercadoJson.RECORD.read(lines("game").get(3)).replay().updatesForHost(0));
        Edition edition = game.setup().edition(); // an earlier stand-in, which is in the document
        told.forEach(update -> updates.add(MercadoJson.update(edition).write(update)));
        assertThat(updates).containsAll(lines("update"));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"undone\""));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"noted\""));
    }
}
