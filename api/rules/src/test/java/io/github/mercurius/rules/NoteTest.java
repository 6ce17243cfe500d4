package io.github.mercurius.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a note can say: text that can stand in any line and hides nothing. */
class NoteTest {
    @ParameterizedTest
    @ValueSource(strings = {"a", "Kraków, ulica \\u0041 \uD83C\uDFB2 7", "a bot plays: 1 < 2"})
    void textThatCanBeSeenIsKept(String text) {
        assertThat(new Note(2, text).text()).isEqualTo(text);
        assertThat(new Note(2, text)).hasToString("2 " + text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                " a",
                "a ",
                "\u00a0a",
                "a\nb",
                "a\u0085b",
                "a\u2028b",
                "a\u202eb",
                "a\u200bb",
                "a\uD83C",
                "a\uE000b",
                "a\u0000b"
            })
    void textThatHidesSomethingIsRefused(String text) {
        assertThatThrownBy(() -> new Note(2, text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("text of a note: of " + text.length() + " characters, expected 1 to 300");
    }

    @Test
    void textHasAtMost300Characters() {
        assertThat(new Note(2, "x".repeat(300)).text()).hasSize(300);
        assertThatThrownBy(() -> new Note(2, "x".repeat(301))).isInstanceOf(IllegalArgumentException.class);
    }
}
