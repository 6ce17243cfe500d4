package io.github.mercurius.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens at the table and changes nothing in the game. */
class NoteTest {
    static Stream<Note> notes() {
        return Stream.of(
                new Note.PlayedFor(2, Note.Substitute.BOT, Note.Reason.TIME_OUT),
                new Note.PlayedFor(0, Note.Substitute.HOST, Note.Reason.ABSENCE),
                new Note.Left(4, Note.Substitute.BOT),
                new Note.Returned(1),
                new Note.Tag("Site", "Kraków, ulica \\u0041 \uD83C\uDFB2 7"),
                new Note.Tag("PlayerId0", "a"));
    }

    @ParameterizedTest
    @MethodSource("notes")
    void aNotationComesBack(Note note) {
        assertThat(note.notation()).matches("[ -~]+");
        assertThat(Note.parse(note.notation())).isEqualTo(note);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "left",
                "left 2",
                "left 02 BOT",
                "left 2 bot",
                "left 2 BOT ",
                "left 2 BOT TIME_OUT",
                "returned",
                "returned x",
                "returned 1 2",
                "playedFor 2 BOT",
                "playedFor 2 BOT NEVER",
                "tag Site",
                "tag 1 x",
                "tag Site \\u00",
                "tag Site \\u0041",
                "tag Site \\u000a",
                "tag Site ż",
                "noted left 2 BOT",
            })
    void whatIsNoNotationIsRefused(String text) {
        assertThatThrownBy(() -> Note.parse(text))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith("note: \"")
                .hasMessageContaining("expected a note such as");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1a", "a b", "ż", "a-b", "Name\n", "abcdefghijklmnopqrstuvwxyzabcdefg"})
    void aNameOfATagIsShortAndPlain(String name) {
        assertThatThrownBy(() -> new Note.Tag(name, "x")).hasMessageStartingWith("name of a tag: \"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " a", "a ", "a\nb", "a\u202eb", "a\u0000", "\u00a0a", "a\u2028b", "\ud800", "a\ue000"})
    void aValueOfATagIsOneLineThatHidesNothing(String value) {
        assertThatThrownBy(() -> new Note.Tag("Site", value)).hasMessageStartingWith("value of a tag: \"");
    }

    @Test
    void aValueOfATagHasItsLength() {
        assertThat(new Note.Tag("Site", "x".repeat(256)).value()).hasSize(256);
        assertThatThrownBy(() -> new Note.Tag("Site", "x".repeat(257)))
                .hasMessageContaining("expected 1 to 256 characters");
    }
}
