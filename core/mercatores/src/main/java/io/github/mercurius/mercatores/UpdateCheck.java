package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.CheckedUpdate;
import java.util.function.Consumer;

/** Checks an update of Mercatores. */
final class UpdateCheck extends CheckedUpdate<Update, GameState, Action, PlayerView> {
    UpdateCheck(Update update) {
        super(update);
    }

    @Override
    protected String moment(Update said) {
        return "turn " + said.turn() + ", step " + said.ask();
    }

    @Override
    protected Update noted(AnyTable table, Note note) {
        return Update.ofNote(update.number(), (Table) table, note);
    }

    @Override
    protected String whoActs(AnyTable table) {
        return ((Table) table).phase().turns().id();
    }

    @Override
    protected String firstEvents() {
        return "given, taken, loaded, taxPaid, stackCashed, specialCashed, stackDiscarded or specialDiscarded";
    }

    @Override
    protected GameState before(PlayerView view) {
        return FittingState.before(update, view);
    }

    @Override
    protected GameState play(GameState before, Action action, Consumer<AnyEvent> told) {
        return before.after(action, told);
    }
}
