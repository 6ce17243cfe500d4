package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.PositionPage;
import io.github.mercurius.model.PageLaws;
import io.github.mercurius.model.PositionGames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What POSITIONS.md says is so. */
class PositionsPageTest extends PageLaws<Action, PlayerView> {
    PositionsPageTest() throws IOException {
        super(
                Mercatores.rules(),
                PositionPage.of(Path.of("POSITIONS.md")),
                "mtn/1",
                Stream.of(PositionPart.values())
                        .filter(PositionPart::isWritten)
                        .map(part -> part.key)
                        .toList());
    }

    @Test
    void aGameLeadsToEachExample() throws IOException {
        assertThat(PositionGames.of(Mercatores.rules(), examples)).isEqualTo(examples);
    }
}
