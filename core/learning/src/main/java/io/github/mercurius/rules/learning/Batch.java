package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Many games that are played at once: each step makes one move in every game.
 *
 * <pre>{@code
 * Frame<?, ?> frame = Frame.of(Encoding.mercurius(), Setup.of(4), 4096);
 * Batch<?, ?> batch = Batch.selfPlay(frame, 1602);
 * while (learning) {
 *     policy.choose(frame.observations(), frame.masks(), frame.moves());
 *     batch.step();
 * }
 * }</pre>
 *
 * <p>A game that is over starts again with new cards in the same step. Everything follows from the seed and the moves,
 * whatever the number of threads. The cards of a game follow from the seed, the game's index in the batch and how many
 * games were played at that index before.
 *
 * <p>Every step reads the moves in the {@link Frame}, and brings all that the frame shows up to date. A batch is not
 * thread-safe, but several threads may step different ranges of games at the same time.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class Batch<A extends AnyAction, V extends AnyView<A>> {
    /** A move that lets a bot choose a whole action, in a batch that has bots. */
    public static final int BOT_CHOOSES = -1;

    private final Frame<A, V> frame;
    private final Encoding<A, V> encoding;
    private final AnySetup setup;
    private final @Nullable LongFunction<? extends AnyBot<A, V>> maker;
    private final boolean againstBots;
    private final List<Slot> slots = new ArrayList<>();

    private Batch(
            Frame<A, V> frame, long seed, @Nullable LongFunction<? extends AnyBot<A, V>> bots, boolean againstBots) {
        this.frame = Arguments.notNull(frame, "frame", "a frame");
        encoding = frame.encoding();
        setup = frame.setup();
        maker = bots;
        this.againstBots = againstBots;
        for (int game = 0; game < frame.games(); game++) {
            slots.add(new Slot(seed, game));
            frame.begin(game, slots.get(game).environment);
        }
    }

    /** A batch in which the caller moves for all seats. */
    public static <A extends AnyAction, V extends AnyView<A>> Batch<A, V> selfPlay(Frame<A, V> frame, long seed) {
        return new Batch<>(frame, seed, null, false);
    }

    /**
     * A batch in which the caller moves for one seat of each game, and bots for the others. The caller's seat is
     * another one in the next game.
     *
     * @param bots makes a bot from a seed; it is asked for a new one for each seat of each game
     */
    public static <A extends AnyAction, V extends AnyView<A>> Batch<A, V> against(
            Frame<A, V> frame, long seed, LongFunction<? extends AnyBot<A, V>> bots) {
        return new Batch<>(frame, seed, Arguments.notNull(bots, "bots", "a maker of bots"), true);
    }

    /**
     * A batch in which the caller moves for all seats, and may let bots choose: to look on, or to learn from them.
     *
     * @param bots makes a bot from a seed; it is asked for a new one for each seat of each game
     */
    public static <A extends AnyAction, V extends AnyView<A>> Batch<A, V> withBots(
            Frame<A, V> frame, long seed, LongFunction<? extends AnyBot<A, V>> bots) {
        return new Batch<>(frame, seed, Arguments.notNull(bots, "bots", "a maker of bots"), false);
    }

    /** What the games show, and where their moves are read. */
    public Frame<A, V> frame() {
        return frame;
    }

    /** The state of a game. */
    public AnyState<A, V> state(int game) {
        return slots.get(Arguments.index(game, slots.size(), "game"))
                .environment
                .state();
    }

    /**
     * Continues a game in another state, such as a position to practise; when it is over, the next game of the seed
     * begins.
     *
     * @throws IllegalArgumentException if the state has another edition or number of players than the batch, or the
     *     game is over in it
     * @throws IndexOutOfBoundsException if there is no such game
     */
    public void restart(int game, AnyState<A, V> state) {
        Arguments.index(game, slots.size(), "game");
        int players =
                Arguments.notNull(state, "state", "a state").table().setup().players();
        Arguments.that(players == setup.players(), "players of the state", players, String.valueOf(setup.players()));
        encoding.rules().from(state); // refuses those of another edition
        Arguments.that(!state.isOver(), "state", "one in which the game is over", "one in which it goes on (END-1)");
        slots.get(game).restart(state);
        goOn(game);
    }

    /**
     * Makes the moves of the frame, in every game.
     *
     * @throws IllegalArgumentException if one is not legal; nothing has changed then
     */
    public void step() {
        step(0, slots.size());
    }

    /**
     * Makes the moves of some of the games, those from one index to before another; different threads may do so at the
     * same time for different games.
     *
     * @throws IllegalArgumentException if one of the moves is not legal; nothing has changed then
     * @throws IndexOutOfBoundsException if there is no such range
     */
    public void step(int from, int to) {
        check(from, to);
        for (int game = from; game < to; game++) {
            int move = frame.moves().get(game);
            if (move == BOT_CHOOSES) {
                frame.moves().put(game, slots.get(game).tellBotsMove());
            } else {
                slots.get(game).environment.step(move);
            }
            goOn(game);
        }
    }

    /** Brings a game to the caller's next move, and shows it. */
    private void goOn(int game) {
        Slot slot = slots.get(game);
        slot.letBotsPlay();
        frame.over().put(game, (byte) 0);
        if (slot.environment.isOver()) {
            frame.showEnd(game, slot.environment);
            slot.next();
        }
        frame.show(game, slot.environment);
    }

    /**
     * Refuses moves that {@link #step(int, int) step} would refuse: to ask for all games before several threads step
     * some of them.
     *
     * @throws IllegalArgumentException if one of the moves is not legal
     * @throws IndexOutOfBoundsException if there is no such range
     */
    public void check(int from, int to) {
        if (from < 0 || to < from || to > slots.size()) {
            throw new IndexOutOfBoundsException(
                    "games: " + from + " to " + to + ", expected a range within 0 to " + slots.size());
        }
        for (int game = from; game < to; game++) {
            int move = frame.moves().get(game);
            boolean botChooses = maker != null && move == BOT_CHOOSES;
            Environment<A, V> environment = slots.get(game).environment;
            if (!botChooses && !environment.isLegal(move)) {
                throw new IllegalArgumentException("game " + game + ": " + environment.refusal(move));
            }
        }
    }

    /** The place of one game: when it is over, the next one is played here. */
    private final class Slot {
        private final long seed;
        private final int index;
        private final List<AnyBot<A, V>> bots = new ArrayList<>();
        private Environment<A, V> environment;
        private int played;
        private int learner;

        Slot(long seed, int index) {
            this.seed = SplitMix64.number(SplitMix64.number(seed, 0) + index, 0);
            this.index = index;
            environment = environment(dealt());
            seatBots();
        }

        /** Another seed for each game here, independent of the other games of the batch. */
        private long seedOfGame() {
            return SplitMix64.number(seed, played);
        }

        private AnyState<A, V> dealt() {
            return encoding.rules().start(setup, seedOfGame()).state();
        }

        private Environment<A, V> environment(AnyState<A, V> state) {
            SplittableRandom random = new SplittableRandom(SplitMix64.number(seedOfGame(), 0));
            return new Environment<>(encoding, state, random::nextInt);
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
}
