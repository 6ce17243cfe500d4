package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.CheckedUpdate;
import java.util.function.Consumer;

/** Checks an update of Mercurius. */
final class UpdateCheck extends CheckedUpdate<Update, GameState, Action, PlayerView> {
    UpdateCheck(Update update) {
        super(update);
    }

    @Override
    protected String moment(Update said) {
        return "turn " + said.turn() + ", step " + said.step();
    }

    @Override
    protected Update noted(AnyTable table, Note note) {
        return Updates.note(update.number(), (Table) table, note);
    }

    @Override
    protected String whoActs(AnyTable table) {
        return "TRN-4";
    }

    @Override
    protected String firstEvents() {
        return "bought, sold, blackMarketFilled, dividendPaid, cardPlayed or newsPlayed";
    }

    @Override
    protected GameState before(PlayerView view) {
        return FittingState.before(update, (View) view);
    }

    @Override
    protected GameState play(GameState before, Action action, Consumer<AnyEvent> told) {
        return before.after(action, told);
    }
}
