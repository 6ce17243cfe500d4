package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** The strongest bot: searches for the best plan for a whole turn ({@link TurnSearch}), and follows it to its end. */
final class RegentBot extends ThinkingBot {
    private final PlanKeeper keeper = new PlanKeeper();

    RegentBot(Thinking thinking, SplittableRandom random) {
        super(thinking, random);
    }

    @Override
    Action choose(PlayerView view, Thinking thinkingNow, Consumer<Action> soFar) {
        return keeper.next(
                view,
                bound -> random.nextInt(bound),
                () -> TurnSearch.search(view, thinkingNow, bound -> random.nextInt(bound), soFar)
                        .get(0)
                        .actions());
    }
}
