package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.mercado.Violation;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
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
    private static final Edition EDITION = Edition.standIn();

    private static List<String> lines(String name) throws IOException {
        return Files.readAllLines(Path.of("src/test/resources/golden", name + "-1.jsonl"), StandardCharsets.UTF_8);
    }

    private static WireFormat<?> format(String name) {
        return switch (name) {
            case "edition" -> MercadoJson.EDITION;
            case "setup" -> MercadoJson.SETUP;
            case "action" -> MercadoJson.action(EDITION);
            case "chance" -> MercadoJson.chance(EDITION);
            case "event" -> MercadoJson.event(EDITION);
            case "update" -> MercadoJson.update(EDITION);
            case "violation" -> MercadoJson.violation(EDITION);
            case "state" -> MercadoJson.STATE;
            case "view" -> MercadoJson.VIEW;
            case "joint" -> MercadoJson.JOINT_CHANCE;
            default -> MercadoJson.RECORD;
        };
    }

    @ParameterizedTest
    @CsvSource({
        "edition,1",
        "setup,2",
        "action,18",
        "chance,3",
        "event,39",
        "update,8",
        "violation,27",
        "state,3",
        "view,3",
        "game,5",
        "joint,4"
    })
    void everyLineIsReadAndWrittenAgainToTheByte(String name, int fewest) throws IOException {
        List<String> lines = lines(name);
        assertThat(lines.size()).isGreaterThanOrEqualTo(fewest);
        for (String line : lines) {
            byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
            assertThat(rewritten(format(name), bytes)).isEqualTo(bytes);
            assertThat(SchemaTest.SCHEMAS.complaints(name, line)).isEmpty();
        }
    }

    private static <T> byte[] rewritten(WireFormat<T> format, byte[] bytes) {
        return format.writeBytes(format.read(bytes));
    }

    @ParameterizedTest
    @CsvSource({"action,14", "event,33", "violation,24"})
    void everyKindIsAmongThem(String name, int kinds) throws IOException {
        Set<String> types = new TreeSet<>();
        for (String line : lines(name)) {
            types.add(MAPPER.readTree(line).get("type").asText());
        }
        Set<String> known = new TreeSet<>();
        SchemaTest.SCHEMAS.source(name).get("$defs").fieldNames().forEachRemaining(known::add);
        assertThat(types).hasSize(kinds).isEqualTo(known);
    }

    @Test
    void theTypeAndTheFactsAreNamedAsInTheLibrary() throws IOException {
        for (String line : lines("event")) {
            Event event = MercadoJson.event(EDITION).read(line);
            assertThat(names(line)).isEqualTo(names("type", event.facts().keySet()));
            assertThat(MAPPER.readTree(line).get("type").asText()).isEqualTo(event.type());
        }
        for (String line : lines("violation")) {
            Violation violation = MercadoJson.violation(EDITION).read(line);
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
        told.forEach(update -> updates.add(MercadoJson.update(EDITION).write(update)));
        assertThat(updates).containsAll(lines("update"));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"undone\""));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"noted\""));
    }
}
