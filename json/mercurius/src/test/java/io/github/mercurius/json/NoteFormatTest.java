package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.json.NotWritableException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Notes are written as strictly as all else: as events, and in the log of a record. */
class NoteFormatTest {
    static Stream<Note> notes() {
        return Stream.of(
                new Note(0, "is back"), new Note(2, "Łódź \"Kraków\" \\ \uD83C\uDFB2"), new Note(4, "x".repeat(300)));
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
                "{'seat':2}                          | /note: found no property \"text\", expected all of seat, text",
                "{'seat':2,'text':'a','by':'BOT'}    | /note/by: found an unknown property, expected one of seat, text",
                "{'seat':-1,'text':'a'}              | /note/seat: found -1, expected a whole number from 0 to 63",
                "{'seat':2.0,'text':'a'}             | /note/seat: found ",
                "{'seat':2,'text':''}                | /note: found text of a note: of 0 characters, expected 1 to 300",
                "{'seat':2,'text':'a\\u202eb'}       | /note: found text of a note: of 3 characters, expected 1 to 300",
                "null                                | /note: found ",
                "'2 is back'                         | /note: found ",
            })
    void aNoteIsRefusedForItsMistake(String note, String message) {
        String json = "{\"type\":\"noted\",\"note\":" + note.replace('\'', '"') + "}";
        assertThat(Refusals.of(MercuriusJson.EVENT, json)).hasMessageStartingWith(message);
    }

    @Test
    void aRecordKeepsItsTags() {
        GameRecord record = Game.start(Setup.of(3), Deal.seeded(7))
                .note(new Note(2, "is back"))
                .toRecord();
        String plain = MercuriusJson.RECORD.write(record);
        assertThat(plain)
                .contains("{\"type\":\"note\",\"seat\":2,\"text\":\"is back\"}")
                .doesNotContain("tags");
        Map<String, String> tags = Map.of("Site", "Łódź \"7\"");
        String tagged = MercuriusJson.RECORD.write(record.withTags(tags));
        assertThat(tagged).endsWith(",\"tags\":{\"Site\":\"Łódź \\\"7\\\"\"}}");
        assertThat(SchemaTest.SCHEMAS.complaints("game", tagged)).isEmpty();
        assertThat(MercuriusJson.RECORD.read(tagged).tags()).isEqualTo(tags);
        assertThat(MercuriusJson.RECORD.read(tagged).withoutSecrets().tags()).isEqualTo(tags);
        assertThat(MercuriusJson.RECORD.read(tagged).withTags(Map.of())).isEqualTo(record);
    }

    @Test
    void aTagWhoseNameCouldNotBeReadIsNotWritten() {
        GameRecord record = Game.start(Setup.of(3), Deal.seeded(7)).toRecord();
        GameRecord longest = record.withTags(Map.of("x".repeat(256), "y".repeat(4096)));
        assertThat(MercuriusJson.RECORD.read(MercuriusJson.RECORD.write(longest)))
                .isEqualTo(longest);
        assertThatThrownBy(() -> MercuriusJson.RECORD.write(record.withTags(Map.of("x".repeat(257), ""))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cannot be written as JSON: a tag with a name of 257 characters, expected at most 256");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}                  | /tags: found no tags, expected at least one, or no property for them",
                "{'a':'b','a':'c'}   | /tags/a: found the property twice, expected each property once",
                "{'a':1}             | /tags/a: found 1, expected a text",
                "{'a':null}          | /tags/a: found null, expected a text",
                "[]                  | /tags: found ",
                "null                | /tags: found null, expected an object",
            })
    void tagsAreRefusedForTheirMistake(String tags, String message) {
        String record = MercuriusJson.RECORD.write(
                Game.start(Setup.of(3), Deal.seeded(7)).toRecord());
        String json = record.substring(0, record.length() - 1) + ",\"tags\":" + tags.replace('\'', '"') + "}";
        assertThat(Refusals.of(MercuriusJson.RECORD, json)).hasMessageStartingWith(message);
    }

    /** The longest notes of which each character takes two, as many as there can be, and a whole game. */
    @Test
    void aFullLogCanBeSaved() {
        Game game = Game.start(Setup.of(3), Deal.seeded(7));
        Note longest = new Note(2, "\"".repeat(300));
        for (int i = 0; i < 1_000; i++) {
            game = game.note(longest);
        }
        while (!game.isOver()) {
            game = game.applyAction(game.legalActions().get(0));
        }
        GameRecord record = game.toRecord();
        assertThat(MercuriusJson.RECORD.read(MercuriusJson.RECORD.write(record)))
                .isEqualTo(record);
    }

    @Test
    void whatIsLongerThanIsReadCannotBeWritten() {
        GameRecord record = GameRecord.builder().setup(Setup.of(3)).build();
        for (GameRecord tooLong : List.of(
                record.withTags(Map.of("site", "x".repeat(4097))),
                record.withTags(Map.of("x".repeat(257), "Delft")),
                record.withTags(Map.of("site", "\ud83c")),
                record.withTags(IntStream.range(0, 300)
                        .boxed()
                        .collect(Collectors.toMap(number -> "n" + number, number -> "x".repeat(4_000)))))) {
            assertThatThrownBy(() -> MercuriusJson.RECORD.write(tooLong))
                    .isInstanceOf(NotWritableException.class)
                    .hasMessageStartingWith("cannot be written as JSON: ");
        }
    }
}
