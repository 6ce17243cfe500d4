package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.internal.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** The place of one game in a batch: when a game is over, the next one is played here. */
final class Slot<A extends AnyAction, V extends AnyView<A>> {
    private final Encoding<A, V> encoding;
    private final AnySetup setup;
    private final long seed;
    private final int index;
    private final @Nullable LongFunction<? extends AnyBot<A, V>> maker;
    private final boolean againstBots;
    private final List<AnyBot<A, V>> bots = new ArrayList<>();
    private Environment<A, V> environment;
    private int played;
    private int learner;

    Slot(
            Encoding<A, V> encoding,
            AnySetup setup,
            long seed,
            int index,
            @Nullable LongFunction<? extends AnyBot<A, V>> maker,
            boolean againstBots) {
        this.encoding = encoding;
        this.setup = setup;
        this.seed = SplitMix64.number(SplitMix64.number(seed, 0) + index, 0);
        this.index = index;
        this.maker = maker;
        this.againstBots = againstBots;
        environment = environment(dealt());
        seatBots();
    }

    Environment<A, V> environment() {
        return environment;
    }

    /** Another seed for each game here, independent of the other games of the batch. */
    private long seedOfGame() {
        return SplitMix64.number(seed, played);
    }

    private AnyState<A, V> dealt() {
        return encoding.rules().start(setup, seedOfGame()).state();
    }

    private Environment<A, V> environment(AnyState<A, V> state) {
        return encoding.environment(state, new SplittableRandom(SplitMix64.number(seedOfGame(), 0))::nextInt);
    }

    /** Begins the next game. */
    void next() {
        played++;
        restart(dealt());
    }

    /** Continues in another state. */
    void restart(AnyState<A, V> state) {
        environment = environment(state);
        seatBots();
    }

    private void seatBots() {
        if (maker == null) {
            return;
        }
        learner = (int) ((index + (long) played) % setup.players());
        bots.forEach(AnyBot::close);
        bots.clear();
        for (int seat : setup.seats()) {
            long seedOfBot = SplitMix64.number(seedOfGame() + seat + 1, 0);
            AnyBot<A, V> bot = maker.apply(seedOfBot);
            bot.begin(new GameStart<>(environment.state().viewFor(seat), seedOfBot, Long.MAX_VALUE));
            bots.add(bot);
        }
        letBotsPlay();
    }

    /** Lets the bots play until it is the caller's turn, or the game is over. */
    void letBotsPlay() {
        while (againstBots && !environment.isOver() && environment.seat() != learner) {
            environment.apply(botsAction());
        }
    }

    /**
     * Lets a bot play for the seat that moves next.
     *
     * @return the first move of its action
     */
    int tellBotsMove() {
        A action = botsAction();
        int first = encoding.moves(action, environment.state().table()).get(0);
        environment.apply(action);
        return first;
    }

    private A botsAction() {
        int seat = environment.seat();
        return bots.get(seat).choose(environment.state().viewFor(seat));
    }
}
