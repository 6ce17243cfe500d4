package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.GameStart;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.Answer;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Asking;
import io.github.mercurius.common.SplitMix64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/**
 * Runs games of bots that it does not trust: each bot gets its view and never the state.
 *
 * <pre>{@code
 * BotGame played = Arbiter.standard().play(Setup.of(3), Deal.seeded(1602), List.of(bot, bot, other));
 * }</pre>
 *
 * <p>In each game a bot begins, observes each update as its seat may know it, chooses in its turns, and is told the
 * end. The code that made a bot closes it; {@link #close} does so under the same guard.
 *
 * <p>A bot that throws anything, gives no action or an illegal one, or exceeds the time limit does not stop the game.
 * Its last {@linkplain io.github.mercurius.api.ThinkingTime#suggest suggestion} is played; with a suggestion it is no
 * failure to exceed the time. Without one, the arbiter plays the canonically first price card of the hand in its place,
 * which is always legal, or asks the {@linkplain #withFallback fallback}. The failure is reported in at most 300
 * characters, without line breaks; invisible characters, such as controls and changes of the writing direction, are
 * written as {@code \}{@code u202e}. Of an exception, only {@code getMessage} is called: once, in the thread of the
 * bot, within its time.
 *
 * <p>Without a {@linkplain #withTimeLimit time limit}, a bot that never answers stops the game. It is told that it has
 * a second for each decision.
 *
 * <p>An interrupt of the thread that asks the bots stops the game: a {@link CancellationException} is thrown, and the
 * thread stays interrupted. Without a time limit the bots run in that same thread, and the source of an interrupt is
 * not known. An interrupt while a bot is asked then counts as the bot's: it is cleared, and the game continues.
 *
 * <p>Nothing in the same JVM can stop a bot that ends the JVM or crashes it, uses up its memory, interferes with other
 * threads, breaks classes of the JDK, or changes by reflection or static fields what others use too: run such a bot in
 * a process of its own.
 *
 * <p>This class is immutable and thread-safe: one arbiter can run many games at once, if the bots can play them.
 */
public final class Arbiter {
    private static final long NANOS_WITHOUT_LIMIT = TimeUnit.SECONDS.toNanos(1);
    private static final long MOST_NANOS_TO_ANSWER = TimeUnit.MILLISECONDS.toNanos(20);
    private static final Arbiter STANDARD = new Arbiter(new BotGuard(null, Asking.here(), NANOS_WITHOUT_LIMIT), 0);

    static {
        Rehearsal.play();
    }

    private final BotGuard guard;
    private final long seed;

    private Arbiter(BotGuard guard, long seed) {
        this.guard = guard;
        this.seed = seed;
    }

    /** An arbiter without a time limit, which asks the bots in the thread that calls it. */
    public static Arbiter standard() {
        return STANDARD;
    }

    /**
     * This arbiter with a bot that plays in place of those that fail. It is asked like any other bot, but is told
     * nothing of the game; if it fails too, the first price card is played, and both failures are reported.
     */
    public Arbiter withFallback(Bot bot) {
        Arguments.notNull(bot, "fallback", "a bot");
        return new Arbiter(new BotGuard(bot, guard.asking(), guard.nanos()), seed);
    }

    /**
     * This arbiter with a time limit for each action, and for each other call of a bot. The time begins when the bot is
     * handed to the executor, and includes what it observes before, and the check of the action. A bot that exceeds it
     * is interrupted, and a later answer is ignored.
     *
     * @param limit how long a bot may take, in {@code unit}; it is told a little less, so that it can answer in time
     * @param threads where the bots run. A bot that ignores the interrupt keeps its thread, so there should always be
     *     another one. A bot that the executor refuses, or runs in the arbiter's own thread, is not asked; this counts
     *     as its failure. The executor's {@code execute} must return.
     */
    public Arbiter withTimeLimit(long limit, TimeUnit unit, Executor threads) {
        Asking asking = Asking.within(limit, unit, threads);
        long nanos = unit.toNanos(limit);
        long told = Math.max(1, nanos - Math.min(nanos / 10, MOST_NANOS_TO_ANSWER));
        return new Arbiter(new BotGuard(guard.fallback(), asking, told), seed);
    }

    /**
     * This arbiter with another seed than 0: each seat's {@link GameStart#seed} follows from it. Take a different one
     * for each game, and not the seed of the deal: bots can see what follows from it.
     */
    public Arbiter withSeed(long gameSeed) {
        return new Arbiter(guard, gameSeed);
    }

    /**
     * Plays a game to its end.
     *
     * @param bots as many as there are players, in the order of the seats
     * @throws CancellationException if this thread is interrupted
     */
    public BotGame play(Setup setup, Deal deal, List<? extends Bot> bots) {
        return play(Game.start(setup, deal), bots);
    }

    /**
     * Plays a game from a position to its end.
     *
     * @param bots as many as there are players, in the order of the seats
     * @throws CancellationException if this thread is interrupted
     */
    public BotGame play(GameState position, List<? extends Bot> bots) {
        return play(Game.from(position), bots);
    }

    private BotGame play(Game first, List<? extends Bot> bots) {
        Game game = first;
        BotTable table = new BotTable(this, game.state(), bots);
        while (!game.state().isOver()) {
            game = game.applyAction(table.nextAction(game.state()));
            table.tell(game.steps().get(game.steps().size() - 1).update());
        }
        return new BotGame(game, table.end(game.state()));
    }

    /**
     * Plays the same game as {@link #play(Setup, Deal, List)} without keeping a log, which is faster; most of all if no
     * bot wants to be told what happens.
     *
     * @param bots as many as there are players, in the order of the seats
     * @throws CancellationException if this thread is interrupted
     */
    public Playout playOut(Setup setup, Deal deal, List<? extends Bot> bots) {
        return playOut(GameState.start(setup, deal), bots);
    }

    /**
     * Plays the same game as {@link #play(GameState, List)} without keeping a log, which is faster.
     *
     * @param bots as many as there are players, in the order of the seats
     * @throws CancellationException if this thread is interrupted
     */
    public Playout playOut(GameState position, List<? extends Bot> bots) {
        GameState state = Arguments.notNull(position, "position", "a state");
        BotTable table = new BotTable(this, state, bots);
        for (int number = 0; !state.isOver(); number++) {
            Action action = table.nextAction(state);
            if (table.listens()) {
                Step step = Step.taken(state, action, number);
                state = step.after();
                table.tell(step.update());
            } else {
                state = state.after(action, null);
            }
        }
        return new Playout(state, table.end(state));
    }

    /**
     * Asks one bot for one action, with the same guard as in a game, of which it is told nothing.
     *
     * @param view what the bot gets; it must be that player's turn
     * @throws CancellationException if this thread is interrupted
     */
    public Decision ask(PlayerView view, Bot bot) {
        Arguments.notNull(bot, "bot", "a bot");
        BotQuestion.check(view);
        return guard.decide(bot, List.of(), view);
    }

    /**
     * Seats a bot for a whole game, and lets it begin: for tables where people play too.
     *
     * @param view what the seat knows before the first action
     * @throws CancellationException if this thread is interrupted
     */
    public BotSeat seat(Bot bot, PlayerView view) {
        Arguments.notNull(bot, "bot", "a bot");
        Arguments.notNull(view, "view", "the view of a seat");
        return new BotSeat(guard, bot, new GameStart(view, seedOf(view.viewer().orElse(0)), guard.nanos()));
    }

    private long seedOf(int seat) {
        SplitMix64 numbers = new SplitMix64(seed);
        for (int skipped = 0; skipped < 2 * seat; skipped++) {
            numbers.getAsInt();
        }
        return (long) numbers.getAsInt() << Integer.SIZE | Integer.toUnsignedLong(numbers.getAsInt());
    }

    /**
     * Closes a bot, also while this thread is interrupted.
     *
     * @return what the bot did wrong; empty if nothing
     */
    public Optional<String> close(Bot bot) {
        Arguments.notNull(bot, "bot", "a bot");
        boolean interrupted = Thread.interrupted();
        try {
            return guard.call("close", () -> Answer.troubleOf("close", bot::close));
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
