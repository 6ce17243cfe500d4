package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.UpdateException;
import io.github.mercurius.rules.internal.CheckedUpdate;
import java.util.function.Consumer;

/** Checks an update of Mercatores. */
final class UpdateCheck extends CheckedUpdate<Update, GameState, Action, PlayerView> {
    UpdateCheck(Update update) {
        super(update);
    }

    /** The state after an update that tells all. */
    static GameState follow(GameState state, Update update) {
        return new UpdateCheck(update).after(state);
    }

    /** The view after an update that tells what its viewer may know. */
    static PlayerView follow(PlayerView view, Update update) {
        return new UpdateCheck(update).after(view);
    }

    /** What to throw for an update that is refused. */
    static UpdateException wrong(Update update, String what) {
        return new UpdateCheck(update).wrong(what);
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
