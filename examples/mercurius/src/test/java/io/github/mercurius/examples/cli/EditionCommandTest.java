package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A box is entered without Java: from the printed stand-in, with each mistake named by its piece. */
class EditionCommandTest {
    @TempDir
    private Path directory;

    private static CommandRun edition(Object... arguments) {
        return CommandRun.of(new EditionCommand(), arguments);
    }

    private Path template(String game) throws IOException {
        CommandRun printed = edition("--game", game);
        assertThat(printed.exitCode()).isZero();
        return Files.writeString(directory.resolve("box.json"), printed.out());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MERCURIUS")
    void whatIsPrintedIsTheStandIn(GameName game) throws IOException {
        GameKit<?, ?> read = GameKit.read(template(game.toString()), game);
        assertThat(read.document()).isEqualTo(GameKit.of(game).document());
    }

    @Test
    void eachMistakeIsNamedByItsPiece() throws IOException {
        Path file = template("mercado");
        Files.writeString(
                file,
                Files.readString(file)
                        .replaceFirst("(\"id\":\"O06\".*\"points\":)\\d", "$1" + 12)
                        .replaceFirst("(\"code\":\"V1S\",\"copies\":)\\d", "$1" + 40));
        CommandRun run = edition("--game", "mercado", file);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.errors())
                .contains(
                        "box.json: no edition: EDN-5: objects[O06].points: 12, expected a whole number from 0 to 9",
                        "EDN-8: tokens[V1S].copies: 40, expected a whole number from 1 to 18");
    }

    @Test
    void whatIsNoJsonIsSaidWithLineAndColumn() throws IOException {
        Path file = template("mercatores");
        Files.writeString(file, Files.readString(file).replaceFirst("\"goods\": \\[", "\"goods\": "));
        CommandRun run = edition("--game", "mercatores", file);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errors())
                .containsPattern("box.json: no edition: .*malformed JSON in line 7, column \\d+, expected");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MERCURIUS")
    void theStandInIsKnownByItsPiecesWhateverItsName(GameName game) throws IOException {
        Path file = template(game.toString());
        String standIn = Files.readString(file);
        Files.writeString(file, standIn.replaceFirst("\"name\": \"[^\"]*\"", "\"name\": \"My true box\""));
        assertThat(edition("--game", game, file, "--lang", "en").out())
                .contains("Stand-in edition, not that of the box: My true box");
        String other = game == GameName.MERCADO ? "(\"id\":\"O06\".*\"points\":)2" : "(\"CRN\".*\"profit\":\\[\\[)4";
        Files.writeString(file, standIn.replaceFirst(other, "$1" + 5));
        assertThat(edition("--game", game, file, "--lang", "en").out()).containsIgnoringCase("\nEdition: stand-in");
    }

    @Test
    void mercuriusHasNoEditions() {
        assertThat(edition("--game", "mercurius").errors())
                .contains("--game: mercurius, expected mercatores or mercado: the cards of mercurius are in its rules");
        assertThat(edition().errors()).contains("--game");
    }
}
