package io.github.mercurius.rules.testkit;

import io.github.mercurius.rules.toy.Toy;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A game that keeps the laws passes. */
class GameLawsTest {
    @ParameterizedTest
    @EnumSource(Law.class)
    void theLawHoldsForAGameThatKeepsIt(Law law) {
        GameLaws.of(Toy.rules()).games(6).check(law);
    }
}
