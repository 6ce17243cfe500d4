package io.github.mercurius.examples.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.cli.CommandFixture;
import io.github.mercurius.examples.games.common.Columns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of Mercatores and Mercado are told and checked; the file says which game it is of. */
class SisterReplayTest extends CommandFixture {
    private String replay(Object... arguments) {
        return run(new ReplayCommand(), arguments);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mercatores | en | takes the Captain card | Stand-in edition, not that of the box",
                "mercatores | pl | Kapitana               | Edycja zastępcza, nie ta z pudełka",
                "mercatores | it | Capitano               | Edizione sostitutiva, non quella della scatola",
                "mercado    | en | draws 3 coins          | Stand-in edition, not that of the box",
                "mercado    | pl | monet                  | Edycja zastępcza, nie ta z pudełka",
                "mercado    | it | monete                 | Edizione sostitutiva, non quella della scatola",
            })
    void aRecordIsToldAsAStory(String game, String language, String event, String edition) {
        String story = replay(record(game), "--lang", language);
        assertThat(exitCode).as(errors).isZero();
        assertThat(story).contains("random-1", "\n1. ", "\n2. ", event);
        assertThat(story.replaceAll("\\s+", " ")).contains(edition);
        assertThat(story.lines())
                .allSatisfy(line -> assertThat(Columns.width(line)).as(line).isLessThanOrEqualTo(80));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercatores", "mercado"})
    void aRecordIsCheckedAndAChangedOneIsNotGenuine(String game) throws IOException {
        Path file = record(game);
        String found = replay(file, "--verify", "--lang", "en");
        assertThat(exitCode).as(found).isZero();
        assertThat(found).doesNotContain("not genuine");
        // another score at the end than that of the game
        String text = Files.readString(file);
        int result = text.lastIndexOf("\"result\"");
        String changed = text.substring(0, result)
                + text.substring(result).replaceFirst("(\"(?:score|position)\":)(\\d+)", "$19$2");
        assertThat(changed).isNotEqualTo(text);
        Files.writeString(file, changed);
        assertThat(replay(file, "--verify", "--lang", "en")).contains("The record is not genuine.");
        assertThat(exitCode).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercatores", "mercado"})
    void whatARecordIsNotIsSaid(String game) throws IOException {
        Path file = record(game);
        replay(file, "--game=mercurius");
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains(file + ": a record of " + game + ", but --game is mercurius");
        replay(file, "--plot", directory.resolve("x.svg"));
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("--plot: expected a record of mercurius, not of " + game);
        assertThat(replay(file, "--game", game)).isNotEmpty();
        replay(file, "--verify", "--shown", "0".repeat(64));
        assertThat(exitCode).isNotZero();
        Files.writeString(file, Files.readString(file).replace("\"log\"", "\"gol\""));
        replay(file);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains(file + ": no record: ");
    }

    @ParameterizedTest
    @CsvSource({"mercatores, en", "mercado, it"})
    void aRecordIsAnalysed(String game, String language) throws IOException {
        Path file = record(game);
        String found = replay(file, "--analyse", "--playouts", "1", "--lang", language);
        assertThat(exitCode).as(errors).isZero();
        assertThat(found).contains("random-1", "greedy");
        assertThat(found.lines())
                .allSatisfy(line -> assertThat(Columns.width(line)).as(line).isLessThanOrEqualTo(80));
        Path picture = directory.resolve("chances.svg");
        replay(file, "--analyse", "--playouts", "1", "--seat", "2", "--plot", picture);
        assertThat(exitCode).as(errors).isZero();
        assertThat(Files.readString(picture)).contains("</svg>");
    }
}
