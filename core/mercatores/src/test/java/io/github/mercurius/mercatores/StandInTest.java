package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.Json;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The stand-in edition is that of the reference, and true to every fact that is known of the cards (EDITION.md). */
class StandInTest {
    private static final Edition EDITION = Edition.standIn();

    @Test
    void isTheOneOfTheReference() {
        Edition read = TestEditions.read(Json.file(Path.of("src/test/resources/edition.json")));
        assertThat(read).isEqualTo(EDITION).hasSameHashCodeAs(EDITION);
        assertThat(TestEditions.standIn(EDITION.id(), EDITION.name()))
                .as("arrows in another order")
                .isEqualTo(EDITION);
        assertThat(EDITION.name()).startsWith("Stand-in cards");
        assertThat(EDITION).hasToString("stand-in-1");
        assertThat(EDITION.copies(Good.CRN)).isEqualTo(16);
    }

    @Test
    void aProfitTableGivesTheCoinsOfTheHighestStepThatIsReached_THG4() {
        ProfitTable tobacco = EDITION.profit(Good.TOB);
        assertThat(List.of(0, 2, 3, 4, 5, 6, 7, 99)).extracting(tobacco::coins).containsExactly(0, 0, 1, 1, 2, 2, 3, 3);
        assertThat(tobacco.lowest()).isEqualTo(3);
        assertThat(tobacco).hasToString("3:1 5:2 7:3");
    }
}
