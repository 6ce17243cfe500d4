package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
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
            case "violation" -> MercuriusJson.VIOLATION;
            case "state" -> MercuriusJson.STATE;
            case "view" -> MercuriusJson.VIEW;
            default -> MercuriusJson.RECORD;
        };
    }

    @ParameterizedTest
    @CsvSource({"setup,3", "action,8", "event,33", "violation,16", "state,4", "view,8", "game,4"})
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
    @CsvSource({"action,6", "event,16", "violation,15"})
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
    void theGoldenGameIsTheOneOfTheGoldenStatesViewsAndEvents() throws IOException {
        Game game = MercuriusJson.RECORD.read(lines("game").get(0)).replay();
        assertThat(MercuriusJson.RECORD.read(lines("game").get(0)).verify().discrepancy()).isEmpty();
        List<String> states = game.moves()
                .map(move -> MercuriusJson.STATE.write(move.after()))
                .prepend(MercuriusJson.STATE.write(game.firstState()))
                .asJava();
        assertThat(states).containsAll(lines("state"));
        // Undoing is agreed on by the players; no record has it.
        List<String> events = game.events()
                .append(new Event.Undone(2, 4, 1))
                .map(MercuriusJson.EVENT::write)
                .asJava();
        List<String> seen =
                game.eventsSeenBySpectator().map(MercuriusJson.EVENT::write).asJava();
        assertThat(lines("event").stream()
                        .filter(line -> !events.contains(line) && !seen.contains(line))
                        .collect(Collectors.toList()))
                .isEmpty();
        List<String> views = game.moves()
                .flatMap(move -> io.vavr.collection.List.of(
                        MercuriusJson.VIEW.write(move.after().viewFor(0)),
                        MercuriusJson.VIEW.write(move.after().viewFor(1)),
                        MercuriusJson.VIEW.write(move.after().viewForSpectator())))
                .asJava();
        assertThat(views).containsAll(lines("view"));
    }
}
