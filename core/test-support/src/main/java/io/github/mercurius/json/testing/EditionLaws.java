package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Editions are accepted, or refused with every problem and its rule: damaged ones, and those of the conformance files.
 */
public abstract class EditionLaws<E> {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final WireFormat<E> format;
    private final E standIn;
    private final Path resources;
    private final String list;

    /**
     * The laws of a game's editions.
     *
     * @param resources where its conformance files are
     * @param list a property that is a list
     */
    protected EditionLaws(WireFormat<E> format, E standIn, Path resources, String list) {
        this.format = format;
        this.standIn = standIn;
        this.resources = resources;
        this.list = list;
    }

    private JsonNode standIn() throws IOException {
        return MAPPER.readTree(format.write(standIn));
    }

    @Test
    public void veryManyProblemsAreAllTold() throws IOException {
        ObjectNode edition = (ObjectNode) standIn();
        ArrayNode items = edition.putArray(list);
        for (int i = 0; i < 1000; i++) {
            items.add(7);
        }
        FormatException refusal = Refusals.of(format, edition.toString());
        int problems = Refusals.problems(refusal).size();
        assertThat(problems).isGreaterThanOrEqualTo(1000);
        assertThat(refusal.getMessage())
                .endsWith("; and " + (problems - 100) + " more")
                .hasSizeLessThan(20_000);
        assertThat(Refusals.of(format, "[".repeat(100_000)).expected()).startsWith("at most 16 levels");
    }

    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                       | the document: found nothing, expected a value",
                "{'id':'a','id':'b'}      | /id: found the property twice, expected each property once",
                "{'id':-0}                | /id: found -0, expected 0 without a sign",
                "{'name':'\\ud800'}       | /name: found half of a surrogate pair, expected a text in well-formed Unicode",
                "{'goods':[}              | /goods: found malformed JSON in line 1, column 11, expected well-formed JSON",
            })
    public void whatIsNoJsonValueIsRefusedAtOnce(String json, String message) {
        FormatException refusal = Refusals.of(format, json.replace('\'', '"'));
        assertThat(refusal).hasMessage(message);
        assertThat(Refusals.problems(refusal)).isEmpty();
    }

    @Test
    public void theStandInIsThatOfTheSpecification() throws IOException {
        assertThat(format.read(Files.readAllBytes(resources.resolve("edition.json"))))
                .isSameAs(standIn);
    }

    @TestFactory
    public Stream<DynamicTest> everyCaseIsAcceptedOrRefusedAsItSays() throws IOException {
        List<DynamicTest> cases = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(resources.resolve("editions"))) {
            for (Path file : files) {
                List<String> lines = Files.readAllLines(file);
                for (String line : lines.subList(1, lines.size())) {
                    JsonNode test = MAPPER.readTree(line);
                    // as it is written there: a tree would lose how numbers look
                    String edition = line.substring(line.indexOf("\"edition\":") + 10, line.length() - 1);
                    cases.add(DynamicTest.dynamicTest(
                            file.getFileName() + ", " + test.get("case").asText(),
                            () -> isAcceptedOrRefused(edition, test.get("breaks"))));
                }
            }
        }
        assertThat(cases).hasSizeGreaterThan(100);
        return cases.stream();
    }

    private void isAcceptedOrRefused(String edition, JsonNode breaks) throws IOException {
        if (breaks.isEmpty()) {
            E read = format.read(edition);
            agrees(MAPPER.readTree(edition), MAPPER.readTree(format.write(read)));
            assertThat(format.read(format.write(read))).isEqualTo(read);
        } else {
            List<String> rules = new ArrayList<>();
            breaks.forEach(rule -> rules.add(rule.asText()));
            // stricter than asked: all problems that are noted break one of the rules named
            assertThat(Refusals.problems(Refusals.of(format, edition)))
                    .filteredOn(problem -> !isOneMore(problem))
                    .isNotEmpty()
                    .allSatisfy(problem -> assertThat(rules)
                            .as(problem.message())
                            .contains(problem.rule().id()));
        }
    }

    /** Whether a problem is noted beside what the other implementation looks for. */
    protected boolean isOneMore(EditionProblem problem) {
        return false;
    }

    /** Checks what else holds of an edition that was read and written. */
    protected void agrees(JsonNode given, JsonNode written) {}

    /** The stand-in with some damages is refused; all of them are named, in one line each. */
    protected void areNamedAtOnce(Consumer<ObjectNode> damages, String... messages) throws IOException {
        ObjectNode root = (ObjectNode) standIn();
        damages.accept(root);
        List<String> found = Refusals.problems(Refusals.of(format, root.toString())).stream()
                .map(EditionProblem::message)
                .toList();
        assertThat(found).noneMatch(message -> message.contains("\n")).doesNotHaveDuplicates();
        assertThat(messages).allSatisfy(message -> assertThat(found).anyMatch(one -> one.startsWith(message)));
        assertThat(found).hasSameSizeAs(messages);
    }

    /** A piece in a list of pieces. */
    protected static ObjectNode piece(ObjectNode root, String list, int at) {
        return (ObjectNode) root.get(list).get(at);
    }

    /** An edition with some parts of its JSON changed; single quotes stand for double ones. */
    public static <E> E changed(WireFormat<E> format, E edition, String... partsAndOthers) {
        String json = format.write(edition);
        for (int i = 0; i < partsAndOthers.length; i += 2) {
            String part = partsAndOthers[i].replace('\'', '"');
            assertThat(json).contains(part);
            json = json.replace(part, partsAndOthers[i + 1].replace('\'', '"'));
        }
        return format.read(json);
    }
}
