package com.example;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;

/** A bot that buys its cheapest share once, and keeps its money else. */
public final class Cautious implements Bot {
    @Override
    public Action choose(PlayerView view) {
        boolean first = view.table().trades().isEmpty();
        return first ? view.legalActions().get(0) : Action.playCard(view.hand().kinds().get(0));
    }
}
