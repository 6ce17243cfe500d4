package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.Step;
import io.github.mercurius.json.testing.GoldenLaws;
import java.io.IOException;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The golden documents of Mercurius: those of one game, whole. */
class GoldenFilesTest extends GoldenLaws {
    GoldenFilesTest() {
        super(
                SchemaTest.SCHEMAS,
                Map.ofEntries(
                        Map.entry("setup", MercuriusJson.SETUP),
                        Map.entry("action", MercuriusJson.ACTION),
                        Map.entry("event", MercuriusJson.EVENT),
                        Map.entry("update", MercuriusJson.UPDATE),
                        Map.entry("violation", MercuriusJson.VIOLATION),
                        Map.entry("state", MercuriusJson.STATE),
                        Map.entry("view", MercuriusJson.VIEW),
                        Map.entry("joint", MercuriusJson.JOINT_DEAL),
                        Map.entry("entry", MercuriusJson.LOG_ENTRY),
                        Map.entry("position", MercuriusJson.POSITION),
                        Map.entry("game", MercuriusJson.RECORD)),
                Map.ofEntries(
                        Map.entry("setup", 3),
                        Map.entry("action", 10),
                        Map.entry("event", 37),
                        Map.entry("update", 29),
                        Map.entry("violation", 16),
                        Map.entry("state", 5),
                        Map.entry("view", 12),
                        Map.entry("game", 10),
                        Map.entry("entry", 7),
                        Map.entry("position", 4),
                        Map.entry("joint", 4)));
    }

    @Test
    void theGoldenGameIsTheOneOfTheGoldenStatesViewsAndUpdates() throws IOException {
        Game game = game(0);
        Set<String> states = new HashSet<>(Set.of(MercuriusJson.STATE.write(game.firstState())));
        Set<String> views = new HashSet<>();
        for (Step step : game.steps()) {
            states.add(MercuriusJson.STATE.write(step.after()));
            views.add(MercuriusJson.VIEW.write(step.after().viewFor(0)));
            views.add(MercuriusJson.VIEW.write(step.after().viewFor(1)));
            views.add(MercuriusJson.VIEW.write(step.after().viewForSpectator()));
        }
        assertThat(states).containsAll(lines("state"));
        assertThat(views).containsAll(lines("view"));
        Set<String> updates = updates(game);
        Set<String> withUndo = updates(game(4));
        updates.addAll(withUndo);
        updates.addAll(updates(game(9)));
        assertThat(lines("update")).allMatch(updates::contains);
        assertThat(lines("update")).anyMatch(line -> line.contains("\"noted\""));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"undone\""));
        assertThat(lines("event")).allMatch(line -> updates.stream().anyMatch(update -> update.contains(line)));
    }

    @Test
    void theGoldenGamesAreAsTheyShouldBe() throws IOException {
        int verified = 0;
        for (String line : lines("game")) {
            GameRecord record = MercuriusJson.RECORD.read(line);
            if (record.deal().isPresent()) {
                assertThat(record.verify().discrepancy()).isEmpty();
                verified++;
            }
        }
        assertThat(verified).isGreaterThan(4);
    }

    private static Game game(int line) throws IOException {
        return MercuriusJson.RECORD.read(lines("game").get(line)).replay();
    }

    /** All that anybody is told of a game. */
    private static Set<String> updates(Game game) {
        Set<String> updates = new HashSet<>();
        game.updatesForHost(0).forEach(update -> updates.add(MercuriusJson.UPDATE.write(update)));
        game.updatesForSpectator(0).forEach(update -> updates.add(MercuriusJson.UPDATE.write(update)));
        for (int seat = 0; seat < game.setup().players(); seat++) {
            game.updatesFor(seat, 0).forEach(update -> updates.add(MercuriusJson.UPDATE.write(update)));
        }
        return updates;
    }
}
