package io.github.mercurius.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.rules.learning.ObservationField;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page on formats says what the code does. */
class FormatTest {
    private static String page() throws IOException {
        return new String(Files.readAllBytes(Path.of("../FORMAT.md")), StandardCharsets.UTF_8);
    }

    @Test
    void theTableOfObservationsIsThatOfTheFields() throws IOException {
        StringBuilder table = new StringBuilder("|---|---|---|---|---|\n");
        for (ObservationField field : MercuriusLearning.encoding().fields()) {
            table.append(String.format(
                    "| `%s` | %d | %d | %d–%d | %s |%n",
                    field.name(), field.offset(), field.length(), field.lowest(), field.highest(), field.meaning()));
        }
        assertThat(page()).contains(table + "\n");
    }

    @Test
    void theTableOfMovesIsThatOfTheNumbers() throws IOException {
        String page = page();
        assertRow(page, Moves.BUY, Moves.SELL - 1);
        assertRow(page, Moves.SELL, Moves.DIVIDEND - 1);
        assertRow(page, Moves.DIVIDEND, Moves.CARD - 1);
        assertRow(page, Moves.CARD, Moves.BLACK_MARKET - 1);
        assertRow(page, Moves.TOKEN, Moves.NEWS - 1);
        assertRow(page, Moves.DISCARD, Moves.DONE - 1);
        for (int move : new int[] {Moves.BLACK_MARKET, Moves.NEWS, Moves.DONE}) {
            assertThat(page).contains("| " + move + " | `" + Moves.name(move) + "` |");
        }
        assertThat(Moves.of(Action.parse("B:HOO,HOO,SPI"))).containsExactly(54, 56, 56, 65);
        assertThat(Moves.of(Action.parse("N:"))).containsExactly(67, 92);
    }

    private static void assertRow(String page, int first, int last) {
        assertThat(page)
                .contains(
                        "| " + first + " to " + last + " | `" + Moves.name(first) + "` … `" + Moves.name(last) + "` |");
    }
}
