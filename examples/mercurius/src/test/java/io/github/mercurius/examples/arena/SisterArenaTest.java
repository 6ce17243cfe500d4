package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.examples.cli.CommandFixture;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.json.MercadoJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The arena plays Mercatores and Mercado with the same options, and counts in the same way. */
class SisterArenaTest extends CommandFixture {
    private static final String BOTS = "--bots=greedy,random*2";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mercatores | Edition: Stand-in cards; the true ones are on pictures that are lost ( | score  | Scores"
                        + " are",
                "mercado    | Edition: stand-in 2 (                                                 | spaces | Spaces"
                        + " are",
            })
    void theTableFitsInto80ColumnsAndSaysWhatIsPlayed(String game, String edition, String heading, String counts) {
        String table = arena("--game", game, BOTS, "--games=12", "--seed=7");
        assertThat(exitCode).as(errors).isZero();
        assertThat(table).startsWith(edition).contains("12 games, seed 7: greedy, random-1, random-2\n");
        assertThat(table).contains("  " + heading.strip() + " ", counts);
        assertThat(table.lines())
                .filteredOn(line -> line.matches("(greedy|random-\\d) .* % .*"))
                .hasSize(3);
        assertThat(table.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercatores", "mercado"})
    void theGamesFollowFromTheSeedAloneAndGoOnWhereTheyStopped(String game) {
        String one = arena("--game", game, BOTS, "--games=9", "--threads=1");
        assertThat(arena("--game", game, BOTS, "--games=9", "--threads=4")).isEqualTo(one);
        assertThat(arena("--game", game, BOTS, "--games=9", "--seed=2")).isNotEqualTo(one);
        Path results = directory.resolve("results.jsonl");
        arena("--game", game, BOTS, "--games=4", "--results", results);
        assertThat(arena("--game", game, BOTS, "--games=9", "--results", results))
                .isEqualTo(one);
        assertThat(errors).contains("goes on after 4 games");
    }

    @Test
    void resultsOfAnotherGameOrEditionAreRefused() throws IOException {
        Path results = directory.resolve("results.jsonl");
        arena("--game", "mercado", BOTS, "--games=2", "--results", results);
        arena("--game", "mercatores", BOTS, "--games=2", "--results", results);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("games of another arena: ", "mercado-arena/3", "; not of ", "mercatores-arena/3");
        String other = MercadoJson.EDITION.write(Edition.standIn()).replace("stand-in 2", "another");
        Path edition = Files.writeString(directory.resolve("edition.json"), other);
        arena("--game", "mercado", "--edition", edition, BOTS, "--games=2", "--results", results);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("edition stand-in 2 (", "edition another (");
        assertThat(arena("--game", "mercado", "--edition", edition, BOTS, "--games=2"))
                .startsWith("Edition: another (");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercatores", "mercado"})
    void oneGameIsShownInNotation(String game) throws IOException {
        String shown = arena("--game", game, "--game", "3", BOTS);
        assertThat(exitCode).as(errors).isZero();
        String title = Character.toUpperCase(game.charAt(0)) + game.substring(1);
        assertThat(shown).startsWith(title + ": game 3 of greedy,random-1,random-2, seed 1602, " + game);
        assertThat(shown).contains("\n 1. ", "The final ranking:\n1. ", "\n3. ");
        JsonNode json = new ObjectMapper().readTree(arena("--game", game, BOTS, "--games=3", "--format=json"));
        assertThat(json.get("format").asText()).isEqualTo(game + "-arena-results/2");
        assertThat(json.get("edition").asText().toLowerCase(java.util.Locale.ROOT))
                .startsWith("stand-in");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--game=mercado --bots=greedy                    | number of bots in 'greedy': 1, expected 2 to 4",
                "--game=mercado --bots=random*5                  | number of bots in 'random*5': 5, expected 2 to 4",
                "--game=mercado --bots=ismcts:5,random           | bot: 'ismcts:5', expected easy, medium, hard,"
                        + " random, greedy or search:PLAYOUTS, with 1 to 999999 playouts",
                "--game=mercatores --game=mercado --bots=random*3| --game: 'mercado', expected it only once",
                "--game=1 --game=2 --bots=random*3               | --game: '2', expected it only once",
                "--game=chess --bots=random*3                    | --game: 'chess', expected the number of a game, or"
                        + " [mercurius, mercatores, mercado]",
                "--game=mercado --game=0 --bots=random*3         | --game: 0, expected 1 or more",
                "--game=mercado --bots=random*3 --position=x     | x: no such file",
                "--edition=x --bots=random*3                     | --edition: x, expected only with --game mercatores",
                "--game=mercado --edition=none --bots=random*3   | none: no such file",
            })
    void whatCannotBePlayedIsSaid(String line, String message) {
        assertThat(arena((Object[]) line.split(" "))).isEmpty();
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains(message);
    }
}
