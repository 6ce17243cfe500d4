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
 * Batch<?, ?> batch = Batch.selfPlay(Encoding.mercurius(), Setup.of(4), 4096, 1602);
 * int[] moves = new int[batch.games()];
 * while (learning) {
 *     policy.choose(batch.observations(), batch.masks(), moves);
 *     batch.step(moves);
 * }
 * }</pre>
 *
 * <p>A game that is over starts again with new cards in the same step. Everything follows from the seed and the moves,
 * whatever the number of threads. The cards of a game follow from the seed, the game's index in the batch and how many
 * games were played at that index before.
 *
 * <p>Masks, observations, seats and outcomes are in arrays that every step brings up to date. A batch is not
 * thread-safe, but several threads may step different ranges of games at the same time.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class Batch<A extends AnyAction, V extends AnyView<A>> {
    /** The most games in a batch. */
    public static final int MOST_GAMES = 1 << 20;

    /** How many numbers the outcome of a game has for each seat: score, place, win share. */
    public static final int OUTCOME_LENGTH = 3;

    /** A move that lets a bot choose a whole action, in a batch that has bots. */
    public static final int BOT_CHOOSES = -1;

    private final Encoding<A, V> encoding;
    private final AnySetup setup;
    private final @Nullable LongFunction<? extends AnyBot<A, V>> maker;
    private final boolean againstBots;
    private final List<Slot> slots = new ArrayList<>();
    private final byte[] masks;
    private final short[] observations;
    private final byte[] seats;
    private final byte[] over;
    private final float[] outcomes;
    private final int[] made;

    private Batch(
            Encoding<A, V> encoding,
            AnySetup setup,
            int games,
            long seed,
            @Nullable LongFunction<? extends AnyBot<A, V>> bots,
            boolean againstBots) {
        this.encoding = Arguments.notNull(encoding, "encoding", "a game in numbers");
        this.setup = Arguments.notNull(setup, "setup", "a set-up");
        Arguments.that(games >= 1 && games <= MOST_GAMES, "games", games, "1 to " + MOST_GAMES);
        masks = new byte[Math.multiplyExact(games, encoding.moves().size())];
        observations = new short[Math.multiplyExact(games, encoding.observationLength())];
        seats = new byte[games];
        over = new byte[games];
        outcomes = new float[games * setup.players() * OUTCOME_LENGTH];
        made = new int[games];
        maker = bots;
        this.againstBots = againstBots;
        for (int game = 0; game < games; game++) {
            slots.add(new Slot(seed, game));
            show(game);
        }
    }

    /** A batch in which the caller moves for all seats. */
    public static <A extends AnyAction, V extends AnyView<A>> Batch<A, V> selfPlay(
            Encoding<A, V> encoding, AnySetup setup, int games, long seed) {
        return new Batch<>(encoding, setup, games, seed, null, false);
    }

    /**
     * A batch in which the caller moves for one seat of each game, and bots for the others. The caller's seat is
     * another one in the next game.
     *
     * @param bots makes a bot from a seed; it is asked for a new one for each seat of each game
     */
    public static <A extends AnyAction, V extends AnyView<A>> Batch<A, V> against(
            Encoding<A, V> encoding, AnySetup setup, int games, long seed, LongFunction<? extends AnyBot<A, V>> bots) {
        return new Batch<>(encoding, setup, games, seed, Arguments.notNull(bots, "bots", "a maker of bots"), true);
    }

    /**
     * A batch in which the caller moves for all seats, and may let bots choose: to look on, or to learn from them.
     *
     * @param bots makes a bot from a seed; it is asked for a new one for each seat of each game
     */
    public static <A extends AnyAction, V extends AnyView<A>> Batch<A, V> withBots(
            Encoding<A, V> encoding, AnySetup setup, int games, long seed, LongFunction<? extends AnyBot<A, V>> bots) {
        return new Batch<>(encoding, setup, games, seed, Arguments.notNull(bots, "bots", "a maker of bots"), false);
    }

    /** The game in numbers. */
    public Encoding<A, V> encoding() {
        return encoding;
    }

    /** What was agreed before each game. */
    public AnySetup setup() {
        return setup;
    }

    /** How many games there are. */
    public int games() {
        return slots.size();
    }

    /** Which moves are legal: a byte for each {@linkplain Encoding#moves move} of each game, 1 or 0. */
    public byte[] masks() {
        return masks;
    }

    /** What the seat that moves next observes: {@link Encoding#observationLength} numbers for each game. */
    public short[] observations() {
        return observations;
    }

    /** The seat that moves next, for each game. */
    public byte[] seats() {
        return seats;
    }

    /** For each game 1 if the last step ended it, so that another one has begun; else 0. */
    public byte[] over() {
        return over;
    }

    /**
     * For each game and seat the {@link Returns} of the last game that was over: score, place, win share; zeros before
     * there was one.
     */
    public float[] outcomes() {
        return outcomes;
    }

    /**
     * The move that the last step made in each game: the one that was given, or the first of the action that a bot
     * chose for {@link #BOT_CHOOSES}.
     */
    public int[] made() {
        return made;
    }

    /** The state of a game. */
    public AnyState<A, V> state(int game) {
        return environment(game).state();
    }

    /**
     * Writes what any seat of a game observes. What it has begun to choose is in its own observation only.
     *
     * @throws IllegalArgumentException if there is no such seat
     * @throws IndexOutOfBoundsException if there is no such game or not enough space
     */
    public void observe(int game, int seat, short[] into, int offset) {
        environment(game).observe(seat, into, offset);
    }

    private Environment<A, V> environment(int game) {
        return slots.get(Arguments.index(game, slots.size(), "game")).environment;
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
        int players = Arguments.notNull(state, "state", "a state").table().setup().players();
        Arguments.that(players == setup.players(), "players of the state", players, String.valueOf(setup.players()));
        encoding.rules().from(state); // refuses those of another edition
        Arguments.that(!state.isOver(), "state", "one in which the game is over", "one in which it goes on (END-1)");
        slots.get(game).restart(state);
        goOn(game);
    }

    /**
     * Makes a move in every game.
     *
     * @param moves a move for each game, or {@link #BOT_CHOOSES}
     * @throws IllegalArgumentException if there is not one move for each game, or one is not legal; nothing has changed
     *     then
     */
    public void step(int[] moves) {
        step(moves, 0, slots.size());
    }

    /**
     * Makes a move in some of the games, those from one index to before another; different threads may do so at the
     * same time for different games.
     *
     * @param moves a move for each game of the batch, of which only those of the range are read
     * @throws IllegalArgumentException if there is not one move for each game, or one in the range is not legal;
     *     nothing has changed then
     * @throws IndexOutOfBoundsException if there is no such range
     */
    public void step(int[] moves, int from, int to) {
        check(moves, from, to);
        for (int game = from; game < to; game++) {
            if (moves[game] == BOT_CHOOSES) {
                made[game] = slots.get(game).tellBotsMove();
            } else {
                made[game] = moves[game];
                slots.get(game).environment.step(moves[game]);
            }
            goOn(game);
        }
    }

    /** Brings a game to the caller's next move, and shows it. */
    private void goOn(int game) {
        Slot slot = slots.get(game);
        slot.letBotsPlay();
        over[game] = 0;
        if (slot.environment.isOver()) {
            showEnd(game);
            slot.next();
        }
        show(game);
    }

    private void show(int game) {
        Environment<A, V> environment = slots.get(game).environment;
        seats[game] = (byte) environment.seat();
        environment.writeMask(masks, game * encoding.moves().size());
        environment.observe(environment.seat(), observations, game * encoding.observationLength());
    }

    private void showEnd(int game) {
        over[game] = 1;
        int at = game * setup.players() * OUTCOME_LENGTH;
        for (Returns outcome : Returns.of(slots.get(game).environment.state().table())) {
            outcomes[at++] = outcome.score();
            outcomes[at++] = outcome.place();
            outcomes[at++] = (float) outcome.winShare();
        }
    }

    /**
     * Refuses moves that {@link #step(int[], int, int) step} would refuse: to ask for all games before several threads
     * step some of them.
     *
     * @throws IllegalArgumentException if there is not one move for each game, or one in the range is not legal
     * @throws IndexOutOfBoundsException if there is no such range
     */
    public void check(int[] moves, int from, int to) {
        Arguments.that(
                Arguments.notNull(moves, "moves", "an array").length == games(),
                "moves",
                moves.length,
                games() + ", one for each game");
        if (from < 0 || to < from || to > games()) {
            throw new IndexOutOfBoundsException(
                    "games: " + from + " to " + to + ", expected a range within 0 to " + games());
        }
        for (int game = from; game < to; game++) {
            boolean botChooses = maker != null && moves[game] == BOT_CHOOSES;
            Environment<A, V> environment = slots.get(game).environment;
            if (!botChooses && !environment.isLegal(moves[game])) {
                throw new IllegalArgumentException("game " + game + ": " + environment.refusal(moves[game]));
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
