package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
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
class GoldenFilesTest extends GoldenLaws<Action, PlayerView> {
    GoldenFilesTest() {
        super(
                SchemaTest.SCHEMAS,
                MercuriusJson.formats(),
                Map.of("joint", MercuriusJson.JOINT_DEAL),
                "setup 3, action 10, event 37, update 29, violation 16, state 5, view 12, game 10, entry 7,"
                        + " position 4, joint 4");
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
