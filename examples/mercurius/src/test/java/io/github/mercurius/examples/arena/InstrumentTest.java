package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.examples.cli.CommandFixture;
import io.github.mercurius.examples.games.common.Columns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The arena as an instrument: duplicate deals, sequential tests, copies, and how many games it takes. */
class InstrumentTest extends CommandFixture {
    @ParameterizedTest
    @ValueSource(strings = {"mercurius", "mercatores", "mercado"})
    void duplicateDealsAreSavedAndGoOn(String game) throws IOException {
        Path file = directory.resolve("games.jsonl");
        Object[] all = {
            "--game", game, "--bots", "greedy,random*2", "--duplicate", "--games=12", "--precision=1", "--format=json"
        };
        String whole = arena(with(all, "--results", file));
        assertThat(exitCode).as(errors).isZero();
        assertThat(whole).contains("\"duplicate\" : true", "\"gamesOfADeal\" : 3", "\"seats\" : [", "\"needed\" : [");
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.get(0)).contains("\"conditions\":{\"limit\":0,\"duplicate\":true}");
        Files.write(file, lines.subList(0, 6));
        assertThat(arena(with(all, "--results", file))).isEqualTo(whole);
        arena("--game", game, "--bots", "greedy,random*2", "--results", file);
        assertThat(errors).contains("games of another arena");
    }

    private static Object[] with(Object[] arguments, Object... more) {
        Object[] all = java.util.Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return all;
    }

    @Test
    void aSequentialTestStopsAsSoonAsItIsDecidedWhateverTheThreads() {
        String one = arena("--bots", "greedy,random*3", "--sprt", "25:50", "--games=5000", "--threads=1");
        assertThat(exitCode).as(errors).isZero();
        String answer = one.substring(one.indexOf("Does greedy win"), one.indexOf("Intervals are"));
        assertThat(answer.replaceAll("\\s+", " "))
                .contains(
                        "Does greedy win 25.0\u00a0% or 50.0\u00a0%? The games speak for 50.0\u00a0% against 25.0\u00a0%, after ")
                .contains("If the rate lies in between, either answer may come.");
        assertThat(one).contains(" of 5000 games");
        assertThat(errors).doesNotContain("Stopped.");
        assertThat(arena("--bots", "greedy,random*3", "--sprt", "25:50", "--games=5000", "--threads=2"))
                .contains(answer);
        assertThat(arena("--bots", "greedy,random*3", "--sprt", "97:99", "--games=12"))
                .contains("Not decided yet", "after 12 games");
    }

    @Test
    void tablesWithTheSameDealsAreCompared() throws IOException {
        Object[] bots = {"--bots=greedy,random*3", "--bots=random*4", "--games=20"};
        assertThat(arena(bots).replaceAll("\\s+", " "))
                .containsPattern("random-1 \\(table 2\\) less greedy \\(table 1\\), in the same 20 deals:"
                        + " -\\d+\\.\\d\u00a0% \\(-\\d+\\.\\d to -\\d");
        JsonNode json = new ObjectMapper().readTree(arena(with(bots, "--format=json")));
        double expected = json.at("/tables/1/scores/0/winRate/value").asDouble()
                - json.at("/tables/0/scores/0/winRate/value").asDouble();
        assertThat(json.at("/differences/0/winRate/value").asDouble()).isCloseTo(expected, within(1e-5));
        bots = new Object[] {"--bots=greedy,random*2", "--bots=greedy,random*2", "--games=9", "--duplicate"};
        assertThat(arena(bots).replaceAll("\\s+", " "))
                .contains("greedy (table 2) less greedy (table 1), in the same 3 deals: +0.0\u00a0% (0.0 to 0.0)");
    }

    @Test
    void theTableTellsHowOftenSeatsWinAndHowManyGamesItTakes() {
        String table = arena("--bots", "random*4", "--games=40", "--precision=1");
        assertThat(table).containsPattern("Wins by seat, [^:]+:(\\s+[\\d.]+\u00a0%,?){4}");
        assertThat(table).containsPattern("random-1: ± 1.00 % takes about \\d,\\d{3} games");
        assertThat(table.lines())
                .allSatisfy(line -> assertThat(Columns.width(line)).isLessThanOrEqualTo(80));
    }
}
