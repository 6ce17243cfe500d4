package io.github.mercurius.examples.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.examples.cli.CommandFixture;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyEvent;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A recorded game is told, drawn and checked. */
class ReplayCommandTest extends CommandFixture {
    private static final Game GAME = game(Setup.of("Robert", "Magda", "Rafał"));

    private Path file = Path.of("");

    private static Game game(Setup setup) {
        SplittableRandom random = new SplittableRandom(4);
        Game game = Game.start(setup, Deal.seeded(1602));
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    @BeforeEach
    void save() throws IOException {
        file = directory.resolve("game.json");
        RecordFile.write(GameKit.mercurius(), GAME.toRecord(), file);
    }

    private String replay(Object... arguments) {
        return run(new ReplayCommand(), arguments) + errors;
    }

    /** What is found in the record, in 80 columns; here what is broken into several lines is in one. */
    private String verified(Object... more) {
        List<Object> arguments = new ArrayList<>(List.of(file, "--verify", "--lang", "en"));
        arguments.addAll(List.of(more));
        String found = replay(arguments.toArray());
        assertThat(found.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        return found.replace("\n  ", " ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "it"})
    void theStoryTellsEachTurnAndEndsWithTheRankingIn80Columns(String language) {
        Words words = Words.in(language);
        String story = replay(file, "--lang", language);
        assertThat(exitCode).isZero();
        assertThat(story).startsWith(words.get("story.title", "Mercurius", "Robert, Magda, Rafał", "Robert"));
        for (int turn = 1; turn <= GAME.setup().turns(); turn++) {
            String name = GAME.setup().name((turn - 1) % 3);
            assertThat(story).contains("\n" + words.get("story.turn", turn, name) + "\n");
        }
        AnyEvent end = GAME.steps().get(GAME.steps().size() - 1).update().events().stream()
                .filter(event -> event instanceof Event.GameEnded)
                .findFirst()
                .orElseThrow();
        assertThat(story.replaceAll("\\s+", " ")).endsWith(end.message(words.locale(), GAME.setup()) + " ");
        assertThat(story.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    }

    @Test
    void stepByStepItWaitsForEnter() {
        InputStream console = System.in;
        System.setIn(new ByteArrayInputStream("\n\n".getBytes(StandardCharsets.UTF_8)));
        try {
            String story = replay(file, "--step", "--lang", "en");
            assertThat(story.lines().filter(line -> line.equals("[Enter] goes on")))
                    .hasSize(3);
            assertThat(story).contains("\n3. Rafał\n").doesNotContain("\n4. Robert\n");
        } finally {
            System.setIn(console);
        }
    }

    @Test
    void aGenuineRecordIsVerifiedAndAForgedOneIsNot() throws IOException {
        assertThat(verified())
                .startsWith(
                        "The record has no commitment.\nNothing wrong was found, but not everything could be checked.")
                .contains("Checked: the hash of each update", "Not checked: the record has no commitment");
        assertThat(exitCode).isZero();
        String first = GAME.toRecord().hashes().get(0);
        Files.writeString(file, Files.readString(file).replace(first, "0".repeat(64)));
        assertThat(verified()).contains("The record is not genuine.\nWrong: hash 0: found 000");
        assertThat(exitCode).isEqualTo(1);
    }

    @Test
    void theCommitmentThatWasShownIsCompared() throws IOException {
        SealedDeal sealed = new SealedDeal(GAME.setup(), GAME.deal().orElseThrow(), "7".repeat(64));
        Game game = Game.start(sealed);
        for (Action action : GAME.actions()) {
            game = game.applyAction(action);
        }
        RecordFile.write(GameKit.mercurius(), game.toRecord(), file);
        assertThat(verified("--shown", sealed.commitment()))
                .startsWith("Commitment, to compare with what was shown before the game: " + sealed.commitment())
                .contains("The record is as it should be: ");
        assertThat(exitCode).isZero();
        assertThat(verified("--shown", "0".repeat(64)))
                .contains("The record is not genuine.\nWrong: commitment 0: found " + sealed.commitment());
        assertThat(exitCode).isEqualTo(1);
        RecordFile.write(GameKit.mercurius(), GAME.toRecord(), file);
        assertThat(verified("--shown", "0".repeat(64)))
                .contains("The record has no commitment.", "The record is not genuine.", "found nothing");
        assertThat(exitCode).as("no proof").isEqualTo(1);
        assertThat(replay(file, "--verify", "--shown", "x")).contains("--shown: expected 64 hexadecimal digits");
        assertThat(exitCode).isEqualTo(2);
    }

    @Test
    void plotsAreWrittenAsPngAndAsSvg() throws Exception {
        Path png = directory.resolve("plot.png");
        assertThat(replay(file, "--plot", png, "--lang", "en")).isEqualTo("Plot: " + png + "\n");
        BufferedImage image = ImageIO.read(png.toFile());
        assertThat(image.getWidth()).isEqualTo(1800);
        Path svg = directory.resolve("plot.svg");
        replay(file, "--plot", svg);
        assertThat(Files.readString(svg)).contains("<svg ").doesNotContain("NaN");
        assertThat(exitCode).isZero();
    }

    @Test
    void whatCannotBeDoneIsSaid() throws IOException {
        assertThat(replay(directory.resolve("none"))).contains("none: no such file");
        assertThat(exitCode).isEqualTo(2);
        assertThat(replay(file, "--plot", "plot.bmp"))
                .contains("plot.bmp, expected a name that ends with .svg or .png");
        Path svg = Files.copy(file, directory.resolve("game.svg"));
        assertThat(replay(svg, "--plot", directory.resolve("./game.svg")))
                .contains("game.svg is the record, expected another file");
        assertThat(svg).hasSameTextualContentAs(file);
        Files.writeString(file, MercuriusJson.RECORD.write(GAME.toRecord().withoutSecrets()));
        assertThat(replay(file)).contains("the record holds no deal");
        assertThat(exitCode).isEqualTo(2);
        assertThat(replay(file, "--verify")).contains("the record holds no deal");
        assertThat(exitCode).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = "it")
    void anAnalysisTellsChancesAndCostlyTurnsIn80Columns(String language) {
        Words words = Words.in(language);
        String told = replay(file, "--analyse", "--playouts", 15, "--lang", language);
        assertThat(exitCode).as(told).isZero();
        assertThat(told)
                .startsWith(words.get("analysis.title.spectator").substring(0, 40))
                .containsPattern("\n   0  +\\d")
                .containsPattern("\n  51  .* 100[.,]0")
                .contains(
                        "\n\n1. ",
                        "\n   " + words.get("analysis.better", "", "").split(" ", -1)[0] + " ");
        assertThat(told.lines().filter(line -> line.matches(" +\\d+  .*"))).hasSize(52);
        assertThat(told.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        assertThat(replay(file, "--analyse", "--playouts", 3, "--seat", 1, "--lang", language))
                .startsWith(words.get("analysis.title.seat", "Magda").substring(0, 40));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seat 1                  | --seat: expected only with --analyse",
                "--playouts 9              | --playouts: expected only with --analyse",
                "--analyse --seat 3        | --seat: 3, expected 0 to 2",
                "--analyse --seat -1       | --seat: -1, expected 0 to 2",
                "--analyse --playouts 0    | --playouts: 0, expected 1 to 100000",
                "--analyse --verify        | --analyse: expected without --verify and --step"
            })
    void whatCannotBeAnalysedIsSaid(String arguments, String message) {
        List<Object> all = new ArrayList<>(List.of(file));
        all.addAll(List.of((Object[]) arguments.split(" ")));
        assertThat(replay(all.toArray())).contains(message);
        assertThat(exitCode).isEqualTo(2);
    }
}
