package io.github.mercurius.arena;

import io.github.mercurius.arena.BotFailure.Moment;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.BoundedNumbers;
import io.github.mercurius.rules.internal.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;

/**
 * Runs games of bots that it does not trust, of any rules: each bot gets its view and never the state.
 *
 * <pre>{@code
 * Arbiter<Action, PlayerView> arbiter = Arbiter.of(Mercurius.rules());
 * BotGame<Game> played = arbiter.play(Game.start(Setup.of(3), Deal.seeded(1602)), List.of(bot, bot, other));
 * }</pre>
 *
 * <p>In each game a bot begins, observes each update as its seat may know it, chooses where it has to decide, and is
 * told the end. The code that made a bot closes it; {@link #close} does so under the same guard.
 *
 * <p>A bot that throws anything, gives no action or an illegal one, or exceeds the time limit does not stop the game.
 * Its last {@linkplain io.github.mercurius.rules.ThinkingTime#suggest suggestion} is played; with a suggestion it is no
 * failure to exceed the time. Without one, the arbiter plays what the rules say for a player who
 * {@linkplain Rules#actionInAbsence does not answer}. The failure is reported in at most 300 characters, without line
 * breaks; invisible characters, such as controls and changes of the writing direction, are written as
 * {@code \}{@code u202e}. Of an exception, only {@code getMessage} is called: once, in the thread of the bot, within
 * its time. A failure to begin, or where the bot was told the end, is told apart from one of a move.
 *
 * <p>Without a {@linkplain #withTimeLimit time limit}, a bot that never answers stops the game. It is told that it has
 * a second for each decision.
 *
 * <p>With a time limit, a bot that ignores the interrupt keeps its thread. It is not asked again before it has
 * returned; the next decision's time runs meanwhile. So a bot in a game has one thread at most.
 *
 * <p>An interrupt of the thread that asks the bots stops the game: a {@link CancellationException} is thrown, and the
 * thread stays interrupted. Without a time limit the bots run in that same thread, and the source of an interrupt is
 * not known. An interrupt while a bot is asked then counts as the bot's: it is cleared, and the game continues.
 *
 * <p>Nothing in the same JVM can stop a bot that ends the JVM or crashes it, uses up its memory, or interferes with
 * other threads. A bot that uses up the stack can be the first to need a class, which then stays broken. Nor can it
 * stop one that changes what others use too, by reflection or static fields. Run such a bot in a process of its own.
 *
 * <p>This class is immutable and thread-safe: one arbiter can run many games at once, if the bots can play them.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class Arbiter<A extends AnyAction, V extends AnyView<A>> {
    /**
     * How many actions and outcomes a game of bots has at most, if nothing else is said: for rules of others, and for
     * bots that take extra turns for ever, which a made-up edition of Mercado can allow (XTR-1).
     */
    public static final int MOST_ACTIONS = 100_000;

    /** What makes chance another sequence of numbers than the seats' seeds. */
    private static final long FOR_CHANCE = 0x6d65726361646fL;

    private final BotCalls.Guard<A, V> guard;
    private final long seed;
    private final int mostActions;

    private Arbiter(BotCalls.Guard<A, V> guard, long seed, int mostActions) {
        this.guard = guard;
        this.seed = seed;
        this.mostActions = mostActions;
    }

    /** An arbiter without a time limit, which asks the bots in the thread that calls it. */
    public static <A extends AnyAction, V extends AnyView<A>> Arbiter<A, V> of(Rules<A, V> rules) {
        Arguments.notNull(rules, "rules", "the rules of a game");
        return new Arbiter<>(
                new BotCalls.Guard<>(rules, null, 0, (task, nanos) -> task.get(nanos, TimeUnit.NANOSECONDS)),
                0,
                MOST_ACTIONS);
    }

    private Arbiter<A, V> with(BotCalls.Guard<A, V> other) {
        return new Arbiter<>(other, seed, mostActions);
    }

    /**
     * This arbiter with a time limit for each action, and for each other call of a bot. The time begins when the bot is
     * handed to the executor, and includes what it observes before, and the check of the action. A bot that exceeds it
     * is interrupted, and a later answer is ignored.
     *
     * @param limit how long a bot may take, in {@code unit}; it is told a little less, so that it can answer in time
     * @param threads where the bots run, which is not the thread of the arbiter. A bot that ignores the interrupt keeps
     *     its thread, so there should always be another one
     */
    public Arbiter<A, V> withTimeLimit(long limit, TimeUnit unit, Executor threads) {
        Arguments.that(limit > 0, "limit", limit, "more than 0");
        Arguments.notNull(unit, "unit", "a unit of time");
        Arguments.notNull(threads, "threads", "an executor");
        return with(new BotCalls.Guard<>(guard.rules(), threads, unit.toNanos(limit), guard.patience()));
    }

    /** This arbiter, waiting otherwise than by the clock. */
    Arbiter<A, V> with(BotCalls.Patience patience) {
        return with(new BotCalls.Guard<>(guard.rules(), guard.threads(), guard.limit(), patience));
    }

    /**
     * This arbiter with another seed than 0: each seat's {@link GameStart#seed} follows from it, and what chance
     * brings. Take a different one for each game, and not the seed of the deal: bots can see what follows from it.
     */
    public Arbiter<A, V> withSeed(long gameSeed) {
        return new Arbiter<>(guard, gameSeed, mostActions);
    }

    /**
     * This arbiter with another limit than {@link #MOST_ACTIONS} for the actions and outcomes of a game. A game that is
     * not over then stops, and the bots are not told of an end.
     */
    public Arbiter<A, V> withMostActions(int most) {
        Arguments.that(most > 0, "most", most, "more than 0");
        return new Arbiter<>(guard, seed, most);
    }

    /**
     * Plays a game to its end, from where it is.
     *
     * @param bots as many as there are players, in the order of the seats
     * @throws CancellationException if this thread is interrupted
     */
    public <G extends AnyGame<A, V>> BotGame<G> play(G first, List<? extends AnyBot<A, V>> bots) {
        AnyGame<A, V> game = Arguments.notNull(first, "first", "a game");
        IntUnaryOperator random = new BoundedNumbers(new SplitMix64(seed ^ FOR_CHANCE));
        List<BotFailure> failures = new ArrayList<>();
        List<BotSeat<A, V>> seats = seats(game.state(), bots, failures);
        int actions = 0;
        for (; !game.state().isOver() && actions < mostActions; actions++) {
            AnyState<A, V> state = game.state();
            game = state.asksChance()
                    ? game.applyOutcome(state.drawOutcome(random))
                    : game.applyAction(asked(state, seats, actions, failures));
            AnyUpdate update = game.updatesForHost(game.updateCount() - 1).get(0);
            seats.forEach(seat -> seat.observe(update));
        }
        for (int seat = 0; seat < seats.size() && game.state().isOver(); seat++) {
            Optional<String> failure = seats.get(seat).end(game.state().table().ranking());
            note(failures, game.setup(), seat, Moment.END, actions, failure);
        }
        // An action gives a game of the same class: a game of rules is final, and applyAction is one of its methods.
        @SuppressWarnings("unchecked")
        G last = (G) game;
        return new BotGame<>(last, failures);
    }

    private List<BotSeat<A, V>> seats(
            AnyState<A, V> first, List<? extends AnyBot<A, V>> bots, List<BotFailure> failures) {
        List<AnyBot<A, V>> all = Arguments.noneNull(bots, "bots", "one for each seat");
        AnySetup setup = first.table().setup();
        int players = setup.players();
        if (all.size() != players) {
            throw new IllegalArgumentException("bots: " + all.size() + ", expected " + players);
        }
        List<BotSeat<A, V>> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            BotSeat<A, V> begun = seat(all.get(seat), first.viewFor(seat));
            seats.add(begun);
            note(failures, setup, seat, Moment.BEGIN, 0, begun.takeFailure());
        }
        return seats;
    }

    private A asked(AnyState<A, V> state, List<BotSeat<A, V>> seats, int actions, List<BotFailure> failures) {
        int seat = state.decider()
                .orElseThrow(() -> new IllegalStateException("nobody has to decide, and the game is not over"));
        Decision<A> decision = seats.get(seat).choose(state.viewFor(seat));
        note(failures, state.table().setup(), seat, Moment.MOVE, actions, decision.failure());
        return decision.action();
    }

    private static void note(
            List<BotFailure> failures, AnySetup setup, int seat, Moment moment, int action, Optional<String> failure) {
        failure.ifPresent(what -> failures.add(new BotFailure(seat, setup.name(seat), moment, action, what)));
    }

    /**
     * Asks one bot for one action, with the same guard as in a game, of which it is told nothing.
     *
     * @param view what the bot gets; that player must have to decide
     * @throws CancellationException if this thread is interrupted
     */
    public Decision<A> ask(V view, AnyBot<A, V> bot) {
        Arguments.notNull(bot, "bot", "a bot");
        return new BotSeat<>(guard, bot, BotSeat.decider(view)).choose(view);
    }

    /**
     * Seats a bot for a whole game, and lets it begin: for tables where people play too.
     *
     * @param view what the seat knows before the first action
     * @throws CancellationException if this thread is interrupted
     */
    public BotSeat<A, V> seat(AnyBot<A, V> bot, V view) {
        Arguments.notNull(bot, "bot", "a bot");
        Arguments.notNull(view, "view", "the view of a seat");
        GameStart<V> start = new GameStart<>(view, seedOf(view.viewer().orElse(0)), guard.nanos());
        return new BotSeat<>(guard, bot, start.seat()).begin(start);
    }

    private long seedOf(int seat) {
        long high = SplitMix64.number(seed, 2 * seat) >>> Integer.SIZE;
        long low = SplitMix64.number(seed, 2 * seat + 1) >>> Integer.SIZE;
        return high << Integer.SIZE | low;
    }

    /**
     * Closes a bot, also while this thread is interrupted.
     *
     * @return what the bot did wrong; empty if nothing
     */
    public Optional<String> close(AnyBot<A, V> bot) {
        Arguments.notNull(bot, "bot", "a bot");
        boolean interrupted = Thread.interrupted();
        try {
            return new BotSeat<>(guard, bot, 0).close();
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
