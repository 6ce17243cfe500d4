package com.example;

import static io.github.mercurius.testkit.MercuriusAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
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
    void aPurchaseIsPaidAndASaleNeedsAToken() {
        GameState state = GameState.start(Setup.of("Robert", "Magda", "Anna"), Deal.seeded(1602))
                .applyAction(0, Action.parse("+AMS"));
        assertThat(state)
                .hasCash(0, 60)
                .hasTokens(0, Asset.AMS, 1)
                .refuses(0, "-TEA")
                .because(Rule.TRD_6)
                .refuses(1, "+AMS")
                .because(Rule.TRN_4);
        AssertionError failure = assertThrows(AssertionError.class, () -> assertThat(state).refuses(0, "+AMS"));
        assertTrue(failure.getMessage().startsWith("seat 0 (Robert), +AMS: legal, expected a refusal"));
    }

    @Test
    void everySeatIsUpToDateEverywhere() {
        RandomPlay random = RandomPlay.from(new SplittableRandom(1602));
        for (Corner corner : Corner.values()) {
            GameState state = random.position(corner);
            state.table().setup().seats().forEach(seat -> assertThat(state.viewFor(seat)).isUpToDateWith(state));
            assertThat(state).refuses(state.table().activeSeat(), random.illegalAction(state));
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
