package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.common.Columns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions of Mercatores and Mercado are drawn and converted; what is given says which game it is of. */
class SisterPositionTest extends CommandFixture {
    private String position(Object... arguments) {
        return run(new PositionCommand(), arguments);
    }

    @ParameterizedTest
    @CsvSource({
        "mercatores, mtn/1, Market:, Allowed:, en",
        "mercatores, mtn/1, Mercato:, sostitutiva, it",
        "mercado, mdn/1, Head merchant, Allowed:, en",
        "mercado, mdn/1, Head merchant, zastępcza, pl"
    })
    void aPositionIsDrawnFromARecordATextAndADocument(
            String game, String begin, String word, String other, String language) throws IOException {
        Path record = record(game);
        int step = 0;

        String picture = "";
        // until somebody is to act, and not chance
        while (!picture.contains("Allowed:")) {
            step += 7;
            picture = position(record + ":" + step, "--lang", "en");
            assertThat(exitCode).as(errors).isZero();
        }
        assertThat(picture).containsPattern("Not allowed:\n  \\S.*[A-Z]{3,5}-\\d+: ");
        String text = position(record + ":" + step, "--to", "text");
        assertThat(text).startsWith(begin + " ");
        assertThat(position(text.strip(), "--lang", "en")).isEqualTo(picture);
        Path document = directory.resolve("state.json");
        Files.writeString(document, position(record + ":" + step, "--to", "json"));
        assertThat(position(document, "--lang", "en", "--game", game)).isEqualTo(picture);
        String drawn = position(document, "--lang", language);
        assertThat(drawn).contains(word, other);
        assertThat(drawn.lines())
                .allSatisfy(line -> assertThat(Columns.width(line)).as(line).isLessThanOrEqualTo(80));
    }

    @ParameterizedTest
    @CsvSource({"mercatores", "mercado"})
    void aSeatSeesItsOwnAndASpectatorNoHand(String game) throws IOException {
        Path record = record(game);
        String own = position(record + ":30", "--seen", 0, "--to", "text");
        String open = position(record + ":30", "--seen", "spectator", "--to", "text");
        assertThat(own).contains(" seen=0");
        assertThat(open).isNotEqualTo(own);
        Path view = directory.resolve("view.json");
        Files.writeString(view, position(record + ":30", "--seen", 0, "--to", "json"));
        assertThat(position(view, "--to", "text")).isEqualTo(own);
        assertThat(position(own.strip(), "--deal", 7, "--to", "json")).contains(game + "-state/1");
        assertThat(exitCode).as(errors).isZero();
        position(record, "--seen", 3);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("--seen: '3', expected 0 to 2 or spectator");
    }

    @Test
    void whatIsWrongIsSaidWithItsPlace() throws IOException {
        position("mtn/1", "players=9");
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("the text: no position, ", "position 14, ", "^");
        position("--game", "mercado", "mtn/1", "players=2");
        assertThat(errors).contains("the text: a position of mercatores, but --game is mercado");
        position("--edition", "x.json", "mpn/1", "players=3");
        assertThat(errors).contains("--edition: x.json, expected only with --game mercatores or");
        Path record = record("mercado");
        position(record + ":90000");
        assertThat(errors).contains("step 90000, expected 0 to ");
        Files.writeString(record, Files.readString(record).replace("\"log\"", "\"gol\""));
        position(record);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("no record, state or view: ");
    }
}
