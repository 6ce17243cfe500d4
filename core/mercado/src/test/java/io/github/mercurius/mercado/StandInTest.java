package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The stand-in edition is that of the reference, and true to what is known of the pieces (EDITION.md). */
class StandInTest {
    private static final Edition EDITION = Edition.standIn();

    @Test
    void isTheOneOfTheReference() {
        Object document = Json.document(Json.file(Path.of("src/test/resources/edition.json")));
        Edition read = Edition.of(document);
        assertThat(read).isEqualTo(EDITION).hasSameHashCodeAs(EDITION);
        assertThat(read.toDocument()).isEqualTo(EDITION.toDocument());
        assertThat(EDITION).hasToString("stand-in 2");
        assertThat(EDITION.name()).startsWith("stand-in");
    }

    @Test
    void itHasTheNumbersOfPiecesOfTheBox_THG3_THG4() {
        assertThat(EDITION.objects()).hasSize(24).allMatch(Tile::isObject);
        assertThat(EDITION.perfumes()).hasSize(12).noneMatch(Tile::isObject);
        assertThat(EDITION.tokenKinds().stream().mapToInt(TokenKind::copies).sum())
                .isEqualTo(18);
        assertThat(EDITION.marketName(Stall.HEAD_MERCHANT)).isEqualTo("Head merchant");
        assertThat(EDITION.track(Side.A).symbol(3)).contains(Effect.FORWARD);
        assertThat(EDITION.track(Side.A).symbol(4)).contains(Effect.RETURN_BLACK);
    }
}
