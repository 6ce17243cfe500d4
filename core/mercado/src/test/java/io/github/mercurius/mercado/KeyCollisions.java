package io.github.mercurius.mercado;

import io.github.mercurius.model.KeyLaws;

/**
 * Two million states.
 *
 * <p>A measurement, not part of the build: {@code mvn -pl core/mercado -am test -Dtest=KeyCollisions
 * -Dsurefire.failIfNoSpecifiedTests=false}.
 */
class KeyCollisions extends KeyLaws<Action, PlayerView> {
    KeyCollisions() {
        super(2_000_000, 1_000_000);
    }

    @Override
    protected GameState start(int game) {
        Setup setup = Script.setup(game);
        return GameState.start(setup, Deal.seeded(setup.edition(), game));
    }
}
