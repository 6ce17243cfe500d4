package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Update;
import io.github.mercurius.common.Chains;
import io.github.mercurius.rules.Note;

/** What happens in a game with each entry of its log, and where its hash chains begin. */
record GameChains(Beginning beginning) implements Chains<Action, GameState, Step, Update> {
    @Override
    public int seats() {
        return beginning.setup().players();
    }

    @Override
    public String firstHash(int audience) {
        return beginning.hash(audience);
    }

    @Override
    public Update told(Update update, int audience) {
        return Audience.told(update, audience);
    }

    @Override
    public GameState first() {
        return beginning.state();
    }

    @Override
    public GameState after(GameState before, Action action) {
        return before.after(action, null);
    }

    @Override
    public Step act(GameState before, Action action, int number) {
        return Step.taken(before, action, number);
    }

    @Override
    public Update update(Step step) {
        return step.update();
    }

    @Override
    public GameState after(Step step) {
        return step.after();
    }

    @Override
    public Update undo(int number, GameState now, GameState then, int actions) {
        return UpdatesWithoutAction.undo(number, now.table(), then.table(), actions);
    }

    @Override
    public Update note(int number, GameState now, Note note) {
        return UpdatesWithoutAction.note(number, now.table(), note);
    }
}
