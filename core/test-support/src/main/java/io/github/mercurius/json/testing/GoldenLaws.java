package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Documents of version 1, one a line, which every later release must read, and write again to the byte.
 *
 * <p>A line is never changed. If this test fails, what was released can no longer be read: mend the code.
 */
public abstract class GoldenLaws<A extends AnyAction, V extends AnyView<A>> {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Schemas schemas;
    private final Formats<A, V> formats;
    private final Map<String, WireFormat<?>> all = new TreeMap<>();
    private final Map<String, Integer> fewest = new TreeMap<>();

    /**
     * The laws of some formats.
     *
     * @param more those that not every game has, by the names of their files
     * @param fewest how many lines each file has at least, such as {@code setup 2, action 10}
     */
    protected GoldenLaws(Schemas schemas, Formats<A, V> formats, Map<String, WireFormat<?>> more, String fewest) {
        this.schemas = schemas;
        this.formats = formats;
        all.putAll(Map.of(
                "setup", formats.setup(),
                "action", formats.action(),
                "event", formats.event(),
                "update", formats.update(),
                "violation", formats.violation(),
                "state", formats.state(),
                "view", formats.view(),
                "entry", formats.logEntry(),
                "position", formats.position(),
                "game", formats.record()));
        all.putAll(more);
        for (String file : fewest.split(", ", -1)) {
            String[] parts = file.split(" ", -1);
            this.fewest.put(parts[0], Integer.valueOf(parts[1]));
        }
    }

    /** The documents of a file. */
    protected static List<String> lines(String name) throws IOException {
        return Files.readAllLines(Path.of("src/test/resources/golden", name + "-1.jsonl"), StandardCharsets.UTF_8);
    }

    @Test
    public void everyLineIsReadAndWrittenAgainToTheByte() throws IOException {
        assertThat(fewest.keySet()).isEqualTo(all.keySet());
        for (String name : all.keySet()) {
            List<String> lines = lines(name);
            assertThat(lines.size()).as(name).isGreaterThanOrEqualTo(fewest.get(name));
            for (String line : lines) {
                byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
                assertThat(rewritten(all.get(name), bytes)).as(line).isEqualTo(bytes);
                assertThat(schemas.complaints(name, line)).as(line).isEmpty();
            }
        }
    }

    private static <T> byte[] rewritten(WireFormat<T> format, byte[] bytes) {
        return format.writeBytes(format.read(bytes));
    }

    @Test
    public void everyKindIsAmongThem() throws IOException {
        for (String name : List.of("action", "event", "violation")) {
            Set<String> types = new TreeSet<>();
            for (String line : lines(name)) {
                types.add(MAPPER.readTree(line).get("type").asText());
            }
            Set<String> known = new TreeSet<>();
            schemas.source(name).get("$defs").fieldNames().forEachRemaining(known::add);
            assertThat(types).as(name).isEqualTo(known);
        }
    }

    @Test
    public void theTypeAndTheFactsAreNamedAsInTheLibrary() throws IOException {
        for (String line : lines("event")) {
            AnyEvent event = formats.event().read(line);
            assertThat(names(line)).isEqualTo(names("type", event.facts().keySet()));
            assertThat(MAPPER.readTree(line).get("type").asText()).isEqualTo(event.type());
        }
        for (String line : lines("violation")) {
            AnyViolation violation = formats.violation().read(line);
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

    /**
     * The states, views and updates of the golden files are those of golden games.
     *
     * @param own the formats of their edition
     * @param noted which game has notes
     */
    protected void areOfTheGoldenGames(Formats<A, V> own, int noted) throws IOException {
        AnyRecord<A, V> record = own.record().read(lines("game").get(0));
        assertThat(record.verify().discrepancy()).isEmpty();
        AnyGame<A, V> game = record.replay();
        assertThat(lines("state")).last().isEqualTo(own.state().write(game.state()));
        assertThat(lines("view")).last().isEqualTo(own.view().write(game.state().viewForSpectator()));
        List<AnyUpdate> told = new ArrayList<>(game.updatesForHost(0));
        told.addAll(own.record().read(lines("game").get(noted)).replay().updatesForHost(0));
        List<String> updates = new ArrayList<>();
        told.forEach(update -> updates.add(own.update().write(update)));
        assertThat(updates).containsAll(lines("update"));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"undone\""));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"noted\""));
    }
}
