package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.ThinkingTime;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** A bot that thinks as long as it was made to, but not longer than its host lets it. */
abstract class ThinkingBot implements Bot {
    final SplittableRandom random;
    private final Thinking thinking;

    ThinkingBot(Thinking thinking, SplittableRandom random) {
        this.thinking = thinking;
        this.random = random;
    }

    @Override
    public final Action choose(PlayerView view) {
        return asked(view, thinking, first -> {});
    }

    @Override
    public final Action choose(PlayerView view, ThinkingTime<Action> time) {
        return asked(view, thinking.within(time), time::suggest);
    }

    private Action asked(PlayerView view, Thinking thinkingNow, Consumer<Action> soFar) {
        AnyBot.choices(view);
        return choose(view, thinkingNow, soFar);
    }

    /** The action that this bot takes; {@code soFar} gets the best of each moment. */
    abstract Action choose(PlayerView view, Thinking thinkingNow, Consumer<Action> soFar);
}
