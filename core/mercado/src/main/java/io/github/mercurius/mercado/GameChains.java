package io.github.mercurius.mercado;

import io.github.mercurius.common.Chains;

/** The hash chains of a game: where each begins, and what it covers. */
record GameChains(Beginning beginning) implements Chains<Update> {
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
    public String text(Update update) {
        return update.notation();
    }
}
