package io.github.mercurius.core;

import io.github.mercurius.rules.laws.GameLaws;
import io.github.mercurius.rules.laws.Law;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Mercurius keeps the laws of any game; {@code -Dlaws.games=200} plays more games. */
class AnyGameTest {
    private static final int GAMES = Integer.getInteger("laws.games", 2);

    @ParameterizedTest
    @EnumSource
    void theLawHolds(Law law) {
        GameLaws.of(Mercurius.rules()).games(GAMES).mostMoves(50).check(law);
    }

    @Test
    @Tag("games")
    void whatAPlayerMayNotSeeChangesNothing_INF1_INF2() {
        GameLaws.of(Mercurius.rules()).games(6 * GAMES).check(Law.NON_INTERFERENCE);
    }

    @ParameterizedTest
    @EnumSource(names = {"FOLLOWING", "RECORDS"})
    void theLawHoldsToTheEndOfAGame(Law law) {
        GameLaws.of(Mercurius.rules()).games(1).mostMoves(2_000).check(law);
    }
}
