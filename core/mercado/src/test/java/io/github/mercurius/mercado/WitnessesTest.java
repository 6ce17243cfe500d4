package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.Witnesses;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The rules have witnesses, which WITNESSES.md lists: {@code mvn -pl core/mercado test -Dtest=WitnessesTest
 * -Dwitnesses.write} writes it.
 */
@Tag("games")
class WitnessesTest {
    private static Witnesses<Action, PlayerView> witnesses;

    @BeforeAll
    static void callTheWitnesses() throws IOException {
        witnesses = Witnesses.of(Mercado.rules(), Path.of("src/test/java"));
    }

    @Test
    void thePageIsUpToDate() throws IOException {
        witnesses.compareWith(Path.of("WITNESSES.md"));
    }

    @Test
    void eachRuleThatRefusesAnActionHasATest() {
        assertThat(witnesses.refusing()).hasSizeGreaterThan(5).allMatch(witnesses::isTested);
    }
}
