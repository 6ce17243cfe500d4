package io.github.mercurius.mercado;

import io.github.mercurius.common.Answer;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Asking;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Runs games of bots that it does not trust: each bot gets its view and never the state.
 *
 * <pre>{@code
 * BotGame played = Arbiter.standard().play(Setup.of(3), Dealer.seeded(1602), List.of(bot, bot, other));
 * }</pre>
 *
 * <p>A bot that throws anything, gives no action or an illegal one, or exceeds the time limit does not stop the game.
 * The arbiter plays the canonically first legal action in its place, or asks the {@linkplain #withFallback fallback}.
 * The failure is reported in at most 300 characters, without line breaks; invisible characters, such as controls and
 * changes of the writing direction, are written as {@code \}{@code u202e}. Of an exception, only {@code getMessage} is
 * called: once, in the thread of the bot, within its time.
 *
 * <p>Without a {@linkplain #withTimeLimit time limit}, a bot that never answers stops the game.
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
    /** The most turns of a game of bots; games of players who want to win have far fewer. */
    public static final int MOST_TURNS = 2000;

    private static final Arbiter STANDARD = new Arbiter(null, Asking.here());

    static {
        Rehearsal.play();
    }

    private final @Nullable Bot fallback;
    private final Asking asking;

    private Arbiter(@Nullable Bot fallback, Asking asking) {
        this.fallback = fallback;
        this.asking = asking;
    }

    /** An arbiter without a time limit, which asks the bots in the thread that calls it. */
    public static Arbiter standard() {
        return STANDARD;
    }

    /**
     * This arbiter with a bot that plays in place of those that fail. It is asked like any other bot; if it fails too,
     * the first legal action is played, and both failures are reported.
     */
    public Arbiter withFallback(Bot bot) {
        return new Arbiter(Arguments.notNull(bot, "fallback", "a bot"), asking);
    }

    /**
     * This arbiter with a time limit for each action. The time begins when the bot is handed to the executor, and
     * includes the check of the action. A bot that exceeds it is interrupted, and a later answer is ignored.
     *
     * @param limit how long a bot may take, in {@code unit}
     * @param threads where the bots run. A bot that ignores the interrupt keeps its thread, so there should always be
     *     another one. A bot that the executor refuses, or runs in the arbiter's own thread, is not asked; this counts
     *     as its failure. The executor's {@code execute} must return.
     */
    public Arbiter withTimeLimit(long limit, TimeUnit unit, Executor threads) {
        return new Arbiter(fallback, Asking.within(limit, unit, threads));
    }

    /**
     * Plays a game to its end, or to the most turns, as the rules set no limit (RUL-15).
     *
     * @param dealer draws the first tiles and all outcomes of chance
     * @param bots as many as there are players, in the order of the seats
     * @throws CancellationException if this thread is interrupted
     */
    public BotGame play(Setup setup, Dealer dealer, List<? extends Bot> bots) {
        Arguments.notNull(setup, "setup", "a set-up");
        Game game = Game.start(setup, Deal.shuffled(setup.edition(), Arguments.notNull(dealer, "dealer")));
        Seats seats = new Seats(setup, bots);
        while (goesOn(game.state())) {
            game = game.state().asksChance()
                    ? game.applyOutcome(seats.drawn(game.state(), dealer))
                    : game.applyAction(seats.next(game.state()));
        }
        return new BotGame(game, seats.failures);
    }

    /**
     * Plays the same game as {@link #play} without keeping a log, which is faster.
     *
     * @param dealer draws the first tiles and all outcomes of chance
     * @param bots as many as there are players, in the order of the seats
     * @throws CancellationException if this thread is interrupted
     */
    public Playout playOut(Setup setup, Dealer dealer, List<? extends Bot> bots) {
        Arguments.notNull(setup, "setup", "a set-up");
        GameState state = GameState.start(setup, Deal.shuffled(setup.edition(), Arguments.notNull(dealer, "dealer")));
        Seats seats = new Seats(setup, bots);
        while (goesOn(state)) {
            state = state.asksChance()
                    ? state.applyOutcome(seats.drawn(state, dealer))
                    : state.applyAction(seats.next(state));
        }
        return new Playout(state, seats.failures);
    }

    private static boolean goesOn(GameState state) {
        return !state.isOver() && state.table().turn() < MOST_TURNS;
    }

    /**
     * Asks one bot for one action, with the same guard as in a game: for tables where people play too.
     *
     * @param view what the bot gets; that player must have to decide
     * @throws CancellationException if this thread is interrupted
     */
    public Decision ask(PlayerView view, Bot bot) {
        Arguments.notNull(view, "view", "a view");
        Arguments.notNull(bot, "bot", "a bot");
        if (!view.isAsked()) {
            throw new IllegalArgumentException(
                    "view: of " + described(view) + ", expected that of the player who has to decide");
        }
        Answer<Action> answer = answer(bot, view);
        Action action = answer.action();
        return action != null ? new Decision(action, Optional.empty()) : instead(view, answer);
    }

    private static String described(PlayerView view) {
        String viewer = view.viewer().isPresent() ? "seat " + view.viewer().getAsInt() : "a spectator";
        Table table = view.table();
        String who = table.decider().isPresent() ? "seat " + table.decider().getAsInt() : "chance";
        return viewer + (table.isOver() ? " after the game" : ", where " + who + " decides");
    }

    private Decision instead(PlayerView view, Answer<Action> failed) {
        Action first = view.legalActions().get(0);
        if (fallback == null) {
            return new Decision(first, Optional.of(failed.safeTrouble()));
        }
        Answer<Action> answer = answer(fallback, view);
        Action action = answer.action();
        return action != null
                ? new Decision(action, Optional.of(failed.safeTrouble()))
                : new Decision(first, Optional.of(failed.safeTroubleAnd(answer)));
    }

    private Answer<Action> answer(Bot bot, PlayerView view) {
        return asking.ask(() -> BotQuestion.ask(bot, view));
    }

    /** The bots of one game, and what went wrong with them. */
    private final class Seats {
        private final List<Bot> bots;
        private final List<BotFailure> failures = new ArrayList<>();
        private int actions;

        Seats(Setup setup, List<? extends Bot> bots) {
            this.bots = Arguments.noneNull(bots, "bots", "one for each seat");
            if (this.bots.size() != setup.players()) {
                throw new IllegalArgumentException("bots: " + this.bots.size() + ", expected " + setup.players());
            }
        }

        /** The outcome that comes next. */
        Outcome drawn(GameState state, Dealer dealer) {
            actions++;
            return state.drawOutcome(dealer);
        }

        /** The action that comes next. */
        Action next(GameState state) {
            int seat = state.table().actor;
            Decision decision = ask(state.viewFor(seat), bots.get(seat));
            decision.failure().ifPresent(what -> failures.add(new BotFailure(seat, actions, what, decision.action())));
            actions++;
            return decision.action();
        }
    }
}
