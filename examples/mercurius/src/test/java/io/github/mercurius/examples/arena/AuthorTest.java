package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.examples.cli.CommandFixture;
import io.github.mercurius.json.MercuriusJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What an arena does for the author of a bot: records, a log, games that are forfeited, a notice of other code. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "the bot is a script of the shell")
class AuthorTest extends CommandFixture {
    private static final Path FIRST_BOT = Path.of("src/test/resources/io/github/mercurius/examples/bots/first_bot.sh");

    private Path script = Path.of("");

    @BeforeEach
    void copyBot() throws IOException {
        script = Files.copy(FIRST_BOT, directory.resolve("bot.sh"));
    }

    private String play(Object... more) {
        List<Object> arguments = new ArrayList<>(List.of("--bots=exec:/bin/sh " + script + ",random*2", "--games=3"));
        arguments.addAll(List.of(more));
        return arena(arguments.toArray());
    }

    @Test
    void eachGameIsARecordAndTheProtocolALog() throws IOException {
        Path records = directory.resolve("new/records");
        Path log = directory.resolve("log.txt");
        play("--records", records, "--log", log);
        assertThat(exitCode).as(errors).isZero();
        assertThat(records.toFile().list()).containsExactlyInAnyOrder("game-1.json", "game-2.json", "game-3.json");
        String second = Files.readString(records.resolve("game-2.json"));
        assertThat(MercuriusJson.RECORD.read(second).verify().discrepancy()).isEmpty();
        assertThat(log)
                .content()
                .containsPattern("^[\\d:.]+ \\d+ > \\{\"type\":\"hello\"")
                .containsPattern("\n[\\d:.]+ \\d+ < \\{\"type\":\"ready\"")
                .contains(
                        " > {\"type\":\"begin\"", " > {\"type\":\"update\"", " < {\"question\":1,\"action\":\"+AMS\"}");
        arena("--bots=random*3", "--bots=greedy,random*2", "--games=1", "--records", records);
        assertThat(records).isDirectoryContaining("glob:**/table-2-game-1.json");
        Files.createDirectory(records.resolve("game-4.json"));
        arena("--bots=random*3", "--games=4", "--records", records);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("game-4.json: a directory, expected a file").doesNotContain("Exception");
    }

    @Test
    void whoFailsLosesIfThatIsWanted() throws IOException {
        Files.writeString(script, Files.readString(script).replace("${rest%%", "no-${rest%%"));
        assertThat(play("--format=csv").lines().skip(1).findFirst())
                .get()
                .asString()
                .doesNotContain(",0.0,0.0,");
        assertThat(exitCode).isZero();
        JsonNode scores =
                new ObjectMapper().readTree(play("--forfeit", "--format=json")).at("/tables/0/scores");
        assertThat(exitCode).isEqualTo(1);
        assertThat(scores.at("/0/failures").asInt()).isPositive();
        assertThat(scores.at("/0/winRate/value").asDouble()).isZero();
        assertThat(scores.at("/0/wealth/value").asDouble()).isZero();
        assertThat(scores.at("/1/winRate/value").asDouble()
                        + scores.at("/2/winRate/value").asDouble())
                .isEqualTo(1);
        arena("--bots=random*3", "--games=3", "--forfeit");
        assertThat(exitCode).as("nobody failed").isZero();
    }

    @Test
    void gamesOfOtherCodeAreNotMixed() throws IOException {
        Path results = directory.resolve("games.jsonl");
        play("--results", results);
        play("--results", results);
        assertThat(errors).contains("goes on after 3 games");
        Files.writeString(script, "# another\n" + Files.readString(script));
        play("--results", results);
        assertThat(exitCode).isEqualTo(2);
        assertThat(errors).contains("games.jsonl:1: games of other bots: their files have changed since.");
        play("--results", results, "--forfeit");
        assertThat(errors).contains("games of another arena: ", ", seed 1602, who fails loses.");
        Path own = directory.resolve("own.jsonl");
        arena("--bots=random*3", "--games=1", "--results", own);
        assertThat(own).content().contains("\"conditions\":{\"limit\":0,\"duplicate\":false},\"position\":\"\"}\n");
    }
}
