package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Event;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Notes are written as strictly as all else: as events, and in the log of a record. */
class NoteFormatTest {
    static Stream<Note> notes() {
        List<Note> notes = new ArrayList<>(List.of(
                new Note.Returned(0),
                new Note.Tag("Site", "Łódź \"Kraków\" \\ \uD83C\uDFB2"),
                new Note.Tag("a".repeat(32), "x".repeat(256))));
        for (Note.Substitute by : Note.Substitute.values()) {
            notes.add(new Note.Left(2, by));
            for (Note.Reason reason : Note.Reason.values()) {
                notes.add(new Note.PlayedFor(1, by, reason));
            }
        }
        return notes.stream();
    }

    @ParameterizedTest
    @MethodSource("notes")
    void aNoteComesBack(Note note) {
        Event noted = new Event.Noted(note);
        String json = MercuriusJson.EVENT.write(noted);
        assertThat(MercuriusJson.EVENT.read(json)).isEqualTo(noted);
        assertThat(SchemaTest.SCHEMAS.complaints("event", json)).isEmpty();
    }

    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'type':'left','seat':2}                             | /note: found no property \"by\", expected all of type, seat, by",
                "{'type':'left','seat':2,'by':'bot'}                  | /note/by: found \"bot\", expected one of BOT, HOST",
                "{'type':'left','seat':2,'by':'BOT','reason':'TIME_OUT'} | /note/reason: found an unknown property, expected one of type, seat, by",
                "{'type':'left','seat':-1,'by':'BOT'}                 | /note/seat: found -1, expected a whole number from 0 to 63",
                "{'type':'left','seat':2.0,'by':'BOT'}                | /note/seat: found ",
                "{'type':'playedFor','seat':2,'by':'BOT','reason':'BORED'} | /note/reason: found \"BORED\", expected one of TIME_OUT, ABSENCE",
                "{'type':'resigned','seat':2}                         | /note/type: found \"resigned\", expected one of playedFor, left, returned, tag",
                "{'type':'tag','name':'','value':'x'}                 | /note: found name of a tag: \"\", expected 1 to 32",
                "{'type':'tag','name':'Site','value':''}              | /note: found value of a tag: \"\", expected 1 to 256",
                "{'type':'tag','name':'Site','value':'a\\u202eb'}     | /note: found value of a tag: \"a\\u202eb\", expected 1 to 256",
                "null                                                 | /note: found ",
                "'left 2 BOT'                                         | /note: found ",
            })
    void aNoteIsRefusedForItsMistake(String note, String message) {
        String json = "{\"type\":\"noted\",\"note\":" + note.replace('\'', '"') + "}";
        assertThat(Refusals.of(MercuriusJson.EVENT, json)).hasMessageStartingWith(message);
    }
}
