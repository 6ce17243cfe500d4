package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.Step;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Documents of version 1, one a line, which every later release must read, and write again to the byte.
 *
 * <p>A line is never changed. If this test fails, what was released can no longer be read: mend the code.
 */
class GoldenFilesTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static List<String> lines(String name) throws IOException {
        return Files.readAllLines(Path.of("src/test/resources/golden", name + "-1.jsonl"), StandardCharsets.UTF_8);
    }

    private static WireFormat<?> format(String name) {
        return switch (name) {
            case "setup" -> MercuriusJson.SETUP;
            case "action" -> MercuriusJson.ACTION;
            case "event" -> MercuriusJson.EVENT;
            case "update" -> MercuriusJson.UPDATE;
            case "violation" -> MercuriusJson.VIOLATION;
            case "state" -> MercuriusJson.STATE;
            case "view" -> MercuriusJson.VIEW;
            case "joint" -> MercuriusJson.JOINT_DEAL;
            default -> MercuriusJson.RECORD;
        };
    }

    @ParameterizedTest
    @CsvSource({
        "setup,3",
        "action,10",
        "event,37",
        "update,29",
        "violation,16",
        "state,5",
        "view,12",
        "game,10",
        "joint,4"
    })
    void everyLineIsReadAndWrittenAgainToTheByte(String name, int fewest) throws IOException {
        List<String> lines = lines(name);
        assertThat(lines.size()).isGreaterThanOrEqualTo(fewest);
        for (String line : lines) {
            byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
            assertThat(rewritten(format(name), bytes)).isEqualTo(bytes);
            assertThat(Schemas.complaints(Schemas.schema(name), line)).isEmpty();
        }
    }

    private static <T> byte[] rewritten(WireFormat<T> format, byte[] bytes) {
        return format.writeBytes(format.read(bytes));
    }

    @ParameterizedTest
    @CsvSource({"action,6", "event,17", "violation,15"})
    void everyKindIsAmongThem(String name, int kinds) throws IOException {
        Set<String> types = new TreeSet<>();
        for (String line : lines(name)) {
            types.add(MAPPER.readTree(line).get("type").asText());
        }
        assertThat(types).hasSize(kinds);
        Set<String> known = new TreeSet<>();
        Schemas.source(name).get("$defs").fieldNames().forEachRemaining(known::add);
        assertThat(types).isEqualTo(known);
    }

    @Test
    void theTypeAndTheFactsAreNamedAsInTheLibrary() throws IOException {
        for (String line : lines("event")) {
            Event event = MercuriusJson.EVENT.read(line);
            assertThat(names(line)).isEqualTo(names("type", event.facts().keySet()));
            assertThat(MAPPER.readTree(line).get("type").asText()).isEqualTo(event.type());
        }
        for (String line : lines("violation")) {
            Violation violation = MercuriusJson.VIOLATION.read(line);
            assertThat(names(line))
                    .isEqualTo(names("type", names("rule", violation.facts().keySet())));
            assertThat(MAPPER.readTree(line).get("type").asText()).isEqualTo(violation.type());
        }
    }

    private static List<String> names(String line) throws IOException {
        List<String> names = new ArrayList<>();
        MAPPER.readTree(line).fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static List<String> names(String first, Collection<String> others) {
        List<String> names = new ArrayList<>(List.of(first));
        names.addAll(others);
        return names;
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
