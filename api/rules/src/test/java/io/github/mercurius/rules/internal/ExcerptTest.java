package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** What a message shows of a text from outside. */
class ExcerptTest {
    @Test
    void aLongTextIsCut() {
        assertThat(Excerpt.of("x".repeat(60))).isEqualTo("x".repeat(60));
        assertThat(Excerpt.of("x".repeat(61))).isEqualTo("x".repeat(60) + "…");
        assertThat(Excerpt.quoted("x".repeat(60))).isEqualTo('"' + "x".repeat(60) + '"');
        assertThat(Excerpt.quoted("x".repeat(1000))).isEqualTo('"' + "x".repeat(60) + "…\"");
        assertThat(Excerpt.of("")).isEmpty();
    }

    @Test
    void whatWasReadIsSaidWithItsPlaceAndNoUnseenCharacter() {
        assertThat(Excerpt.unread("a\u202eb", 2, "b", "c"))
                .isEqualTo("\"a\\u202eb\" at position 2: read \"b\", expected c");
        assertThat(Excerpt.unread("ab", 2, "", "c")).isEqualTo("\"ab\" at position 2: the text ends, expected c");
    }

    @Test
    void asManyProblemsAreSaidAsFit() {
        assertThat(Excerpt.problems(List.of(7), number -> "p" + number)).isEqualTo("p7");
        assertThat(Excerpt.problems(List.of(7, 8), number -> "p" + number)).isEqualTo("2 problems: p7; p8");
        String big = "x".repeat(400);
        assertThat(Excerpt.problems(List.of(big, big, big), Function.identity()))
                .isEqualTo("3 problems: " + big + "; and 2 more");
        String rest = "x".repeat(700 - ("2 problems: " + big).length());
        assertThat(Excerpt.problems(List.of(big, rest), Function.identity()))
                .isEqualTo("2 problems: " + big + "; " + rest);
        assertThat(Excerpt.problems(List.of(big, rest + "x"), Function.identity()))
                .isEqualTo("2 problems: " + big + "; and 1 more");
        assertThat(Excerpt.problems(List.of(big.repeat(9), big), Function.identity()))
                .isEqualTo("2 problems: " + big.repeat(9) + "; and 1 more");
    }
}
