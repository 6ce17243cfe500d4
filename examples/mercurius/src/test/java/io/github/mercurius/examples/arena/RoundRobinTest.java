package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.examples.cli.CommandFixture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Many bots against each other. */
class RoundRobinTest extends CommandFixture {
    private static final String[] FIVE = {
        "--round-robin=greedy,random,prudent,regent:1,ismcts:1", "--players=3", "--games=1"
    };

    private String five(Object... more) {
        List<Object> all = new ArrayList<>(List.of((Object[]) FIVE));
        all.addAll(List.of(more));
        return arena(all.toArray());
    }

    @Test
    void theTablesFitInto80ColumnsAndOrderTheBots() {
        String table = five("--seed=7");
        assertThat(exitCode).as(errors).isZero();
        assertThat(table).startsWith("10 games at tables of 3, seed 7\n");
        assertThat(table)
                .containsPattern("\n 5  random +-\\d+ +\\d\\.\\d % +0\\.0–\\d+\\.\\d\n")
                .contains("Plackett-Luce", "Intervals are of 95 %", "equal bots win 33.3 % each");
        assertThat(table.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @Test
    void stoppedItGoesOnAndComesToTheSame() throws IOException {
        Path file = directory.resolve("games.jsonl");
        String whole = five("--results", file, "--format=csv", "--threads=1");
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(11);
        assertThat(lines.get(0)).startsWith("{\"format\":\"mercurius-round-robin/2\",\"seed\":\"1602\",\"tables\":[[");
        Files.write(file, lines.subList(0, 5));
        String resumed = five("--results", file, "--format=csv", "--threads=3");
        assertThat(errors).isEqualTo(file + ": goes on after 4 games\n");
        assertThat(resumed).isEqualTo(whole);
        assertThat(Files.readAllLines(file)).containsExactlyInAnyOrderElementsOf(lines);
        five("--results", file, "--seed=8");
        assertThat(errors).contains("games of another arena");
        assertThat(exitCode).isEqualTo(2);
    }

    @Test
    void jsonAndCsvHaveTheSameAndMore() throws IOException {
        JsonNode json = new ObjectMapper().readTree(five("--format=json"));
        assertThat(json.at("/format").asText()).isEqualTo("mercurius-arena-results/2");
        assertThat(json.at("/finished").asInt()).isEqualTo(10);
        assertThat(json.at("/ratings")).hasSize(5);
        double sum = 0;
        for (int bot = 0; bot < 5; bot++) {
            JsonNode rating = json.at("/ratings/" + bot);
            assertThat(rating.at("/games").asInt()).isEqualTo(6);
            sum += rating.at("/rating").asDouble();
        }
        assertThat(sum).as("0 is the average").isBetween(-0.01, 0.01);
        List<String> csv = five("--format=csv").lines().toList();
        assertThat(csv)
                .hasSize(6)
                .allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(6));
        assertThat(csv.get(1)).startsWith(json.at("/ratings/0/bot").asText() + ",6,");
    }

    @Test
    void theSisterGamesAreRatedAsWellAlsoTwoAtATable() {
        String table = arena("--game=mercado", "--round-robin=greedy,random", "--players=2", "--games=20");
        assertThat(exitCode).as(errors).isZero();
        assertThat(table).startsWith("Edition: ").contains("20 games at tables of 2", "\n 1  greedy");
    }
}
