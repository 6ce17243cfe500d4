package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Runs a whole game of bots, and trusts none of them: each gets its view and never the state.
 *
 * <p>A bot that throws, gives no action, gives an illegal one, or takes too long does not stop the game: the fallback
 * plays in its place, and the {@link BotFailure} is reported. The fallback plays the canonically first price card of
 * the hand, which is always legal, unless another is set. Time is limited only by {@link #withTimeLimit}.
 *
 * <pre>{@code
 * BotGame played = Arbiter.standard().play(Setup.of(3), Deal.seeded(1602), List.of(bot, bot, other));
 * }</pre>
 *
 * <p>This class is immutable and thread-safe: one arbiter can run many games at once, if the bots can play them.
 */
public final class Arbiter {
    private static final Arbiter STANDARD =
            new Arbiter(view -> Action.playCard(view.hand().kind(0)), null, 0);

    private final Bot fallback;
    private final @Nullable ExecutorService executor;
    private final long nanosPerMove;

    private Arbiter(Bot fallback, @Nullable ExecutorService executor, long nanosPerMove) {
        this.fallback = fallback;
        this.executor = executor;
        this.nanosPerMove = nanosPerMove;
    }

    /** An arbiter without a time limit, which asks the bots in the thread that calls it. */
    public static Arbiter standard() {
        return STANDARD;
    }

    /** This arbiter with another bot that plays in place of those that fail; what it does must be legal. */
    public Arbiter withFallback(Bot bot) {
        return new Arbiter(Arguments.notNull(bot, "fallback", "a bot"), executor, nanosPerMove);
    }

    /**
     * This arbiter with a time limit for each action.
     *
     * @param limit how long a bot may think, in {@code unit}
     * @param threads where the bots think; one that takes too long is interrupted, and keeps its thread if it does not
     *     heed that, so there should always be another one
     */
    public Arbiter withTimeLimit(long limit, TimeUnit unit, ExecutorService threads) {
        if (limit <= 0) {
            throw new IllegalArgumentException("limit: " + limit + ", expected more than 0");
        }
        Arguments.notNull(unit, "unit", "a unit of time");
        Arguments.notNull(threads, "threads", "an executor");
        return new Arbiter(fallback, threads, unit.toNanos(limit));
    }

    /**
     * Plays a game to its end.
     *
     * @param bots as many as there are players, in the order of the seats
     */
    public BotGame play(Setup setup, Deal deal, List<? extends Bot> bots) {
        Game game = Game.start(setup, deal);
        List<Bot> players = Arguments.noneNull(bots, "bots", "one for each seat");
        if (players.size() != setup.players()) {
            throw new IllegalArgumentException("bots: " + players.size() + ", expected " + setup.players());
        }
        List<BotFailure> failures = new ArrayList<>();
        while (!game.state().isOver()) {
            int seat = game.state().table().activeSeat();
            PlayerView view = game.state().viewFor(seat);
            Action action = ask(players.get(seat), view, game.actions().size(), failures);
            game = game.applyAction(action);
        }
        return new BotGame(game, List.copyOf(failures));
    }

    private Action ask(Bot bot, PlayerView view, int number, List<BotFailure> failures) {
        Answer answer = executor == null ? answer(bot, view) : answerInTime(executor, bot, view);
        Action action = answer.action();
        String trouble = action == null
                ? answer.trouble()
                : view.check(action)
                        .map(violation -> action.notation() + ": " + violation.message())
                        .orElse(null);
        if (action != null && trouble == null) {
            return action;
        }
        Action instead = fallback.choose(view);
        failures.add(new BotFailure(view.viewer().getAsInt(), number, String.valueOf(trouble), instead));
        return instead;
    }

    private static Answer answer(Bot bot, PlayerView view) {
        try {
            Action action = bot.choose(view);
            return new Answer(action, "no action (null)");
        } catch (Exception | StackOverflowError thrown) {
            return new Answer(null, "threw " + described(thrown));
        }
    }

    private static String described(Throwable thrown) {
        try {
            return thrown.toString();
        } catch (RuntimeException evenThat) {
            return thrown.getClass().getName();
        }
    }

    private Answer answerInTime(ExecutorService threads, Bot bot, PlayerView view) {
        Future<Answer> future = threads.submit(() -> answer(bot, view));
        try {
            return future.get(nanosPerMove, TimeUnit.NANOSECONDS);
        } catch (TimeoutException late) {
            future.cancel(true);
            return new Answer(null, "no action in time");
        } catch (ExecutionException failed) {
            return new Answer(null, "threw " + described(failed));
        } catch (InterruptedException stopped) {
            future.cancel(true);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the game was interrupted", stopped);
        }
    }

    /** What came of asking a bot: an action, or the trouble that there was. */
    private record Answer(@Nullable Action action, String trouble) {}
}
