package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.examples.games.common.RefusedTextException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The file of finished games survives everything, and is not mistaken for another. */
class LedgerTest {
    private static final Arena<?, ?> ARENA = ArenaTest.arena(7, 0, "random*3");

    @TempDir
    Path directory;

    private Path file = Path.of("");
    private String whole = "";

    @BeforeEach
    void keepTwoGames() throws IOException {
        file = directory.resolve("games.jsonl");
        try (Ledger ledger = Ledger.open(file, ARENA)) {
            ledger.add(ARENA.contest().outcome(1, 1));
            ledger.add(ARENA.contest().outcome(1, 3));
        }
        whole = Files.readString(file);
    }

    private List<FinishedGame> reopened() throws IOException {
        try (Ledger ledger = Ledger.open(file, ARENA)) {
            return ledger.before();
        }
    }

    private void assertRefused(Arena<?, ?> arena, String message) {
        assertThatThrownBy(() -> Ledger.open(file, arena).close())
                .isInstanceOf(RefusedTextException.class)
                .hasMessageContaining(message);
    }

    @Test
    void whatWasKeptIsThereAgain() throws IOException {
        assertThat(reopened())
                .containsExactly(ARENA.contest().outcome(1, 1), ARENA.contest().outcome(1, 3));
        assertThat(Files.readString(file)).isEqualTo(whole);
    }

    @Test
    void whereverTheLastLineIsTornItIsDroppedAndTheOthersAreThere() throws IOException {
        int last = whole.lastIndexOf('{', whole.length() - 2);
        for (int length = last + 1; length < whole.length(); length += 5) {
            Files.writeString(file, whole.substring(0, length));
            try (Ledger ledger = Ledger.open(file, ARENA)) {
                assertThat(ledger.wasTorn()).isTrue();
                assertThat(ledger.before()).containsExactly(ARENA.contest().outcome(1, 1));
                ledger.add(ARENA.contest().outcome(1, 3));
            }
            assertThat(Files.readString(file)).isEqualTo(whole);
        }
    }

    @Test
    void aFileThatIsTornInItsFirstLineBeginsAgain() throws IOException {
        Files.writeString(file, whole.substring(0, 20));
        assertThat(reopened()).isEmpty();
        assertThat(Files.readString(file)).isEqualTo(whole.substring(0, whole.indexOf('\n') + 1));
    }

    @Test
    void otherArgumentsAreRefused() {
        assertRefused(ArenaTest.arena(8, 0, "random*3"), "random-3, seed 7; not of random-1");
        assertRefused(ArenaTest.arena(7, 0, "random*4"), "not of random-1,random-2,random-3,random-4");
        assertRefused(ArenaTest.arena(7, 9, "random*3"), "limit 9 ms");
        assertThat(file).hasContent(whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a letter", "a letter\n", "{}\n", "{\"format\":\"mercurius-game/1\"}\n"})
    void aFileOfSomethingElseIsRefusedAndLeftAlone(String content) throws IOException {
        Files.writeString(file, content);
        assertRefused(ARENA, "games.jsonl:1: not from an arena");
        assertThat(file).hasContent(content);
    }

    @Test
    void aGameThatIsThereTwiceIsNamed() throws IOException {
        Files.writeString(file, whole + whole.substring(whole.lastIndexOf('{', whole.length() - 2)));
        assertRefused(ARENA, "games.jsonl:4: game 3 of table 1 again");
    }

    /** Back quotes stand for double quotes; what is changed is the first game. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "`game`:1,       | `game`:1.0,           | not from an arena",
                "`game`:1,       | `game`:NaN,           | not from an arena: {\"table\":1,\"game\":NaN",
                "`game`:1,       | `game`:true,          | not from an arena: {\"table\":1,\"game\":true",
                "`game`:1,       | `game`:2,             | no such game in this arena",
                "`game`:1,       | `game`:1000001,       | no such game in this arena",
                "`game`:1,       | `game`:1,`game`:1,    | not from an arena",
                "`game`:1,       | `game`:1,`more`:1,    | not from an arena: {\"table\":1,\"game\":1,\"more\"",
                "`seats`:[`      | `seats`:[`x           | no such game in this arena",
                "`winners`:[     | `winners`:[null,      | not from an arena",
                "`failures`:[]}  | `failures`:[]} {}     | not from an arena",
                ",`failures`:[]} | }                     | not from an arena",
            })
    void aGameIsWrittenAsAnArenaWritesItOrRefused(String part, String other, String reason) throws IOException {
        String changed = whole.replaceFirst(
                Pattern.quote(part.replace('`', '"')), Matcher.quoteReplacement(other.replace('`', '"')));
        assertThat(changed).isNotEqualTo(whole);
        Files.writeString(file, changed);
        assertRefused(ARENA, "games.jsonl:2: " + reason);
        assertThat(file).content().isEqualTo(changed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "", " ", "[]", "{}", "0", "\u0000", "\u001b[2J"})
    void aLineThatIsNoGameIsRefusedWhereverItStands(String line) throws IOException {
        String settings = whole.substring(0, whole.indexOf('\n') + 1);
        String games = whole.substring(settings.length());
        assertRefused(1, line + "\n" + whole);
        assertRefused(2, settings + line + "\n" + games);
        assertRefused(4, whole + line + "\n");
        assertRefused(1, line + "\n");
    }

    private void assertRefused(int line, String content) throws IOException {
        Files.writeString(file, content);
        assertRefused(ARENA, "games.jsonl:" + line + ": ");
        assertThat(file).content().isEqualTo(content);
    }

    @Test
    void twoCannotWriteAtOnce() throws IOException {
        try (Ledger ledger = Ledger.open(file, ARENA)) {
            assertThat(ledger.before()).hasSize(2);
            assertRefused(ARENA, "another arena is at work with it");
        }
    }

    @Test
    void theGameThatTheGuideShowsIsReal() throws IOException {
        Arena<?, ?> arena = ArenaTest.arena(1602, 0, "random*3");
        try (Ledger ledger = Ledger.open(directory.resolve("guide.jsonl"), arena)) {
            ledger.add(arena.contest().outcome(1, 7));
        }
        String line = Files.readAllLines(directory.resolve("guide.jsonl")).get(1);
        assertThat(Path.of("ARENA.md")).content().contains("```json\n" + line + "\n```");
    }
}
