package io.github.mercurius.mercatores;

import io.github.mercurius.common.Chains;

/**
 * The hash chains of a game: that of the record, and the open one, which is the same for all players and spectators.
 */
record GameChains(Setup setup, Deal deal) implements Chains<Update> {
    @Override
    public int seats() {
        return setup.players();
    }

    @Override
    public String firstHash(int audience) {
        return audience == RECORD ? HashChain.ofRecord(setup, deal) : HashChain.open(setup);
    }

    @Override
    public Update told(Update update, int audience) {
        return update;
    }

    @Override
    public String text(Update update) {
        return update.notation();
    }
}
