package io.github.mercurius.rules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.BotKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The transcript on the page of the protocol is what host and bot write: the host with a process, as a smoke test. */
class ProtocolPageTest {
    private static final Path PAGE = Path.of("../../examples/clients/PROTOCOL.md");
    private static final Setup SETUP = Setup.of(3);

    @TempDir
    Path directory;

    private static Bot cards() {
        return view -> Action.playCard(view.hand().kinds().get(0));
    }

    /** Where the last round begins. */
    private static GameState lastRound() {
        Game game = Arbiter.of(Mercurius.rules())
                .play(Game.start(SETUP, Deal.seeded(1602)), List.of(cards(), cards(), cards()))
                .game();
        return game.steps().get(game.steps().size() - 4).after();
    }

    private static List<String> transcript() throws IOException {
        return Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("> {") || line.startsWith("< {"))
                .map(ProtocolPageTest::withoutTime)
                .toList();
    }

    /** The time that is left differs from run to run. */
    private static String withoutTime(String line) {
        return line.replaceAll("(\"choose\",\"question\":\\d+,\"millis\":)\\d+", "$1…");
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, disabledReason = "the bot is a shell script")
    void theHostWritesTheTranscript() throws IOException {
        Path script = Files.writeString(directory.resolve("bot.sh"), AnyGameTest.BOT);
        Path written = directory.resolve("transcript.txt");
        List<String> command = List.of("/bin/sh", script.toString(), written.toString());
        try (var bots =
                AnyGameTest.patient(new AnyGameTest.Played<>(Mercurius.rules(), MercuriusJson.formats()), command)) {
            AnyBot<Action, PlayerView> bot = bots.kind().make(0);
            Arbiter.of(Mercurius.rules()).play(Game.from(lastRound()), List.of(bot, cards(), cards()));
            Arbiter.of(Mercurius.rules()).close(bot);
        }
        Files.createDirectories(Path.of("target"));
        Files.copy(
                written,
                Path.of("target/transcript.txt"),
                StandardCopyOption.REPLACE_EXISTING); // to be copied to the page
        assertThat(Files.readAllLines(written).stream().map(ProtocolPageTest::withoutTime))
                .containsExactlyElementsOf(transcript());
    }

    @Test
    void ourBotsUnderstandTheTranscript() throws IOException {
        BotSpeaker<Action, PlayerView> speaker = speaker(first());
        List<String> said = new ArrayList<>();
        for (String line : Files.readAllLines(PAGE)) {
            if (line.startsWith("> {")) {
                said.add(line);
                Optional<String> answer = speaker.take(line.substring(2));
                answer.ifPresent(text -> said.add("< " + text));
            }
        }
        assertThat(said.stream().map(ProtocolPageTest::withoutTime)).containsExactlyElementsOf(transcript());
    }

    /** Another host may write its JSON with other spaces. */
    @Test
    void ourBotsEndWithGoodbyeHoweverItIsWritten() {
        BotSpeaker<Action, PlayerView> speaker =
                speaker(kind("the \"best\"", view -> view.legalActions().get(0)));
        assertThat(speaker.take("{\"type\": \"hello\", \"protocol\": \"mercurius-bot/2\"}"))
                .hasValue("{\"type\":\"ready\",\"name\":\"the \\\"best\\\"\",\"games\":[\"mercurius\"]}");
        assertThat(speaker.isOver()).isFalse();
        assertThat(speaker.take("{ \"type\" : \"bye\" }")).isEmpty();
        assertThat(speaker.isOver()).isTrue();
    }

    /** A cold virtual machine must not take its time from the first decision of a game. */
    @Test
    void ourBotsDecideOnceBeforeTheyAreReady() {
        List<Integer> asked = new ArrayList<>();
        BotSpeaker<Action, PlayerView> speaker = speaker(kind("first", view -> {
            asked.add(view.table().turn());
            throw new IllegalStateException("not yet");
        }));
        assertThat(speaker.take("{\"type\":\"hello\",\"protocol\":\"mercurius-bot/2\"}"))
                .hasValue("{\"type\":\"ready\",\"name\":\"first\",\"games\":[\"mercurius\"]}");
        assertThat(asked).containsExactly(0);
    }

    private static BotSpeaker<Action, PlayerView> speaker(BotKind<Action, PlayerView> kind) {
        Consumer<String> complaints = what -> {
            throw new AssertionError(what);
        };
        return new BotSpeaker<>(
                Mercurius.rules(),
                new Messages<>(Mercurius.rules(), MercuriusJson.formats()),
                kind,
                complaints,
                AnyGameTest::runElsewhere);
    }

    private static BotKind<Action, PlayerView> first() {
        return kind("first", view -> view.legalActions().get(0));
    }

    private static BotKind<Action, PlayerView> kind(String name, Bot bot) {
        return new BotKind<>(name, true, seed -> bot);
    }
}
