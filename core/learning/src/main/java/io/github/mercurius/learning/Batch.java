package io.github.mercurius.learning;

import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.core.GameState;
import java.util.Arrays;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Many games that are played at once: each step makes one move in every game.
 *
 * <pre>{@code
 * Batch batch = Batch.selfPlay(Setup.of(4), 4096, 1602);
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
 */
public final class Batch {
    /** The most games in a batch. */
    public static final int MOST_GAMES = 1 << 20;

    /** How many numbers the outcome of a game has for each seat: money, place, win share. */
    public static final int OUTCOME_LENGTH = 3;

    private final Setup setup;
    private final boolean againstBots;
    private final Slot[] slots;
    // those of the slots, side by side
    private final Environment[] environments;
    private final Shown shown;

    private Batch(Setup setup, int games, long seed, @Nullable LongFunction<? extends Bot> bots) {
        this.setup = Arguments.notNull(setup, "setup", "a set-up");
        Arguments.that(games >= 1 && games <= MOST_GAMES, "games", games, "1 to " + MOST_GAMES);
        shown = new Shown(games, setup.players());
        slots = new Slot[games];
        Arrays.setAll(slots, game -> new Slot(setup, seed, game, bots));
        environments = new Environment[games];
        Arrays.setAll(environments, game -> slots[game].environment());
        againstBots = bots != null;
        for (int game = 0; game < games; game++) {
            shown.show(game, environments[game]);
        }
    }

    /** A batch in which the caller moves for all seats. */
    public static Batch selfPlay(Setup setup, int games, long seed) {
        return new Batch(setup, games, seed, null);
    }

    /**
     * A batch in which the caller moves for one seat of each game, and bots for the others. The caller's seat is
     * another one in the next game.
     *
     * @param bots makes a bot from a seed; it is asked for a new one for each seat of each game
     */
    public static Batch against(Setup setup, int games, long seed, LongFunction<? extends Bot> bots) {
        return new Batch(setup, games, seed, Arguments.notNull(bots, "bots", "a maker of bots"));
    }

    /** What was agreed before each game. */
    public Setup setup() {
        return setup;
    }

    /** How many games there are. */
    public int games() {
        return slots.length;
    }

    /** Which moves are legal: {@link Moves#COUNT} bytes for each game, 1 or 0. */
    public byte[] masks() {
        return shown.masks;
    }

    /**
     * What the seat that moves next observes: {@link ObservationField#LENGTH} numbers for each game. A step writes only
     * what has changed, so do not write into this array.
     */
    public short[] observations() {
        return shown.observations;
    }

    /** The seat that moves next, for each game. */
    public byte[] seats() {
        return shown.seats;
    }

    /** For each game 1 if the last step ended it, so that another one has begun; else 0. */
    public byte[] over() {
        return shown.over;
    }

    /**
     * For each game and seat the {@link Outcome} of the last game that was over: money, place, win share; zeros before
     * there was one.
     */
    public float[] outcomes() {
        return shown.outcomes;
    }

    /** The state of a game. */
    public GameState state(int game) {
        return environment(game).state();
    }

    /**
     * Writes what any seat of a game observes, as {@link Environment#observe} does.
     *
     * @throws IllegalArgumentException if there is no such seat
     * @throws IndexOutOfBoundsException if there is no such game or not enough space
     */
    public void observe(int game, int seat, short[] into, int offset) {
        environment(game).observe(seat, into, offset);
    }

    private Environment environment(int game) {
        return environments[Arguments.index(game, environments.length, "game")];
    }

    /**
     * Continues a game in another state, such as a position to practise; when it is over, the next game of the seed
     * begins.
     *
     * @throws IllegalArgumentException if the state has another set-up than the batch, or the game is over in it
     * @throws IndexOutOfBoundsException if there is no such game
     */
    public void restart(int game, GameState state) {
        Arguments.index(game, slots.length, "game");
        Setup given = Arguments.notNull(state, "state", "a state").table().setup();
        Arguments.that(given.equals(setup), "set-up of the state", given, setup.toString());
        Arguments.that(!state.isOver(), "state", "one in which the game is over", "one in which it goes on (END-1)");
        slots[game].restart(state);
        goOn(game);
    }

    /**
     * Makes a move in every game.
     *
     * @param moves a move for each game
     * @throws IllegalArgumentException if there is not one move for each game, or one is not legal; nothing has changed
     *     then
     */
    public void step(int[] moves) {
        step(moves, 0, slots.length);
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
        for (int first = from; first < to; first += Lookahead.GAMES) {
            int end = Math.min(to, first + Lookahead.GAMES);
            Lookahead.read(environments, moves, first, end);
            for (int game = first; game < end; game++) {
                environments[game].step(moves[game]);
                goOn(game);
            }
        }
    }

    /** Brings a game to the caller's next move, and shows it. */
    private void goOn(int game) {
        if (againstBots) {
            slots[game].letBotsPlay();
        }
        shown.over[game] = 0;
        if (environments[game].isOver()) {
            shown.showEnd(game, environments[game]);
            slots[game].next();
        }
        shown.show(game, environments[game]);
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
                Arguments.notNull(moves, "moves", "an array").length == slots.length,
                "moves",
                moves.length,
                slots.length + ", one for each game");
        if (from < 0 || to < from || to > slots.length) {
            throw new IndexOutOfBoundsException(
                    "games: " + from + " to " + to + ", expected a range within 0 to " + slots.length);
        }
        for (int game = from; game < to; game++) {
            if (!environments[game].isLegal(moves[game])) {
                throw new IllegalArgumentException("game " + game + ": " + environments[game].refusal(moves[game]));
            }
        }
    }

    /** What {@link Frame} copies. */
    Shown shown() {
        return shown;
    }
}
