package io.github.mercurius.rules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A process plays every game, and so does the bot's side in Java. */
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class AnyGameTest {
    /** Writes down what it reads, and plays the first legal action; it knows no game. */
    static final String BOT = """
        while read -r line; do
          echo "> $line" >>"$1"
          case $line in
            *'"type":"hello"'*) answer='{"type":"ready","name":"first","games":["'${line#*'"game":"'}
              answer=${answer%'"}'}'"]}' ;;
            *'"type":"choose"'*) number=${line#*'"question":'}; action=${line#*'"legal":["'}
              answer="{\\"question\\":${number%%,*},\\"action\\":\\"${action%%'"'*}\\"}" ;;
            *) continue ;;
          esac
          echo "< $answer" >>"$1"
          echo "$answer"
        done
        """;

    @TempDir
    Path directory;

    /** A game with its JSON. */
    record Played<A extends AnyAction, V extends AnyView<A>>(Rules<A, V> rules, Formats<A, V> formats) {
        @Override
        public String toString() {
            return rules.id();
        }
    }

    static Stream<Played<?, ?>> games() {
        return Stream.of(
                new Played<>(Mercurius.rules(), MercuriusJson.formats()),
                new Played<>(Mercatores.rules(), MercatoresJson.formats()),
                new Played<>(Mercado.rules(), MercadoJson.formats()));
    }

    /** Has each task done by another thread before it returns: so no bot is late on any machine. */
    static void runElsewhere(Runnable task) {
        Thread thread = new Thread(task, "bot");
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** A bot's side of the protocol that plays the first legal action. */
    private static <A extends AnyAction, V extends AnyView<A>> BotSpeaker<A, V> speaker(Played<A, V> played) {
        Consumer<String> complaints = what -> {
            throw new AssertionError(what);
        };
        return new BotSpeaker<>(
                played.rules(),
                new Messages<>(played.rules(), played.formats()),
                first(),
                complaints,
                AnyGameTest::runElsewhere);
    }

    /** Host and bot in one program, with no pipe between them. */
    private static final class Spoken<A extends AnyAction, V extends AnyView<A>> implements AnyBot<A, V> {
        private final Messages<A, V> messages;
        private final BotSpeaker<A, V> bot;
        private int asked;

        Spoken(Played<A, V> played) {
            messages = new Messages<>(played.rules(), played.formats());
            bot = speaker(played);
            messages.checkReady(bot.take(messages.hello()).orElseThrow());
        }

        private void tell(String message) {
            assertThat(bot.take(message)).isEmpty();
        }

        @Override
        public void begin(GameStart<V> start) {
            tell(messages.begin(start));
        }

        @Override
        public boolean observe(AnyUpdate update) {
            tell(messages.update(update));
            return true;
        }

        @Override
        public A choose(V view) {
            asked++;
            return messages.action(bot.take(messages.choose(asked, view, 1)).orElseThrow(), asked, view);
        }

        @Override
        public void end(List<? extends AnyStanding> ranking) {
            tell(messages.end(ranking));
        }

        @Override
        public void close() {
            tell(Messages.BYE);
            assertThat(bot.isOver()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void aBotBehindTheProtocolPlaysAsItDoesWithoutIt(Played<A, V> played) {
        Rules<A, V> rules = played.rules();
        AnyGame<A, V> first = rules.start(rules.setup(List.of("Robert", "Magda", "Anna")), 1602);
        Arbiter<A, V> arbiter = Arbiter.of(rules);
        AnyBot<A, V> same = view -> view.legalActions().get(0);
        AnyBot<A, V> spoken = new Spoken<>(played);
        BotGame<AnyGame<A, V>> game = arbiter.play(first, List.of(spoken, same, same));
        assertThat(game.failures()).isEmpty();
        assertThat(game.game().state().isOver()).isTrue();
        assertThat(game.game().actions())
                .isEqualTo(arbiter.play(first, List.of(same, same, same)).game().actions());
        assertThat(arbiter.close(spoken)).isEmpty();
    }

    /** Bots of a command that answer as late as they like. */
    static <A extends AnyAction, V extends AnyView<A>> ProcessBots<A, V> patient(
            Played<A, V> played, List<String> command) {
        long hour = TimeUnit.HOURS.toNanos(1);
        return new ProcessBots<>(
                new Messages<>(played.rules(), played.formats()),
                "first",
                command,
                what -> {},
                new ProcessBots.Patience(hour, hour));
    }

    private List<String> command(Path transcript) throws IOException {
        Path script = Files.writeString(directory.resolve("bot.sh"), BOT);
        return List.of("/bin/sh", script.toString(), transcript.toString());
    }

    @ParameterizedTest
    @MethodSource("games")
    @Tag("nightly")
    @EnabledOnOs(value = OS.LINUX, disabledReason = "the bot is a shell script")
    <A extends AnyAction, V extends AnyView<A>> void aProcessPlaysAWholeGameAsABotInJavaDoes(Played<A, V> played)
            throws IOException {
        Path transcript = directory.resolve("transcript.txt");
        Rules<A, V> rules = played.rules();
        AnyGame<A, V> first = rules.start(rules.setup(List.of("Robert", "Magda", "Anna")), 1602);
        Arbiter<A, V> arbiter = Arbiter.of(rules);
        AnyBot<A, V> same = view -> view.legalActions().get(0);
        BotGame<AnyGame<A, V>> game;
        try (var bots = patient(played, command(transcript))) {
            AnyBot<A, V> process = bots.kind().make(0);
            game = arbiter.play(first, List.of(process, same, same));
            arbiter.close(process);
        }
        assertThat(game.failures()).isEmpty();
        assertThat(game.game().state().isOver()).isTrue();
        assertThat(game.game().actions())
                .isEqualTo(arbiter.play(first, List.of(same, same, same)).game().actions());
        Leftovers.awaitNone();

        List<String> lines = Files.readAllLines(transcript);
        assertThat(lines.get(0))
                .isEqualTo("> {\"type\":\"hello\",\"protocol\":\"mercurius-bot/2\",\"game\":\"" + rules.id() + "\"}");
        assertThat(lines).anyMatch(line -> line.startsWith("> {\"type\":\"update\""));
        assertThat(lines.get(lines.size() - 1)).isEqualTo("> {\"type\":\"bye\"}");
        assertThat(spoken(played, part(lines, "> "))).isEqualTo(part(lines, "< "));
    }

    @Test
    @Tag("nightly")
    @EnabledOnOs(value = OS.LINUX, disabledReason = "the bot is a shell script")
    void oneProcessPlaysOneGameAfterTheOther() throws IOException {
        Path transcript = directory.resolve("transcript.txt");
        List<String> names = List.of("Robert", "Magda", "Anna");
        PlayerView view = Mercurius.rules()
                .start(Mercurius.rules().setup(names), 1602)
                .state()
                .viewFor(0);
        Arbiter<Action, PlayerView> arbiter = Arbiter.of(Mercurius.rules());
        try (var bots = patient(new Played<>(Mercurius.rules(), MercuriusJson.formats()), command(transcript))) {
            for (int game = 0; game < 3; game++) {
                AnyBot<Action, PlayerView> bot = bots.kind().make(0);
                assertThat(arbiter.seat(bot, view).choose(view).failure()).isEmpty();
                arbiter.close(bot);
            }
        }
        List<String> lines = Files.readAllLines(transcript);
        assertThat(lines)
                .filteredOn(line -> line.startsWith("> {\"type\":\"hello\""))
                .hasSize(1);
        assertThat(lines)
                .filteredOn(line -> line.startsWith("> {\"type\":\"begin\""))
                .hasSize(3);
    }

    private static List<String> part(List<String> lines, String mark) {
        return lines.stream()
                .filter(line -> line.startsWith(mark))
                .map(line -> line.substring(mark.length()))
                .toList();
    }

    /** What a bot in Java answers to these messages. */
    private static <A extends AnyAction, V extends AnyView<A>> List<String> spoken(
            Played<A, V> played, List<String> messages) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        speaker(played)
                .speak(
                        new ByteArrayInputStream(
                                String.join("\n", messages).concat("\n").getBytes(StandardCharsets.UTF_8)),
                        out);
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static <A extends AnyAction, V extends AnyView<A>> BotKind<A, V> first() {
        return new BotKind<>("first", true, seed -> view -> view.legalActions().get(0));
    }

    @ParameterizedTest
    @MethodSource("games")
    <A extends AnyAction, V extends AnyView<A>> void aBotIsToldTheGameAndItsEdition(Played<A, V> played) {
        Rules<A, V> rules = played.rules();
        V view = rules.start(rules.setup(List.of("Robert", "Magda", "Anna")), 1602)
                .state()
                .viewFor(0);
        String begin = new Messages<>(rules, played.formats()).begin(new GameStart<>(view, 7, 1));
        assertThat(begin).startsWith("{\"type\":\"begin\",\"game\":\"" + played + "\",\"seat\":0,\"setup\":{");
        assertThat(begin.contains("\"edition\":{\"format\":\"" + played + "-edition/1\""))
                .isEqualTo(!played.rules().id().equals("mercurius"));
    }

    @Test
    void aBotOfAnotherGameIsRefusedBeforeItPlays() {
        Messages<?, ?> messages = new Messages<>(Mercado.rules(), MercadoJson.formats());
        String ready = "{\"type\":\"ready\",\"name\":\"other\",\"games\":[\"mercurius\",\"mercatores\"]}";
        assertThatThrownBy(() -> messages.checkReady(ready))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected the game mercado");
    }

    @Test
    void aHostThatBreaksTheProtocolIsRefused() {
        for (String message : List.of(
                "tea, please\n",
                "[]\n",
                "{\"type\":\"bye\"",
                "{\"type\":\"bye\",\"type\":\"bye\"}\n",
                "{\"type\":\"begin\",\"game\":\"mercurius\",\"seed\":\"1\"}\n",
                "\u00ff")) {
            byte[] bytes = message.getBytes(StandardCharsets.ISO_8859_1);
            assertThatThrownBy(() -> BotSpeaker.of(Mercado.rules(), MercadoJson.formats(), first(), what -> {})
                            .speak(new ByteArrayInputStream(bytes), new ByteArrayOutputStream()))
                    .as(message)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aCommandThatIsNoneIsRefused() {
        assertThatThrownBy(() -> ProcessBots.of(Mercado.rules(), MercadoJson.formats(), "none", List.of(), what -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("command: empty, expected a program");
        try (var bots = ProcessBots.of(
                Mercado.rules(), MercadoJson.formats(), "none", List.of("/nonexistent/bot"), what -> {})) {
            assertThatThrownBy(bots::tryOut)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("bot: 'none': the process ");
        }
    }
}
