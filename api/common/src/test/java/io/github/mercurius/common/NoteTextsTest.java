package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.Languages;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Note.Reason;
import io.github.mercurius.rules.Note.Substitute;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a note says in English, Polish and Italian. */
class NoteTextsTest {
    private static final List<String> NAMES = List.of("Robert", "Magda", "Rafał");

    /** Each kind in each way, of seat 1. */
    static Stream<Note> notesOfAPlayer() {
        List<Note> notes = new ArrayList<>(List.of(new Note.Returned(1)));
        for (Substitute by : Substitute.values()) {
            notes.add(new Note.Left(1, by));
            for (Reason reason : Reason.values()) {
                notes.add(new Note.PlayedFor(1, by, reason));
            }
        }
        return notes.stream();
    }

    private static String tell(Note note, Locale language) {
        return NoteTexts.tell(note, language, NAMES::get);
    }

    @ParameterizedTest
    @MethodSource("notesOfAPlayer")
    void aNoteNamesThePlayerInEachLanguage(Note note) {
        Set<String> texts = new HashSet<>();
        for (Locale language : Languages.all()) {
            String text = tell(note, language);
            assertThat(text).contains("Magda").doesNotContain("{", "}", "#", "|", "null", "seat");
            texts.add(text);
        }
        assertThat(texts).hasSize(3);
        assertThat(tell(note, Locale.GERMAN)).isEqualTo(tell(note, Locale.ENGLISH));
    }

    @Test
    void eachNoteSaysSomethingElse() {
        for (Locale language : Languages.all()) {
            assertThat(notesOfAPlayer().map(note -> tell(note, language))).doesNotHaveDuplicates();
        }
    }

    @Test
    void aTagIsShownAsItIs() {
        for (Locale language : Languages.all()) {
            assertThat(tell(new Note.Tag("Site", "{name}: Łódź #|"), language)).isEqualTo("Site: {name}: Łódź #|");
        }
    }

    @Test
    void allLanguagesSayTheSameThings() {
        Set<String> expected = new TreeSet<>(List.of("list", "returned", "tag"));
        for (Substitute by : Substitute.values()) {
            expected.add("left." + by);
            for (Reason reason : Reason.values()) {
                expected.add("playedFor." + by + "." + reason);
            }
        }
        for (Locale language : Languages.all()) {
            assertThat(new TreeSet<>(bundle(language).keySet()))
                    .as(language.toString())
                    .isEqualTo(expected);
        }
    }

    private static ResourceBundle bundle(Locale language) {
        return ResourceBundle.getBundle("io.github.mercurius.common.notes", language);
    }
}
