package io.github.mercurius.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.cli.Seating;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.LogEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games at a terminal, from the first prompt to the ranking. */
class PlayCommandTest {
    private static final String PROMPT = "your move> ";

    @TempDir
    Path directory;

    private Path file = Path.of("");

    @BeforeEach
    void setUp() {
        file = directory.resolve("game.json");
    }

    private Player start(String language, String... more) throws IOException {
        return Player.start("mercurius", language, file, more);
    }

    /** Plays on, reading from the saved game what is legal, until so many actions are made or the game is over. */
    private int play(Player player, String prompt, int actions) throws IOException {
        int made = 0;
        while (made < actions && player.isAsked(prompt)) {
            player.type(choose(Player.saved(file)).notation() + "\r");
            made++;
        }
        return made;
    }

    private static Action choose(GameState state) {
        SplittableRandom random = new SplittableRandom(
                state.table().turn() * 7L + state.table().trades().size());
        return state.legalActions().sample(random::nextInt);
    }

    private GameRecord record() throws IOException {
        return MercuriusJson.RECORD.read(Files.readString(file));
    }

    @ParameterizedTest
    @ValueSource(strings = "it")
    void aWholeGameIsPlayedInEachLanguageIn80Columns(String language) throws Exception {
        Words words = Words.in(language);
        try (Player player = start(language)) {
            int actions = play(player, words.get("play.prompt"), Integer.MAX_VALUE);
            assertThat(actions).isGreaterThanOrEqualTo(17);
            assertThat(player.exitCode()).isZero();
            assertThat(player.seen()).contains(words.get("play.over", file));
            assertThat(player.lines())
                    .filteredOn(line -> !line.startsWith(words.get("play.prompt")) && !line.contains(file.toString()))
                    .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(80));
            // The market has a line for each asset each time that it is shown.
            assertThat(player.lines())
                    .filteredOn(line -> line.startsWith("SIL ") && line.contains("●"))
                    .hasSizeGreaterThanOrEqualTo(actions);
        }
        assertThat(record().result()).hasSize(3);
        assertThat(record().verify().discrepancy()).isEmpty();
    }

    @Test
    void afterCtrlCTheGameGoesOnAsIfNothingHadHappened() throws Exception {
        try (Player player = start("en")) {
            quitAfter(player, 14);
        }
        GameRecord uninterrupted = record();
        Files.delete(file);
        try (Player player = start("en")) {
            assertThat(play(player, PROMPT, 8)).isEqualTo(8);
            assertThat(player.isAsked(PROMPT)).isTrue();
            player.type("+TE\u0003");
            assertThat(player.exitCode()).isZero();
            assertThat(player.seen()).contains("The game is saved.").contains("--resume");
        }
        assertThat(record().log())
                .isEqualTo(uninterrupted.log().subList(0, record().log().size()));
        try (Player player = Player.atTerminal("--resume", file.toString(), "--lang", "en")) {
            quitAfter(player, 6);
            assertThat(player.seen()).contains("Resumed from");
        }
        assertThat(record()).isEqualTo(uninterrupted);
    }

    private void quitAfter(Player player, int actions) throws Exception {
        assertThat(play(player, PROMPT, actions)).isEqualTo(actions);
        assertThat(player.isAsked(PROMPT)).isTrue();
        player.type("quit\r");
        assertThat(player.exitCode()).isZero();
    }

    @Test
    void aGameFromAPositionBeginsThereIsPlayedToItsEndAndCanBeResumed() throws Exception {
        Game before = Game.start(Setup.of("a", "b", "c"), Deal.seeded(5));
        SplittableRandom random = new SplittableRandom(5);
        while (before.state().table().turn() < 35) {
            before = before.applyAction(before.state().legalActions().sample(random::nextInt));
        }
        PlayerView view = before.state().viewFor(2);
        try (Player player = start("en", "--position", view.toText())) {
            assertThat(play(player, PROMPT, 4)).isEqualTo(4);
            assertThat(player.isAsked(PROMPT)).isTrue();
            player.type("\u0003");
            assertThat(player.exitCode()).isZero();
        }
        GameState first = record().replay().firstState();
        assertThat(first.table().setup().names()).containsExactly("random-1", "random-2", "Player");
        assertThat(Seating.of(GameKit.mercurius(), Position.of(first), 0, List.of("a", "b", "c"))
                        .state()
                        .viewFor(2))
                .isEqualTo(view);
        try (Player player = Player.atTerminal("--resume", file.toString(), "--lang", "en")) {
            play(player, PROMPT, Integer.MAX_VALUE);
            assertThat(player.exitCode()).isZero();
            assertThat(player.lines()).anyMatch(line -> line.startsWith("C Player "));
        }
        assertThat(record().result()).hasSize(3);
        assertThat(record().verify().discrepancy()).isEmpty();
    }

    @Test
    void theEndOfTheInputLosesNothing() throws Exception {
        try (Player player = start("en")) {
            play(player, PROMPT, 3);
            assertThat(player.isAsked(PROMPT)).isTrue();
            player.type("\u0004");
            assertThat(player.exitCode()).isZero();
        }
        assertThat(record().verify().discrepancy()).isEmpty();
        assertThat(record().result()).isEmpty();
    }

    @Test
    void tabCompletesLegalActionsAndCommands() throws Exception {
        try (Player player = start("en")) {
            assertThat(player.isAsked(PROMPT)).isTrue();
            player.type("+am\t\r");
            assertThat(player.isAsked(PROMPT)).isTrue();
            assertThat(record().log()).last().isEqualTo(new LogEntry.Acted<>(Action.parse("+AMS")));
            player.type("un\t\r");
            assertThat(player.isAsked(PROMPT)).isTrue();
            assertThat(player.seen()).contains("Taken back: +AMS");
            player.type("quit\r");
            assertThat(player.exitCode()).isZero();
        }
    }
}
