package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.PositionPage;
import io.github.mercurius.model.PageLaws;
import io.github.mercurius.model.PositionGames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What POSITIONS.md says is so. */
@Tag("long")
class PositionsPageTest extends PageLaws<Action, PlayerView> {
    PositionsPageTest() throws IOException {
        super(
                Mercado.rules(),
                PositionPage.of(Path.of("POSITIONS.md")),
                "mdn/1",
                Stream.of(PositionPart.values()).map(part -> part.key).toList());
    }

    @Override
    protected String meant(String text) {
        return text.replaceAll("[\\p{Z}\\s]+", " ")
                .replaceAll("(?<=[,/]) (?![a-z]+=|$)", "")
                .replaceAll("[\\p{Pd}\u2212]", "-");
    }

    @Test
    void aGameLeadsToEachExample() throws IOException {
        assertThat(PositionGames.of(Mercado.rules(), examples)).isEqualTo(examples);
    }
}
