package com.example;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameState;

/** A bot that would look at the next player's hand: it must not compile against the vocabulary alone. */
public final class Peeking implements Bot {
    @Override
    public Action choose(PlayerView view) {
        GameState state = (GameState) view.determinize(bound -> 0);
        return Action.playCard(state.hand(1).kinds().get(0));
    }
}
