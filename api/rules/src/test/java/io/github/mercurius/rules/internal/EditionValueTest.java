package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import java.math.BigInteger;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is wrong with the form of a document is noted once, and with its place. */
class EditionValueTest {
    enum House implements AnyRule {
        FORM,
        VALUE;

        @Override
        public String id() {
            return name();
        }

        @Override
        public String text(Locale locale) {
            return name();
        }
    }

    private static List<String> problems(EditionValue file, EditionProblem... more) {
        EditionException refused = catchThrowableOfType(
                EditionException.class,
                () -> file.checked(() -> {
                    throw new EditionException(List.of(more));
                }));
        return refused.problems().stream().map(EditionProblem::message).toList();
    }

    @Test
    void whatIsNotOfTheRightFormIsNotedWithItsPlace() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("pieces", List.of(7, Map.of("code", "A1", "n", 1.0), Map.of("code", "A1", "n", "1")));
        document.put("name\u202e", 1);
        EditionValue file = EditionValue.document(document);
        for (EditionValue piece : file.get("pieces").pieces(House.FORM, House.FORM, "code", new HashSet<>())) {
            assertThat(piece.get("n").whole(House.VALUE, 1, "a number")).isZero();
            piece.onlyHas(House.FORM, List.of("n", "code"));
        }
        file.onlyHas(House.FORM, List.of("pieces"));
        file.has(House.FORM, List.of("pieces", "id"));
        assertThat(file.get("id").text(House.VALUE, "a text")).isEmpty();
        assertThat(problems(file, new EditionProblem(House.VALUE, "pieces[A1].n", "0", "1")))
                .containsExactly(
                        "FORM: pieces[0]: 7, expected an object",
                        "VALUE: pieces[A1].n: 1.0, expected a number",
                        "VALUE: pieces[2].n: \"1\", expected a number",
                        "FORM: name\\u202e: 1, expected no fields but [pieces]",
                        "FORM: id: missing, expected this field");
    }

    @Test
    void eachValueIsReadAsWhatItIs() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("good", "tea");
        document.put("house", "VALUE");
        document.put("none", null);
        document.put("list", List.of());
        document.put("object", Map.of());
        EditionValue file = EditionValue.document(document);
        assertThat(file.get("good").text(House.FORM, "a text")).isEqualTo("tea");
        assertThat(file.get("good").is("tea")).isTrue();
        assertThat(file.get("house").constant(House.FORM, List.of(House.values())))
                .isEqualTo(House.VALUE);
        assertThat(file.get("none").isNull()).isTrue();
        assertThat(file.get("good").isNull()).isFalse();
        file.get("none").list(House.FORM, "a list");
        file.get("list").text(House.FORM, "a text");
        file.get("object").text(House.FORM, "a text");
        file.get("good").constant(House.FORM, List.of(House.values()));
        assertThat(problems(file))
                .containsExactly(
                        "FORM: none: null, expected a list",
                        "FORM: list: a list of 0, expected a text",
                        "FORM: object: an object, expected a text",
                        "FORM: good: \"tea\", expected one of [FORM, VALUE]");
    }

    @Test
    void whatFollowsFromTheFormIsNotSaidAgain() {
        EditionValue file = EditionValue.document(Map.of("a", List.of(1, "x"), "b", List.of()));
        file.get("a").list(House.FORM, "a list").forEach(one -> one.whole(House.VALUE, 0, "a number"));
        assertThat(problems(
                        file,
                        new EditionProblem(House.VALUE, "a", "1 in all", "2"),
                        new EditionProblem(House.FORM, "a", "not enough", "more"),
                        new EditionProblem(House.VALUE, "a[0]", "1", "2"),
                        new EditionProblem(House.VALUE, "a[1].part", "1", "2"),
                        new EditionProblem(House.VALUE, "b", "nothing", "something")))
                .containsExactly(
                        "VALUE: a[1]: \"x\", expected a number",
                        "FORM: a: not enough, expected more",
                        "VALUE: a[0]: 1, expected 2",
                        "VALUE: b: nothing, expected something");
    }

    @Test
    void wholeNumbersOfEverySizeAreRead() {
        EditionValue file = EditionValue.document(
                List.of(7, 7L, BigInteger.TEN.pow(30), BigInteger.TEN.pow(30).negate(), 6));
        assertThat(file.list(House.FORM, "a list"))
                .extracting(one -> one.whole(House.VALUE, 7, "7 or more"))
                .containsExactly(7, 7, Integer.MAX_VALUE, 6, 6);
        assertThat(file.list(House.FORM, "a list").get(0).is("7")).isFalse();
        assertThat(problems(file, new EditionProblem(House.FORM, "", "", ""))).hasSize(3);
    }

    @Test
    void ofVeryManyProblemsTheFirstThousandAreNamed() {
        EditionValue file = EditionValue.document(Collections.nCopies(20_000, "x"));
        file.list(House.FORM, "a list").forEach(one -> one.whole(House.VALUE, 0, "a number"));
        assertThat(problems(file, new EditionProblem(House.FORM, "z", "", ""))).hasSize(1_000);
    }

    @Test
    void theProblemsOfAnEditionAreNamedUpToAThousand() {
        EditionProblems problems = new EditionProblems();
        problems.refuse();
        for (int i = 0; i <= 1_000; i++) {
            problems.add(House.FORM, "z", "", "");
        }
        EditionException refused = catchThrowableOfType(EditionException.class, problems::refuse);
        assertThat(refused.problems()).hasSize(1_000);
    }

    @Test
    void aDocumentOfTheRightFormIsWhatItDescribes() {
        assertThat(EditionValue.document(Map.of()).<String>checked(() -> "edition"))
                .isEqualTo("edition");
    }
}
