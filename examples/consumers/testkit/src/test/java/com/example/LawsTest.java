package com.example;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.testkit.GameLaws;
import io.github.mercurius.rules.testkit.Law;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The laws of any game, for all three. */
class LawsTest {
    @Test
    void everyGameKeepsTheLaws() {
        for (Rules<?, ?> rules : List.of(Mercurius.rules(), Mercatores.rules(), Mercado.rules())) {
            GameLaws.of(rules).games(2).mostMoves(40).check();
        }
    }

    @Test
    void aTextThatTellsMoreThanTheViewIsFound() {
        long[] told = {0};
        AssertionError broken = assertThrows(
                AssertionError.class,
                () -> GameLaws.of(Mercado.rules())
                        .games(1)
                        .withTexts(view -> "text " + told[0]++, update -> "")
                        .check(Law.NON_INTERFERENCE));
        assertTrue(broken.getMessage().contains("text of the view"));
    }
}
