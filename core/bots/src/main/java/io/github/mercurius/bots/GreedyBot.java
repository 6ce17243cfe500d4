package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;

/** Plans one turn from what is public and looks no further: the first action of the best {@link Plan}. */
record GreedyBot(Judgement judgement) implements Bot {
    @Override
    public Action choose(PlayerView view) {
        return Planner.best(view, judgement).first();
    }
}
