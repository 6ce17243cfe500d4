package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.json.MercatoresJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Writes vectors for other implementations, and checks that they agree with this one:
 *
 * <pre>{@code
 * mvn test -pl examples/games -am -Dtest=WriteVectorsTest -Dsurefire.failIfNoSpecifiedTests=false \
 *     -Dvectors.write=DIRECTORY -Dvectors.games=15 -Dvectors.seed=7
 * }</pre>
 *
 * <p>Each game gets a directory of its own below. The same seed writes the same files. With
 * {@code -Dvectors.edition=FILE} the games are those of that edition, of Mercatores or Mercado.
 */
@EnabledIfSystemProperty(named = "vectors.write", matches = ".+")
class WriteVectorsTest {
    /** The games of an edition, as its file says which game it is for. */
    static MadeUpGames<?, ?> games(GameName game, byte[] edition) {
        return switch (game) {
            case MERCURIUS -> throw new IllegalArgumentException("edition: of mercurius, which has none");
            case MERCATORES -> new MercatoresGames(MercatoresJson.EDITION.read(edition));
            case MERCADO -> new MercadoGames(MercadoJson.EDITION.read(edition));
        };
    }

    static MadeUpGames<?, ?> games(GameName game) {
        return switch (game) {
            case MERCURIUS -> new MercuriusGames();
            case MERCATORES -> new MercatoresGames(io.github.mercurius.mercatores.Edition.standIn());
            case MERCADO -> new MercadoGames(io.github.mercurius.mercado.Edition.standIn());
        };
    }

    @ParameterizedTest
    @EnumSource
    void theyAgreeWithTheLibrary(GameName game) throws IOException {
        Path directory = Path.of(System.getProperty("vectors.write"), game.toString());
        int number = Integer.getInteger("vectors.games", 15);
        String edition = System.getProperty("vectors.edition", "");
        byte[] document = edition.isEmpty() ? new byte[0] : Files.readAllBytes(Path.of(edition));
        assumeTrue(
                edition.isEmpty()
                        || new String(document, StandardCharsets.UTF_8).contains("\"" + game + "-edition/1\""),
                "skipped: the edition is not of " + game);
        MadeUpGames<?, ?> games = edition.isEmpty() ? games(game) : games(game, document);
        List<Path> written = VectorEmitter.emit(games, number, Long.getLong("vectors.seed", 1), directory);
        for (Path file : written) {
            Check check = Check.of(file);
            assertThat(check.agrees()).as(check.toString()).isTrue();
        }
    }
}
