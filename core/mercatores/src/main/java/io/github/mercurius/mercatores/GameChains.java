package io.github.mercurius.mercatores;

import io.github.mercurius.common.Chains;

/**
 * The hash chains of a game: that of the record, and the open one, which is the same for all players and spectators.
 */
record GameChains(Beginning beginning) implements Chains<Update> {
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
    public String text(Update update) {
        return update.notation();
    }
}
