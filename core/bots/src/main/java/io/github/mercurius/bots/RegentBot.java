package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.rules.ThinkingTime;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** The strongest bot: searches for the best plan for a whole turn ({@link TurnSearch}), and follows it to its end. */
final class RegentBot implements Bot {
    private final Thinking thinking;
    private final SplittableRandom random;
    private final PlanKeeper keeper = new PlanKeeper();

    RegentBot(Thinking thinking, SplittableRandom random) {
        this.thinking = thinking;
        this.random = random;
    }

    @Override
    public Action choose(PlayerView view) {
        return choose(view, thinking, first -> {});
    }

    @Override
    public Action choose(PlayerView view, ThinkingTime<Action> time) {
        return choose(view, thinking.within(time), time::suggest);
    }

    private Action choose(PlayerView view, Thinking thinkingNow, Consumer<Action> soFar) {
        return keeper.next(
                view,
                random::nextInt,
                () -> TurnSearch.search(view, thinkingNow, random::nextInt, soFar)
                        .get(0)
                        .actions());
    }
}
