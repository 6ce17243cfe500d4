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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Documents of version 1, one a line, which every later release must read, and write again to the byte.
 *
 * <p>A line is never changed. If this test fails, what was released can no longer be read: mend the code.
 */
public abstract class GoldenLaws<A extends AnyAction, V extends AnyView<A>> {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Schemas schemas;
    private final Games<A, V> games;
    private final Map<String, Integer> fewest;

    /**
     * The laws of some formats.
     *
     * @param fewest how many lines each file has at least, such as {@code setup 2, action 10}
     */
    protected GoldenLaws(Schemas schemas, Games<A, V> games, String fewest) {
        this.schemas = schemas;
        this.games = games;
        this.fewest = Arrays.stream(fewest.split(", ", -1))
                .map(file -> file.split(" ", -1))
                .collect(Collectors.toMap(parts -> parts[0], parts -> Integer.valueOf(parts[1])));
    }

    /** The documents of a file. */
    protected static List<String> lines(String name) {
        return StrictLaws.lines("golden/" + name + "-1.jsonl");
    }

    @Test
    public void everyLineIsReadAndWrittenAgainToTheByte() {
        assertThat(fewest.keySet()).isEqualTo(games.all().keySet());
        games.all().forEach((name, format) -> {
            List<String> lines = lines(name);
            assertThat(lines.size()).as(name).isGreaterThanOrEqualTo(fewest.get(name));
            for (String line : lines) {
                byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
                assertThat(rewritten(format, bytes)).as(line).isEqualTo(bytes);
                assertThat(schemas.complaints(name, line)).as(line).isEmpty();
            }
        });
    }

    private static <T> byte[] rewritten(WireFormat<T> format, byte[] bytes) {
        return format.writeBytes(format.read(bytes));
    }

    /** Each notation of a file is written as the document beside it, and read from it. */
    @TestFactory
    public Stream<DynamicTest> actionsAreWrittenAsTheNotationSays() {
        return StrictLaws.rows("written-actions.txt", row -> {
            A action = games.rules(games.state(new Random(1))).action(row[0]);
            assertThat(games.own().action().write(action)).isEqualTo(row[1]);
            assertThat(games.own().action().read(row[1])).isEqualTo(action);
        });
    }

    @Test
    public void everyKindOfTheSchemaIsAmongThem() throws IOException {
        for (String name : List.of("action", "event", "violation")) {
            Set<String> types = new TreeSet<>();
            for (String line : lines(name)) {
                types.add(MAPPER.readTree(line).get("type").asText());
            }
            Set<String> known = new TreeSet<>();
            schemas.source(name).get("$defs").fieldNames().forEachRemaining(known::add);
            assertThat(types).as(name).isEqualTo(known);
            assertThat(schemas.source(name).get("oneOf")).as(name).hasSameSizeAs(known);
        }
    }

    /** There is a line for each kind of the library, with its facts as properties. */
    @Test
    public void theTypeAndTheFactsAreNamedAsInTheLibrary() throws IOException {
        Set<Class<?>> events = new HashSet<>();
        for (String line : lines("event")) {
            AnyEvent event = games.own().event().read(line);
            events.add(event.getClass());
            assertThat(names(line)).containsExactlyElementsOf(names(event.facts(), "type"));
            assertThat(MAPPER.readTree(line).get("type").asText()).isEqualTo(event.type());
        }
        isEveryKind(events);
        Set<Class<?>> violations = new HashSet<>();
        for (String line : lines("violation")) {
            AnyViolation violation = games.own().violation().read(line);
            violations.add(violation.getClass());
            assertThat(names(line)).containsExactlyElementsOf(names(violation.facts(), "type", "rule"));
            assertThat(MAPPER.readTree(line).get("type").asText()).isEqualTo(violation.type());
        }
        isEveryKind(violations);
    }

    private static void isEveryKind(Set<Class<?>> kinds) {
        Class<?> all = kinds.iterator().next().getInterfaces()[0];
        assertThat(kinds).containsExactlyInAnyOrder(all.getPermittedSubclasses());
    }

    private static List<String> names(String line) throws IOException {
        List<String> names = new ArrayList<>();
        MAPPER.readTree(line).fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static List<String> names(Map<String, ?> facts, String... first) {
        List<String> names = new ArrayList<>(List.of(first));
        names.addAll(facts.keySet());
        return names;
    }

    /**
     * The states, views and updates of the golden files are those of golden games.
     *
     * @param its the formats of their edition
     * @param noted which game has notes
     */
    protected void areOfTheGoldenGames(Formats<A, V> its, int noted) {
        AnyRecord<A, V> record = its.record().read(lines("game").get(0));
        assertThat(record.verify().discrepancy()).isEmpty();
        AnyGame<A, V> game = record.replay();
        assertThat(lines("state")).last().isEqualTo(its.state().write(game.state()));
        assertThat(lines("view")).last().isEqualTo(its.view().write(game.state().viewForSpectator()));
        List<AnyUpdate> told = new ArrayList<>(game.updatesForHost(0));
        told.addAll(its.record().read(lines("game").get(noted)).replay().updatesForHost(0));
        assertThat(told.stream().map(its.update()::write)).containsAll(lines("update"));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"undone\""));
        assertThat(lines("update")).anyMatch(line -> line.contains("\"noted\""));
    }
}
