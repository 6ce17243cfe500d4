package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.CheckedUpdate;
import java.util.function.Consumer;

/** Checks an update of Mercurius. */
final class UpdateCheck extends CheckedUpdate<Update, GameState, Action, PlayerView> {
    UpdateCheck(Update update) {
        super(update);
    }

    @Override
    protected Update at(AnyTable table) {
        return Updates.at(update.number(), (Table) table, update.events());
    }

    @Override
    protected GameState before(PlayerView view) {
        return FittingState.before(update, (View) view);
    }

    @Override
    protected GameState play(GameState before, Action action, Consumer<AnyEvent> told) {
        return Transition.after(before, action, told);
    }
}
