package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.internal.Arguments;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/**
 * Checks that a bot keeps the laws that programs expect of every bot: each {@link BotLaw} that it breaks is reported
 * with the seed and the view.
 *
 * <pre>{@code
 * BotLaws.of(MyBot::new).withTimeLimit(50, TimeUnit.MILLISECONDS).check();
 * }</pre>
 *
 * <p>The bot plays whole games of 3, 4 and 5 players against random ones, under all rulings, and once more through the
 * same games. It is then asked again from the same views, as if a game had begun there: twice, and in the reverse order
 * with views in each {@link Corner} in between. That is about six questions for each of its actions.
 *
 * <p>A bot that chooses at random keeps the laws if each choice follows from its seed and the view: {@code new
 * SplittableRandom(seed ^ view.toText().hashCode())}. One that keeps a generator from question to question breaks
 * {@link BotLaw#ASKED_TWICE} and {@link BotLaw#ANY_ORDER}; one that uses what it observed breaks the last one. Where
 * that is intended, leave these out by {@link #without}.
 *
 * <p>The check runs the bot in threads of its own. This class is immutable.
 */
public final class BotLaws {
    private static final int GAMES = 12;
    private static final long SECONDS = 10;

    private final LongFunction<? extends AnyBot<Action, PlayerView>> bots;
    private final Set<BotLaw> laws;
    private final int games;
    private final long nanos;

    private BotLaws(LongFunction<? extends AnyBot<Action, PlayerView>> bots, Set<BotLaw> laws, int games, long nanos) {
        this.bots = bots;
        this.laws = laws;
        this.games = games;
        this.nanos = nanos;
    }

    /**
     * The laws for a kind of bot: 12 games with the seeds 0 to 11, and 10 seconds for each action.
     *
     * @param bots makes a new bot from a seed
     */
    public static BotLaws of(LongFunction<? extends AnyBot<Action, PlayerView>> bots) {
        Arguments.notNull(bots, "bots", "a function that makes a bot of a seed");
        return new BotLaws(bots, EnumSet.allOf(BotLaw.class), GAMES, TimeUnit.SECONDS.toNanos(SECONDS));
    }

    /** These laws over a number of games. */
    public BotLaws withGames(int number) {
        Arguments.that(number > 0, "games", number, "more than 0");
        return new BotLaws(bots, laws, number, nanos);
    }

    /** These laws with a time limit for each action. */
    public BotLaws withTimeLimit(long limit, TimeUnit unit) {
        Arguments.that(limit > 0, "limit", limit, "more than 0");
        Arguments.notNull(unit, "unit", "a unit of time");
        return new BotLaws(bots, laws, games, unit.toNanos(limit));
    }

    /** These laws without some that the bot need not keep. */
    public BotLaws without(BotLaw... some) {
        Set<BotLaw> others = EnumSet.copyOf(laws);
        for (BotLaw law : some) {
            others.remove(Arguments.notNull(law, "law", "a law"));
        }
        return new BotLaws(bots, others, games, nanos);
    }

    /**
     * The laws that the bot breaks, each with the first place where it does. The check ends with a late answer, or with
     * a failure where the bot is told something.
     */
    public List<BrokenLaw> brokenLaws() {
        ExecutorService threads = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "bot");
            thread.setDaemon(true); // one that never answers keeps its thread
            return thread;
        });
        try {
            return brokenLaws(threads);
        } finally {
            threads.shutdownNow();
        }
    }

    /** The laws that the bot breaks in such threads. */
    List<BrokenLaw> brokenLaws(Executor threads) {
        Map<BotLaw, BrokenLaw> broken = new EnumMap<>(BotLaw.class);
        Arbiter<Action, PlayerView> arbiter =
                Arbiter.of(Mercurius.rules()).withTimeLimit(nanos, TimeUnit.NANOSECONDS, threads);
        boolean isFast = true;
        for (int game = 0; game < games && isFast; game++) {
            BotTrial trial = new BotTrial(bots, game, arbiter, laws, broken);
            trial.run();
            isFast = trial.isFast();
        }
        return List.copyOf(broken.values());
    }

    /**
     * Throws if the bot breaks a law.
     *
     * @throws AssertionError with all laws that it breaks
     */
    public void check() {
        List<BrokenLaw> broken = brokenLaws();
        if (!broken.isEmpty()) {
            throw new AssertionError(broken.stream()
                    .map(BrokenLaw::toString)
                    .collect(Collectors.joining(
                            System.lineSeparator(),
                            "the bot breaks " + broken.size() + " of " + laws.size() + " laws:"
                                    + System.lineSeparator(),
                            "")));
        }
    }
}
