package io.github.mercurius.examples.games.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
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
 * <p>Each game gets a directory of its own below. The same seed writes the same files.
 */
@EnabledIfSystemProperty(named = "vectors.write", matches = ".+")
class WriteVectorsTest {
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
        List<Path> written = VectorEmitter.emit(games(game), number, Long.getLong("vectors.seed", 1), directory);
        for (Path file : written) {
            assertThat(VectorRunner.run(file.toString(), Files.readAllBytes(file), UnaryOperator.identity())
                            .differences())
                    .isEmpty();
        }
    }
}
