package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.examples.cli.CommandFixture;
import io.github.mercurius.json.MercuriusJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command from its arguments to what it prints, draws and keeps. */
class ArenaCommandTest extends CommandFixture {
    private static final String BOTS = "--bots=greedy,random*2";

    @Test
    void theTableFitsInto80ColumnsAndSaysHowItCounts() {
        String table = arena(BOTS, "--games=6", "--seed=7");
        assertThat(exitCode).isZero();
        assertThat(table).startsWith("6 games, seed 7: greedy, random-1, random-2\n");
        assertThat(table.lines())
                .filteredOn(line -> line.matches("(greedy|random-\\d) .* % .*"))
                .hasSize(3);
        assertThat(table).contains("95 % confidence").contains("A win that k bots share counts 1/k");
        assertThat(arena("--bots=ismcts:000000001*4,random", "--seed=18446744073709551615", "--games=1")
                        .lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "json", "csv"})
    void theNumberOfThreadsChangesNoByte(String format) {
        String one = arena(BOTS, "--games=9", "--threads=1", "--format", format);
        assertThat(arena(BOTS, "--games=9", "--threads=4", "--format", format)).isEqualTo(one);
        assertThat(arena(BOTS, "--games=9", "--seed=2", "--format", format)).isNotEqualTo(one);
    }

    @Test
    void allGamesCanBePlayedFromAPosition() throws IOException {
        Path game = directory.resolve("game.json");
        arena(BOTS, "--game=1", "--record", game);
        String from = "--position=" + game + ":20";
        String table = arena(BOTS, "--games=6", from);
        assertThat(errors).isEmpty();
        assertThat(table).startsWith("From the position mpn/1 players=3 names=");
        assertThat(table.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        assertThat(arena(BOTS, "--games=6", from, "--threads=4")).isEqualTo(table);
        Path results = directory.resolve("games.jsonl");
        assertThat(arena(BOTS, "--games=6", from, "--results", results)).isEqualTo(table);
        assertThat(arena(BOTS, "--games=6", from, "--results", results)).isEqualTo(table);
        assertThat(errors).contains("goes on after 6 games");
        arena(BOTS, "--games=6", "--results", results);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("games of another arena").contains(", from mpn/1 players=3");
        Path second = directory.resolve("second.json");
        assertThat(arena(BOTS, from, "--game=2", "--record", second)).contains("seed 1602, from mpn/1");
        assertThat(MercuriusJson.RECORD.read(Files.readString(second)).position())
                .isPresent();
        JsonNode json = new ObjectMapper().readTree(arena(BOTS, "--games=1", from, "--format=json"));
        assertThat(json.get("position").asText()).startsWith("mpn/1 ");
        assertThat(arena(BOTS, "--games=1", "--format=json")).doesNotContain("position");
    }

    @ParameterizedTest
    @CsvSource({"--plot,x.svg", "--out,x.txt", "--format,json"})
    void aShownGameIsNotWrittenAsATable(String option, String value) {
        arena(BOTS, "--game=1", option, value);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains(option + ": is for tables, expected no number of a game");
        assertThat(arena(BOTS, "--game=1")).contains("game 1 of");
        assertThat(exitCode).isZero();
    }

    @Test
    void aPositionThatCannotBePlayedFromIsRefused() {
        Path game = directory.resolve("over.json");
        arena(BOTS, "--game=1", "--record", game);
        arena(BOTS, "--position", game);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("--position: a game that is over, expected one to play");
        arena("--bots=random*4", "--position=mpn/1 players=3");
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("--position: 3 players, expected 4 as at each table");
        arena(BOTS, "--position=mpn/1 players=3 market=33,33,33,14,14,14,19,19,19,19,19,19");
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("3 problems", "^");
    }

    @Test
    void theJsonSaysWhatTheTableSaysAndMore() throws IOException {
        JsonNode results = new ObjectMapper().readTree(arena(BOTS, "--games=6", "--format=json"));
        assertThat(results.at("/format").asText()).isEqualTo("mercurius-arena-results/2");
        assertThat(results.at("/seed").asText()).isEqualTo("1602");
        assertThat(results.at("/repeatable").asBoolean()).isTrue();
        assertThat(results.at("/tables/0/finished").asInt()).isEqualTo(6);
        JsonNode greedy = results.at("/tables/0/scores/0");
        assertThat(greedy.get("bot").asText()).isEqualTo("greedy");
        double rate = greedy.at("/winRate/value").asDouble();
        assertThat(rate)
                .isBetween(
                        greedy.at("/winRate/low").asDouble(),
                        greedy.at("/winRate/high").asDouble());
        double sum = 0;
        for (JsonNode score : results.at("/tables/0/scores")) {
            sum += score.at("/winRate/value").asDouble();
        }
        assertThat(sum).isCloseTo(1, within(1e-5));
    }

    @Test
    void theCsvHasAHeaderAndALineForEachBotOfEachTable() {
        List<String> lines = arena(BOTS, "--bots=random*3", "--games=1", "--format=csv")
                .lines()
                .toList();
        assertThat(lines).hasSize(7);
        assertThat(lines.get(0))
                .isEqualTo("table,bot,games,wins,shared_wins,win_rate,win_rate_low,win_rate_high,"
                        + "wealth,wealth_low,wealth_high,wealth_deviation,wealth_lowest,wealth_highest,failures");
        assertThat(lines).allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(15));
        assertThat(lines.get(1)).startsWith("1,greedy,1,");
        assertThat(lines.get(6)).startsWith("2,random-3,1,");
    }

    @Test
    void resultsGoIntoAFileAndPicturesAreDrawn() throws Exception {
        Path out = directory.resolve("out.csv");
        Path png = directory.resolve("plot.png");
        assertThat(arena(BOTS, "--games=4", "--format=csv", "--out", out, "--plot", png))
                .isEmpty();
        assertThat(out).content().startsWith("table,bot,");
        assertThat(ImageIO.read(png.toFile()).getWidth()).isEqualTo(1800);
        Path svg = directory.resolve("plot.svg");
        arena(BOTS, "--bots=random*3", "--games=4", "--plot", svg);
        DocumentBuilderFactory xml = DocumentBuilderFactory.newInstance();
        xml.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        assertThat(xml.newDocumentBuilder()
                        .parse(svg.toFile())
                        .getElementsByTagName("path")
                        .getLength())
                .isGreaterThan(10);
    }

    @Test
    void runAgainItGoesOnAndCanBeMadeLonger() throws IOException {
        Path file = directory.resolve("games.jsonl");
        arena(BOTS, "--games=5", "--results", file);
        List<String> five = Files.readAllLines(file);
        assertThat(five).hasSize(6);
        String eight = arena(BOTS, "--games=8", "--results", file);
        assertThat(errors).isEqualTo(file + ": goes on after 5 games\n");
        assertThat(Files.readAllLines(file)).hasSize(9).startsWith(five.toArray(String[]::new));
        assertThat(eight).isEqualTo(arena(BOTS, "--games=8"));
        arena("--bots=random*3", "--results", file);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("games of another arena: greedy,random-1,random-2, seed 1602; not of random-1");
    }

    @Test
    void anyGameCanBeShownAndIsTheOneThatTheArenaPlayed() throws IOException {
        Path games = directory.resolve("games.jsonl");
        Path file = directory.resolve("game.json");
        arena("--bots=ismcts:3,greedy,random", "--games=5", "--results", games);
        String told = arena("--bots=ismcts:3,greedy,random", "--game=4", "--record", file);
        assertThat(told)
                .startsWith("Mercurius: game 4 of ismcts:3,greedy,random, seed 1602\n")
                .contains("17. ");
        GameRecord record = MercuriusJson.RECORD.read(Files.readString(file));
        assertThat(record.verify().discrepancy()).isEmpty();
        JsonNode line = Files.readAllLines(games).stream()
                .map(ArenaCommandTest::parse)
                .filter(node -> node.path("game").asInt() == 4)
                .findFirst()
                .orElseThrow();
        for (int seat = 0; seat < 3; seat++) {
            int at = seat;
            assertThat(record.setup().name(seat))
                    .isEqualTo(line.at("/seats/" + seat).asText());
            assertThat(record.result())
                    .filteredOn(standing -> standing.seat() == at)
                    .singleElement()
                    .satisfies(standing -> assertThat(standing.score())
                            .isEqualTo(line.at("/wealth/" + at).asInt()));
        }
    }

    private static JsonNode parse(String line) {
        try {
            return new ObjectMapper().readTree(line);
        } catch (IOException wrong) {
            throw new AssertionError(line, wrong);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--out", "--plot", "--results"})
    void whatCannotBeWrittenIsSaidBeforeAMillionGamesArePlayed(String option) throws IOException {
        Path folder = Files.createDirectory(directory.resolve("folder.svg"));
        assertThat(arena(BOTS, "--games=1000000", option, folder)).isEmpty();
        assertThat(errors).startsWith("arena: " + folder + ": a directory, expected a file\n");
        assertThat(arena(BOTS, "--games=1000000", option, directory.resolve("none/x.svg")))
                .isEmpty();
        assertThat(errors).contains("none/x.svg: no directory ");
        Path same = directory.resolve("same.svg");
        String other = option.equals("--out") ? "--results" : "--out";
        assertThat(arena(BOTS, "--games=1000000", option, same, other, directory.resolve("folder.svg/../same.svg")))
                .isEmpty();
        assertThat(errors).contains("same.svg: given twice, expected a file for each option");
        assertThat(exitCode).isEqualTo(2);
        assertThat(directory.toFile().list()).containsExactly("folder.svg");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "                                  | --bots or --round-robin: none given, expected one",
                "--bots=random*3 --round-robin=greedy,random | --bots or --round-robin: both given, expected one",
                "--round-robin=greedy,random       | --round-robin: 2 bots, expected 4 or more, as many as play",
                "--round-robin=greedy,random,greedy --players=3 | --round-robin: 'greedy' twice, expected each bot"
                        + " once",
                "--round-robin=greedy,random,ismcts:1,ismcts:2 --players=3 --game=1 | a game of one table, expected"
                        + " --bots",
                "--bots=gready*3                   | --bots: bot: 'gready', expected easy, medium, hard, random, greedy",
                "--bots=greedy,,random            | --bots: bot: '', expected easy",
                "--bots=random*0                  | --bots: number of bots in 'random*0': 0, expected 3 to 5",
                "--bots=random*3x                 | --bots: bot: 'random*3x', expected easy",
                "--bots=random*3 --sprt=55:50     | --sprt: '55:50', expected two rates in percent, the lower one first",
                "--bots=random*3 --sprt=50        | --sprt: '50', expected two rates in percent",
                "--bots=random*3 --sprt=a:b       | --sprt: 'a:b', expected two rates in percent",
                "--bots=random*3 --precision=0    | --precision: 0.0, expected more than 0 and less than 100 percent",
                "--bots=random*3 --precision=NaN  | --precision: NaN, expected more than 0",
                "--bots=random*3 --bots=random*4   | random*3 and random*4, expected as many bots at each table",
                "--bots=random*3 --games=0         | --games: 0, expected 1 to 1000000",
                "--bots=random*3 --limit=-1        | --limit: -1, expected 1 or more milliseconds",
                "--bots=random*3 --format=xml      | expected one of [TABLE, JSON, CSV]",
                "--bots=random*3 --record=a        | --record: expected --game as well",
            })
    void whatCannotBeDoneIsSaid(String arguments, String message) {
        assertThat(arena(arguments == null ? new Object[0] : arguments.split(" +")))
                .isEmpty();
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains(message).contains("Try 'arena --help'");
    }
}
