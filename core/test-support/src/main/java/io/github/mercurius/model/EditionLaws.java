package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Documents of editions, those of an independent implementation and hostile ones: accepted, or refused citing the rules
 * that they break.
 *
 * @param <E> the editions of a game
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class EditionLaws<E> {
    private final String format;
    private final String pieces;
    private final Map<String, Object> standIn;
    private final Function<Object, List<EditionProblem>> problems;
    private final Function<Object, E> edition;
    private final Function<E, Map<String, Object>> document;

    /**
     * The laws of a game's editions.
     *
     * @param format that of the files of the other implementation
     * @param pieces a field that lists some pieces, each with its number of copies
     */
    protected EditionLaws(
            String format,
            String pieces,
            E standIn,
            Function<Object, List<EditionProblem>> problems,
            Function<Object, E> edition,
            Function<E, Map<String, Object>> document) {
        this.format = format;
        this.pieces = pieces;
        this.standIn = document.apply(standIn);
        this.problems = problems;
        this.edition = edition;
        this.document = document;
    }

    /** Whether a problem is noted beside what the other implementation looks for. */
    protected boolean isOneMore(EditionProblem problem) {
        return false;
    }

    /** Checks what else holds of an edition that was read. */
    protected void agrees(String name, Object given, E read) {}

    /** The document of the stand-in, with another value of a field. */
    protected Map<String, Object> with(String field, Object value) {
        Map<String, Object> changed = new LinkedHashMap<>(standIn);
        changed.put(field, value);
        return changed;
    }

    Stream<Arguments> cases() {
        List<Arguments> cases = new ArrayList<>();
        for (Path file : Json.files(Json.EDITIONS)) {
            List<JsonNode> lines = Json.lines(file);
            assertThat(lines.get(0).get("format").asText()).isEqualTo(format);
            lines.subList(1, lines.size())
                    .forEach(line -> cases.add(Arguments.of(line.get("case").asText(), line)));
        }
        return cases.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    void theEditionIsAcceptedOrRefusedByARuleThatItBreaks(String name, JsonNode line) {
        Object given = Json.document(line.get("edition"));
        List<String> breaks = Json.list(line.get("breaks"), JsonNode::asText);
        List<EditionProblem> found = new ArrayList<>(problems.apply(given));
        if (breaks.isEmpty()) {
            assertThat(found).as(name).isEmpty();
            E read = edition.apply(given);
            agrees(name, given, read);
            assertThat(edition.apply(document.apply(read))).isEqualTo(read);
        } else {
            // stricter than asked: all problems that are noted break one of the rules named
            found.removeIf(this::isOneMore);
            assertThat(found)
                    .as(name)
                    .isNotEmpty()
                    .allSatisfy(problem -> assertThat(breaks)
                            .as(problem.message())
                            .contains(problem.rule().id()));
        }
    }

    @Test
    void aDocumentWithManyProblemsIsRefusedWithTheFirstThousand() {
        Map<String, Object> given = with(pieces, Collections.nCopies(20_000, Map.of()));
        assertThat(problems.apply(given)).hasSize(1_000);
        assertThatThrownBy(() -> edition.apply(given))
                .isInstanceOfSatisfying(
                        EditionException.class,
                        refused -> assertThat(refused.getMessage().length()).isLessThan(200_000));
    }

    /** What is said of the stand-in with another number of copies of its first piece. */
    private List<EditionProblem> withCopies(Object number) {
        List<Object> changed = new ArrayList<>((List<?>) standIn.get(pieces));
        Map<Object, Object> piece = new LinkedHashMap<>((Map<?, ?>) changed.get(0));
        piece.put("copies", number);
        changed.set(0, piece);
        return problems.apply(with(pieces, changed));
    }

    @Test
    void aNumberOfAMillionDigitsIsNotWritten() {
        assertThat(withCopies(BigInteger.ONE.shiftLeft(40_000_000)))
                .extracting(EditionProblem::message)
                .anySatisfy(message -> assertThat(message).contains("a number of 40000001 bits"));
    }

    @Test
    void wholeNumbersOfEverySizeAreReadAndNoOthers() {
        int copies = (int) ((Map<?, ?>) ((List<?>) standIn.get(pieces)).get(0)).get("copies");
        for (Object whole : List.of((long) copies, (short) copies, (byte) copies, BigInteger.valueOf(copies))) {
            assertThat(withCopies(whole)).as(whole.getClass().getName()).isEmpty();
        }
        for (Object other : List.of((double) copies, (float) copies, BigDecimal.valueOf(copies), "" + copies)) {
            assertThat(withCopies(other)).as(other.getClass().getName()).isNotEmpty();
        }
    }

    /** The stand-in with some damages is refused; all of them are named, in one line each. */
    protected void areNamedAtOnce(Consumer<ObjectNode> damages, String... messages) {
        ObjectNode root = Json.MAPPER.valueToTree(standIn);
        damages.accept(root);
        Object given = Json.document(root);
        List<String> found =
                problems.apply(given).stream().map(EditionProblem::message).toList();
        assertThat(found).noneMatch(message -> message.contains("\n"));
        assertThat(messages).allSatisfy(message -> assertThat(found).anyMatch(one -> one.startsWith(message)));
        assertThatThrownBy(() -> edition.apply(given))
                .isInstanceOfSatisfying(
                        EditionException.class,
                        refused -> assertThat(refused.problems()).isEqualTo(problems.apply(given)));
    }

    @Test
    void aLongNameOfAFieldIsShownInFewWords() {
        LongTexts.refusedInFewWords(() -> edition.apply(with("\u0007" + LongTexts.LONG, 1)));
    }
}
