package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The file of finished games survives everything, and is not mistaken for another. */
class LedgerTest {
    private static final Arena ARENA = new Arena(List.of(Lineup.parse("random*3")), 7, 0);

    @TempDir
    Path directory;

    private Path file = Path.of("");
    private String whole = "";

    @BeforeEach
    void keepTwoGames() throws IOException {
        file = directory.resolve("games.jsonl");
        try (Ledger ledger = Ledger.open(file, ARENA)) {
            ledger.add(ARENA.outcome(1, 1));
            ledger.add(ARENA.outcome(1, 3));
        }
        whole = Files.readString(file);
    }

    private List<Outcome> reopened() throws IOException {
        try (Ledger ledger = Ledger.open(file, ARENA)) {
            return ledger.before();
        }
    }

    private void assertRefused(Arena arena, String message) {
        assertThatThrownBy(() -> Ledger.open(file, arena).close())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Test
    void whatWasKeptIsThereAgain() throws IOException {
        assertThat(reopened()).containsExactly(ARENA.outcome(1, 1), ARENA.outcome(1, 3));
        assertThat(Files.readString(file)).isEqualTo(whole);
    }

    @Test
    void whereverTheLastLineIsTornItIsDroppedAndTheOthersAreThere() throws IOException {
        int last = whole.lastIndexOf('{', whole.length() - 2);
        for (int length = last + 1; length < whole.length(); length++) {
            Files.writeString(file, whole.substring(0, length));
            try (Ledger ledger = Ledger.open(file, ARENA)) {
                assertThat(ledger.wasTorn()).isTrue();
                assertThat(ledger.before()).containsExactly(ARENA.outcome(1, 1));
                ledger.add(ARENA.outcome(1, 3));
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
        assertRefused(new Arena(List.of(Lineup.parse("random*3")), 8, 0), "random-3, seed 7; not of random-1");
        assertRefused(new Arena(List.of(Lineup.parse("random*4")), 7, 0), "not of random-1,random-2,random-3,random-4");
        assertRefused(new Arena(List.of(Lineup.parse("random*3")), 7, 9), "limit 9 ms");
        assertThat(file).hasContent(whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a letter", "a letter\n", "{}\n", "{\"format\":\"mercurius-game/1\"}\n"})
    void aFileOfSomethingElseIsRefusedAndLeftAlone(String content) throws IOException {
        Files.writeString(file, content);
        assertRefused(ARENA, "line 1: not from an arena");
        assertThat(file).hasContent(content);
    }

    @Test
    void aDamagedLineIsNamed() throws IOException {
        Files.writeString(file, whole.replace("\"game\":1,", "\"game\":true,"));
        assertRefused(ARENA, "line 2: not from an arena: {\"table\":1,\"game\":true");
        Files.writeString(file, whole.replace("\"game\":1,", "\"game\":2,"));
        assertRefused(ARENA, "line 2: no such game in this arena");
        Files.writeString(file, whole.replace("\"winners\":[", "\"winners\":[null,"));
        assertRefused(ARENA, "line 2: not from an arena");
        Files.writeString(file, whole.replaceFirst(",\"failures.*", "}"));
        assertRefused(ARENA, "line 2: not from an arena");
        String last = whole.substring(whole.lastIndexOf('{', whole.length() - 2));
        Files.writeString(file, last, StandardOpenOption.TRUNCATE_EXISTING);
        Files.writeString(file, whole + last);
        assertRefused(ARENA, "line 4: no such game in this arena, or a second time");
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
        Arena arena = new Arena(List.of(Lineup.parse("random*3")), 1602, 0);
        try (Ledger ledger = Ledger.open(directory.resolve("guide.jsonl"), arena)) {
            ledger.add(arena.outcome(1, 7));
        }
        String line = Files.readAllLines(directory.resolve("guide.jsonl")).get(1);
        assertThat(Path.of("ARENA.md")).content().contains("```json\n" + line + "\n```");
    }
}
