package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.model.KeyLaws;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.testkit.PlayStyle;
import java.util.SplittableRandom;

/**
 * More than ten million states.
 *
 * <p>A measurement, not part of the build: {@code mvn -pl core/mercurius -am test -Dtest=KeyCollisions
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class KeyCollisions extends KeyLaws<Action, PlayerView> {
    KeyCollisions() {
        super(10_200_000, 10_000_000);
    }

    @Override
    protected GameState start(int game) {
        return GameState.start(Setup.of(3 + game % 3), Deal.seeded(game));
    }

    @Override
    protected GameState next(int game, AnyState<Action, PlayerView> state, SplittableRandom random) {
        GameState own = (GameState) state;
        PlayStyle style = PlayStyle.values()[game % PlayStyle.values().length];
        return own.applyAction(style.choose(own, random));
    }
}
