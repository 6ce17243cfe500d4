package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The rules of any game have witnesses, which its WITNESSES.md lists. */
@Tag("games")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class WitnessLaws<A extends AnyAction, V extends AnyView<A>> {
    private final Witnesses<A, V> witnesses;

    /** Calls the witnesses of a game. */
    protected WitnessLaws(Rules<A, V> rules) throws IOException {
        witnesses = Witnesses.of(rules, Path.of("src/test/java"));
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
