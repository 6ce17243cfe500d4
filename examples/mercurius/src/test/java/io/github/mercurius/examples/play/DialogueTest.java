package io.github.mercurius.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.MercuriusJson;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is answered to what is typed, through a pipe: lines in, lines out, nothing that moves a cursor. */
class DialogueTest extends PipedGame {
    /** A game where the person begins. */
    private String dialogue(String... lines) {
        List<String> arguments = List.of("--seed", "3", "--bots", "random", "--lang", "en", "--save", file.toString());
        String shown = play(String.join("\n", lines), arguments.toArray(String[]::new));
        assertThat(exitCode).as(shown).isZero();
        assertThat(shown).doesNotContain("\u001b");
        return shown;
    }

    @Test
    void aRefusedMoveSaysWhyAndWhyShowsTheRule() {
        String shown = dialogue("-TEA", "why");
        assertThat(after(shown, "-TEA")).startsWith("Not allowed. TRD-6: Player has no token of tea\n\"why\" shows");
        assertThat(after(shown, "why"))
                .startsWith("TRD-6: Player has no token of tea\n  A purchase needs a token in the bank, a sale needs");
    }

    @Test
    void whatDividendsPayIsSaidToBeMadeUp() {
        assertThat(dialogue("quit")).contains("are made up", "RUL-1");
    }

    @Test
    void whyAsksAboutAnyAction() {
        String shown = dialogue("why", "why b:", "why +ams", "why +xyz");
        assertThat(after(shown, "why")).startsWith("Nothing was refused yet.");
        assertThat(after(shown, "why b:")).startsWith("BLK-2: 0 tokens given, 1 to 3 needed\n  The player puts");
        assertThat(after(shown, "why +ams")).startsWith("+AMS is allowed.");
        assertThat(after(shown, "why +xyz")).startsWith("I do not understand \"+xyz\" from \"xyz\" on.");
    }

    @Test
    void tradesCanBeTakenBackInTheTurnButNotBeyondACard() {
        String shown = dialogue("+AMS", "+tea", "undo", "undo", "undo");
        assertThat(shown)
                .containsSubsequence(
                        "buys a share of Amsterdam for 10",
                        "buys a token of tea for 15",
                        "Taken back: +TEA",
                        "Taken back: +AMS");
        assertThat(shown).contains("There is nothing of yours to take back");
    }

    @Test
    void aCardThatWasPlayedCannotBeTakenBack() throws Exception {
        dialogue("board");
        String card = Player.saved(file).hand(0).kinds().get(0).code();
        Files.delete(file);
        String shown = dialogue(card, "undo");
        assertThat(after(shown, "undo")).startsWith("There is nothing of yours to take back in this turn.");
    }

    @Test
    void allThatCanBeTypedIsListed() {
        String shown =
                dialogue("help", "legal", "legal n:", "legal z", "rule", "rule end-1", "rule xyz", "hint", "", "dance");
        List<String> help = new ArrayList<>(TerminalGame.COMMANDS);
        assertThat(after(shown, "help")).contains(help);
        assertThat(after(shown, "legal")).startsWith("+AMS  +HOO  +DEL");
        assertThat(after(shown, "legal")).containsPattern("\n\"legal N:\" lists \\d+ ways\n");
        assertThat(after(shown, "legal n:")).startsWith("N:  N:").doesNotStartWith("+AMS");
        assertThat(after(shown, "legal z")).startsWith("Nothing that begins so is allowed.\n");
        assertThat(after(shown, "rule")).startsWith("THG-1  THG-2  ");
        assertThat(after(shown, "rule end-1")).startsWith("END-1: Two more rounds");
        assertThat(after(shown, "rule xyz")).startsWith("There is no rule xyz.");
        assertThat(after(shown, "hint"))
                .containsPattern("^1\\. .*: wins \\d+\\.\\d % \\(\\d")
                .containsPattern("\n3\\. .*: wins ")
                .contains("plays ", " less", "intervals of 95 %.");
        assertThat(after(shown, "dance")).startsWith("I do not understand \"dance\".");
    }

    @Test
    void theTableShowsWhatCanBeBoughtAndSoldAndHowLongCardsAct() throws Exception {
        String shown = dialogue("+AMS");
        String later = after(shown, "+AMS");
        assertThat(later).containsPattern("AMS Amsterdam  10 ·{14}●·{18}    4 1 · ·   3  12   10\n");
        assertThat(later).containsPattern("TEA tea        15 ·{19}●·{13}    5 · · ·      15    –\n");
        assertThat(later).contains("Trades left: 2.");
        String card = Player.saved(file).hand(0).kinds().get(0).code();
        assertThat(play(card + "\n", "--resume", file.toString(), "--lang", "en"))
                .contains(card + "x2");
    }

    @Test
    void aFileIsNotOverwritten() {
        dialogue("+AMS");
        String shown = play("", "--seed", "4", "--bots", "random", "--save", file.toString());
        assertThat(exitCode).isEqualTo(2);
        assertThat(shown).contains("is there already: --resume its game, or --save this one elsewhere");
    }

    @Test
    void aSavedGameKeepsWhatItWasSetUpWith() throws Exception {
        dialogue("+AMS");
        String saved = Files.readString(file);
        String shown =
                play("", "--seed", "4", "--resume", file.toString(), "--name", "Anna", "--bots=random", "--players=4");
        assertThat(exitCode).isEqualTo(2);
        assertThat(shown)
                .startsWith("play: --resume goes on with the players and cards in " + file
                        + ", so it cannot have --players, --bots, --name, --seed\n");
        assertThat(file).content().isEqualTo(saved);
    }

    @Test
    void aResumedGameCanBeSavedElsewhereButNotOverAnotherOne() throws Exception {
        dialogue("+AMS");
        String saved = Files.readString(file);
        Path copy = directory.resolve("copy.json");
        play("-AMS\n", "--resume", file.toString(), "--save", copy.toString());
        assertThat(exitCode).isZero();
        assertThat(file).content().isEqualTo(saved);
        assertThat(Player.saved(copy).table().trades()).hasSize(2);
        assertThat(play("", "--resume", file.toString(), "--save", copy.toString()))
                .contains("copy.json: is there already");
        assertThat(exitCode).isEqualTo(2);
    }

    @Test
    void aResumedGameStaysAsItIsUntilSomebodyActs() throws Exception {
        dialogue("+AMS");
        String pretty = MercuriusJson.RECORD.writePretty(MercuriusJson.RECORD.read(Files.readString(file)));
        Files.writeString(file, pretty);
        play("board\nlegal\n", "--resume", file.toString());
        assertThat(exitCode).isZero();
        assertThat(file).content().isEqualTo(pretty);
        play("-AMS\n", "--resume", file.toString());
        assertThat(Player.saved(file).table().trades()).hasSize(2);
    }

    @Test
    void whatIsTypedSteersNoTerminal() {
        assertThat(play("x\u001b[2J\u202e\n", "--seed=3", "--bots=random", "--lang=en", "--save=" + file))
                .contains("> x\\u001B[2J\\u202E\n", "understand \"x\\u001B[2J\\u202E\"");
    }
}
