package io.github.mercurius.mercatores;

import io.github.mercurius.common.Chains;
import io.github.mercurius.rules.Note;

/**
 * What happens in a game with each entry of its log, and where its hash chains begin: that of the record, and the open
 * one, which is the same for all players and spectators.
 */
record GameChains(Beginning beginning) implements Chains<Action, GameState, Step, Update> {
    @Override
    public int seats() {
        return beginning.setup().players();
    }

    @Override
    public String firstHash(int audience) {
        return audience == RECORD ? beginning.recordHash() : HashChain.ofSeat(beginning.state().table);
    }

    @Override
    public Update told(Update update, int audience) {
        return update;
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
