package io.github.mercurius.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mercatores and Mercado at the terminal: whole games, and what is answered to what is typed. */
class SisterPlayTest extends PipedGame {
    private Match<?, ?> saved() throws IOException {
        return PlayCommand.saved(file, new OutsideBots(List.of(), what -> {}, line -> {}));
    }

    private String firstLegal() throws IOException {
        Match<?, ?> match = saved();
        return match.game()
                .state()
                .viewFor(match.person())
                .legalActions()
                .get(0)
                .notation();
    }

    /** Plays on as a greedy player would, until the game is over. */
    private int play(Player player, String prompt) throws IOException {
        int made = 0;
        while (player.isAsked(prompt)) {
            player.type(greedy(saved()) + "\r");
            made++;
        }
        return made;
    }

    private static <A extends AnyAction, V extends AnyView<A>> String greedy(Match<A, V> match) {
        return match.kit()
                .bots()
                .apply("greedy")
                .make(0)
                .choose(match.game().state().viewFor(match.person()))
                .notation();
    }

    @ParameterizedTest
    @CsvSource({"mercatores,board", "mercado,A"}) // in Mercado the first turn has no choice but to draw
    void aHintNamesTheBestActionsWithTheirChancesInWords(String game, String first) throws Exception {
        try (Player player = Player.start(game, "en", file)) {
            player.isAsked(Words.in("en").get("play.prompt"));
            player.type(first + "\r");
            player.isAsked(Words.in("en").get("play.prompt"));
            player.type("hint\r");
            player.isAsked(Words.in("en").get("play.prompt"));
            assertThat(player.seen())
                    .containsPattern("1\\. \\S+: wins \\d+\\.\\d % \\(")
                    .containsPattern("2\\. \\S+: wins .* less")
                    .contains("That is if all play greedily afterwards");
        }
    }

    @ParameterizedTest
    @CsvSource({"mercatores, pl", "mercado, it"})
    void aWholeGameIsPlayedIn80Columns(String game, String language) throws Exception {
        Words words = Words.in(language);
        try (Player player = Player.start(game, language, file)) {
            int actions = play(player, words.get("play.prompt"));
            assertThat(actions).isGreaterThan(10);
            assertThat(player.exitCode()).isZero();
            assertThat(player.seen())
                    .contains(words.get("play.over", file))
                    .contains(words.get("edition.standIn", "").strip());
            assertThat(player.lines())
                    .filteredOn(line -> !line.startsWith(words.get("play.prompt")) && !line.contains(file.toString()))
                    .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(80));
        }
        assertThat(RecordFile.read(GameKit.of(RecordFile.game(file)), file).result())
                .isNotEmpty();
    }

    /** A game where the person begins. */
    private String dialogue(String game, String... lines) {
        String shown = play(
                String.join("\n", lines), "--game=" + game, "--seed=3", "--bots=random", "--lang=en", "--save=" + file);
        assertThat(exitCode).as(shown).isZero();
        return shown;
    }

    @Test
    void aRefusedMoveOfMercatoresSaysWhy() {
        String shown =
                dialogue("mercatores", "t:crn0", "why", "why g:crn9", "x", "rule cash-5", "rule", "help", "legal z");
        assertThat(after(shown, "t:crn0")).startsWith("Not allowed. TURN-1: ");
        assertThat(after(shown, "why")).startsWith("TURN-1: ").contains("\n  Players take turns clockwise;");
        assertThat(after(shown, "why g:crn9")).startsWith("I do not understand \"g:crn9\" from \"crn9\" on.");
        assertThat(after(shown, "x")).startsWith("I do not understand \"x\".");
        assertThat(after(shown, "rule cash-5")).startsWith("CASH-5: ");
        assertThat(after(shown, "rule")).startsWith("THG-1  THG-2");
        assertThat(after(shown, "help")).contains(TerminalGame.COMMANDS).contains("give a card", "C:RCTN>2");
        assertThat(after(shown, "legal z")).startsWith("Nothing that begins so is allowed.");
    }

    @ParameterizedTest
    @CsvSource({"mercurius, dividends=FULL", "mercatores, lastTurns=all", "mercado, side=b disc=7 coinChanger=free"})
    void whatAGameLeavesOpenIsChosenByName(String game, String chosen) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("--game=" + game, "--lang=en", "--save=" + file));
        List.of(chosen.split(" ", -1)).forEach(choice -> arguments.add("--choose=" + choice));
        String shown = play("quit\n", arguments.toArray(String[]::new));
        assertThat(exitCode).as(shown).isZero();
        AnySetup setup = saved().game().setup();
        Map<String, String> choices = new HashMap<>();
        List.of(chosen.split(" ", -1))
                .forEach(choice -> choices.put(choice.split("=", -1)[0], choice.split("=", -1)[1]));
        assertThat(setup)
                .isEqualTo(saved().kit().rules().setup(setup.names(), setup.startSeat(), choices))
                .isNotEqualTo(saved().kit().rules().setup(setup.names(), setup.startSeat(), Map.of()));
        assertThat(play("", "--resume=" + file, "--choose=" + chosen.split(" ", -1)[0]))
                .contains("so it cannot have --choose");
    }

    @Test
    void whatCannotBeChosenIsRefusedWithAllThatCan() {
        assertThat(play("", "--game=mercado", "--choose=side=C", "--save=" + file))
                .contains("--choose: rulings.side: 'C', expected one of [A, B]");
        assertThat(play("", "--game=mercado", "--choose=weather=rain", "--save=" + file))
                .contains("expected some of [side, disc, coinChanger]");
        assertThat(play("", "--position=mpn/1 players=3", "--choose=dividends=full", "--save=" + file))
                .contains("--choose: expected only without --position, which has its rulings");
        assertThat(exitCode).isEqualTo(2);
    }

    @Test
    void whatWasGivenInMercatoresCanBeTakenBackUntilCardsAreSeen() throws IOException {
        dialogue("mercatores", "board");
        String give = firstLegal();
        Files.delete(file);
        String shown = dialogue("mercatores", give, "undo", "undo");
        // the card was in a hand, where nobody else could see it
        assertThat(after(shown, give)).contains("Player gives a card to the market: ");
        assertThat(after(shown, "undo")).startsWith("Something was revealed since: that cannot be taken back.");
    }

    @Test
    void mercadoIsPlayedWithChanceFromTheSeed() {
        String shown = dialogue("mercado", "b", "a", "undo", "g>1", "help", "board");
        assertThat(after(shown, "b")).startsWith("Not allowed. RET-1: Player has no coin on the character tile\n");
        assertThat(after(shown, "a")).contains("Player draws 3 coins\n  from the purse of Player come ");
        assertThat(after(shown, "undo")).startsWith("Something was revealed since: that cannot be taken back.");
        assertThat(after(shown, "help")).contains(TerminalGame.COMMANDS).contains("W:purse");
        assertThat(after(shown, "board")).contains("◎", "ABC", "Head merchant", "Drawn: ");
        assertThat(shown.substring(0, shown.indexOf("game.json")))
                .isEqualTo(again("mercado", "b", "a", "undo", "g>1", "help", "board"));
    }

    private String again(String game, String... lines) {
        file.toFile().delete();
        String shown = dialogue(game, lines);
        return shown.substring(0, shown.indexOf("game.json"));
    }

    @Test
    void coinsThatWereSetCanBeTakenBack() throws IOException {
        dialogue("mercado", "a");
        String set = firstLegal();
        assertThat(set).contains(">");
        Files.delete(file);
        String shown = dialogue("mercado", "a", set, "undo");
        assertThat(after(shown, set)).contains("Player sets ");
        assertThat(after(shown, "undo")).startsWith("Taken back: " + set);
    }

    @ParameterizedTest
    @CsvSource({"mercatores", "mercado"})
    void aGameFromAPositionBeginsThereWithTheNamesOfThoseWhoPlay(String game) throws Exception {
        dialogue(game, "quit");
        AnyGame<?, ?> before = saved().game();
        Files.delete(file);
        String text = before.state().toText();
        String played = play(
                "board\nquit\n",
                "--game=" + game,
                "--position=" + text,
                "--name=Zoë, 2",
                "--bots=greedy",
                "--save=" + file);
        assertThat(exitCode).as(played).isZero();
        AnyGame<?, ?> after = saved().game();
        assertThat(after.setup().names()).contains("Zoë, 2", "greedy-1");
        assertThat(after.firstState().toText().replaceFirst(" names=\\S+", ""))
                .isEqualTo(text.replaceFirst(" names=\\S+", ""));
    }
}
