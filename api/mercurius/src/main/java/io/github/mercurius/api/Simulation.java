package io.github.mercurius.api;

import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import java.util.Optional;

/**
 * An imagined game with all its cards, for search bots. Immutable and thread-safe.
 *
 * <p>It shows nothing of the real game beyond the view that it was imagined from ({@link PlayerView#determinize}).
 *
 * <p>Only this library implements it: later versions may add methods.
 */
public interface Simulation extends AnyState<Action, PlayerView> {
    @Override
    Table table();

    @Override
    LegalActions legalActions();

    @Override
    Optional<Violation> check(Action action);

    @Override
    Simulation applyAction(Action action);

    @Override
    Simulation after(AnyUpdate update);
}
