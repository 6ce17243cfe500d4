package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.mercurius.api.Action;
import io.github.mercurius.core.GameState;
import io.github.mercurius.testkit.BotLaw;
import io.github.mercurius.testkit.BotLaws;
import io.github.mercurius.testkit.Corner;
import io.github.mercurius.testkit.RandomPlay;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The tests of a stranger, who has no jqwik. */
class MyGameTest {
    @Test
    void aPositionHasLegalAndIllegalActions() {
        RandomPlay random = RandomPlay.from(new SplittableRandom(1602));
        for (Corner corner : Corner.values()) {
            GameState state = random.position(corner);
            assertTrue(corner.contains(state));
            assertTrue(state.check(state.legalActions().get(0)).isEmpty());
            assertFalse(state.check(random.illegalAction(state)).isEmpty());
        }
    }

    @Test
    void myBotKeepsTheLaws() {
        BotLaws.of(seed -> new Cautious()).check();
        assertEquals(
                List.of(BotLaw.LEGAL),
                BotLaws.of(seed -> view -> Action.blackMarket()).brokenLaws().stream()
                        .map(broken -> broken.law())
                        .toList());
    }
}
