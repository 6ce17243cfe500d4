package io.github.mercurius.mercatores;

import io.github.mercurius.rules.laws.GameLaws;
import io.github.mercurius.rules.laws.Law;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Mercatores keeps the laws of any game; {@code -Dlaws.games=200} plays more games. */
class AnyGameTest {
    private static final int GAMES = Integer.getInteger("laws.games", 2);

    @ParameterizedTest
    @EnumSource
    void theLawHolds(Law law) {
        GameLaws.of(Mercatores.rules()).games(GAMES).mostMoves(50).check(law);
    }

    @Test
    @Tag("games")
    void whatAPlayerMayNotSeeChangesNothing_INF1_INF2() {
        GameLaws.of(Mercatores.rules()).games(6 * GAMES).check(Law.NON_INTERFERENCE);
    }

    @ParameterizedTest
    @EnumSource(names = {"LEGALITY", "FOLLOWING", "RECORDS"})
    void theLawHoldsToTheEndOfAGame(Law law) {
        GameLaws.of(Mercatores.rules()).games(1).mostMoves(2_000).check(law);
    }

    @ParameterizedTest
    @EnumSource(names = {"LEGALITY", "FOLLOWING", "POSITIONS"})
    void theLawHoldsWithAnotherEdition(Law law) {
        GameLaws.of(Mercatores.rules(TestEditions.all().get(1)))
                .games(1)
                .mostMoves(30)
                .check(law);
    }
}
