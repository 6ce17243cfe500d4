package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A game keeps each law of any game; {@code -Dlaws.games=200} plays more games. */
public abstract class EachLaw<A extends AnyAction, V extends AnyView<A>> {
    private static final int GAMES = Integer.getInteger("laws.games", 2);

    private final Rules<A, V> rules;
    private final List<Rules<A, V>> others;

    /**
     * The laws for a game.
     *
     * @param others its rules with other editions
     */
    protected EachLaw(Rules<A, V> rules, List<Rules<A, V>> others) {
        this.rules = rules;
        this.others = others;
    }

    @ParameterizedTest
    @EnumSource
    void theLawHolds(Law law) {
        GameLaws.of(rules).games(GAMES).mostMoves(50).check(law);
    }

    @Test
    @Tag("games")
    void whatAPlayerMayNotSeeChangesNothing_INF1_INF2() {
        GameLaws.of(rules).games(6 * GAMES).check(Law.NON_INTERFERENCE);
    }

    @ParameterizedTest
    @EnumSource(names = {"LEGALITY", "FOLLOWING", "TAMPERING", "RECORDS"})
    void theLawHoldsToTheEndOfAGame(Law law) {
        GameLaws.of(rules).games(1).mostMoves(2_000).check(law);
    }

    @ParameterizedTest
    @EnumSource(names = {"LEGALITY", "FOLLOWING", "POSITIONS"})
    void theLawHoldsWithOtherEditions(Law law) {
        others.forEach(other -> GameLaws.of(other).games(1).mostMoves(30).check(law));
    }
}
