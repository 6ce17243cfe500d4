package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.GameName;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What other programs speak to, in each game. */
class BotCommandTest {
    @ParameterizedTest
    @EnumSource
    void aBotIsReadyForTheGame(GameName game) {
        String said =
                "{\"type\":\"hello\",\"protocol\":\"mercurius-bot/2\",\"game\":\"" + game + "\"}\n{\"type\":\"bye\"}\n";
        InputStream in = System.in;
        PrintStream out = System.out;
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        System.setIn(new ByteArrayInputStream(said.getBytes(StandardCharsets.UTF_8)));
        System.setOut(new PrintStream(answer, true, StandardCharsets.UTF_8));
        try {
            CommandRun run = CommandRun.of(new BotCommand(), "--game", game, "random");
            assertThat(run.exitCode()).as(run.errors()).isZero();
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
        assertThat(answer.toString(StandardCharsets.UTF_8)).contains("\"type\":\"ready\"");
    }

    @ParameterizedTest
    @EnumSource
    void theLayoutOfItsObservationsIsSaid(GameName game) {
        CommandRun run = CommandRun.of(new EnvironmentCommand(), "--game", game, "--layout");
        assertThat(run.exitCode()).as(run.errors()).isZero();
        assertThat(run.out()).contains("\"game\" : \"" + game + "\"", "\"moves\"", "\"observation\"", "\"PLAYERS\"");
    }
}
