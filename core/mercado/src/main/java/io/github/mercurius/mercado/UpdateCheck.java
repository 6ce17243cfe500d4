package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.internal.CheckedUpdate;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Checks an update of Mercado. */
final class UpdateCheck extends CheckedUpdate<Update, GameState, Action, PlayerView> {
    /** The token that somebody draws in the state before the update, which the viewer may not be told. */
    private @Nullable TokenKind drawn;

    UpdateCheck(Update update) {
        super(update);
    }

    @Override
    protected Update at(AnyTable table) {
        return Update.at(update.number(), (Table) table, update.events());
    }

    @Override
    protected GameState before(PlayerView view) {
        FittingState fitting = new FittingState(this, update.events(), view);
        drawn = fitting.drawn();
        return fitting.state();
    }

    @Override
    protected Action inFull(Action action) {
        return action.equals(Outcome.TokenDrawn.HIDDEN) && drawn != null ? Outcome.TokenDrawn.of(drawn) : action;
    }

    @Override
    protected Optional<? extends AnyViolation> violation(GameState before, Action action) {
        return before.checkAny(action);
    }

    @Override
    protected GameState play(GameState before, Action action, Consumer<AnyEvent> told) {
        return before.after(action, told);
    }
}
