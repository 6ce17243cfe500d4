package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.internal.Arguments;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import java.util.function.IntFunction;

/**
 * The numbers of a {@link Batch} of games: the moves that are made, and what each game shows. It lies in memory that
 * another program can read and write in place, such as a mapped file, and has a header that says where everything is.
 *
 * <p>All numbers are little-endian. The page on formats has the table; another program needs only the header.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class Frame<A extends AnyAction, V extends AnyView<A>> {
    /** The version of the layout. */
    public static final int VERSION = 1;

    /** The first four bytes: {@code MERC}. */
    public static final int MAGIC = 0x4352454D;

    /** The most games. */
    public static final int MOST_GAMES = 1 << 20;

    /** How many numbers the outcome of a game has for each seat: score, place, win share. */
    public static final int OUTCOME_LENGTH = 3;

    private static final int HEADER = 64;
    private static final int ALIGNMENT = 64;

    private final Encoding<A, V> encoding;
    private final AnySetup setup;
    private final int games;
    private final boolean everySeat;
    private final int observationsPerGame;
    private final IntBuffer moves;
    private final ByteBuffer seats;
    private final ByteBuffer over;
    private final FloatBuffer outcomes;
    private final ByteBuffer masks;
    private final ShortBuffer observations;

    private Frame(
            Encoding<A, V> encoding, AnySetup setup, int games, boolean everySeat, IntFunction<ByteBuffer> memory) {
        this.encoding = Arguments.notNull(encoding, "encoding", "a game in numbers");
        this.setup = Arguments.notNull(setup, "setup", "a set-up");
        Arguments.that(games >= 1 && games <= MOST_GAMES, "games", games, "1 to " + MOST_GAMES);
        this.games = games;
        this.everySeat = everySeat;
        int players = setup.players();
        observationsPerGame = everySeat ? players : 1;
        int moveCount = encoding.moves().size();
        int length = encoding.observationLength();
        int movesAt = HEADER;
        int seatsAt = after(movesAt, Integer.BYTES * (long) games);
        int overAt = after(seatsAt, games);
        int outcomesAt = after(overAt, games);
        int masksAt = after(outcomesAt, Float.BYTES * (long) OUTCOME_LENGTH * players * games);
        int observationsAt = after(masksAt, (long) moveCount * games);
        int size = after(observationsAt, Short.BYTES * (long) length * observationsPerGame * games);
        ByteBuffer all = memory.apply(size);
        Arguments.room(all.capacity(), 0, size, "bytes for a frame");
        int[] header = {
            MAGIC,
            VERSION,
            games,
            players,
            moveCount,
            length,
            observationsPerGame,
            movesAt,
            seatsAt,
            overAt,
            outcomesAt,
            masksAt,
            observationsAt,
            size,
            encoding.movesVersion(),
            encoding.observationVersion()
        };
        part(all, 0, HEADER).asIntBuffer().put(header);
        moves = part(all, movesAt, Integer.BYTES * games).asIntBuffer();
        seats = part(all, seatsAt, games);
        over = part(all, overAt, games);
        outcomes = part(all, outcomesAt, Float.BYTES * OUTCOME_LENGTH * players * games)
                .asFloatBuffer();
        masks = part(all, masksAt, moveCount * games);
        observations = part(all, observationsAt, Short.BYTES * length * observationsPerGame * games)
                .asShortBuffer();
    }

    private static int after(int offset, long bytes) {
        long next = (offset + bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        Arguments.that(next <= Integer.MAX_VALUE - ALIGNMENT, "frame of", next + " bytes", "less than 2 GiB");
        return (int) next;
    }

    private static ByteBuffer part(ByteBuffer all, int from, int length) {
        return all.slice(from, length).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** A frame in memory of its own, which shows what the seat that moves next observes. */
    public static <A extends AnyAction, V extends AnyView<A>> Frame<A, V> of(
            Encoding<A, V> encoding, AnySetup setup, int games) {
        return of(encoding, setup, games, false, ByteBuffer::allocate);
    }

    /**
     * A frame in some memory.
     *
     * @param everySeat whether it shows what every seat observes, by seat; else only what the seat that moves next does
     * @param memory gives the memory, of at least so many bytes
     * @throws IllegalArgumentException if it would not be smaller than 2 GiB
     * @throws IndexOutOfBoundsException if the memory is too small
     */
    public static <A extends AnyAction, V extends AnyView<A>> Frame<A, V> of(
            Encoding<A, V> encoding, AnySetup setup, int games, boolean everySeat, IntFunction<ByteBuffer> memory) {
        return new Frame<>(encoding, setup, games, everySeat, Arguments.notNull(memory, "memory", "a source of it"));
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
        return games;
    }

    /**
     * The move for each game: the next one, which the caller puts here, and after a step the one that it made, for
     * {@link Batch#BOT_CHOOSES} the first of the action that the bot chose.
     */
    public IntBuffer moves() {
        return moves;
    }

    /** The seat that moves next, for each game. */
    public ByteBuffer seats() {
        return seats;
    }

    /** For each game 1 if the last step ended it, so that another one has begun; else 0. */
    public ByteBuffer over() {
        return over;
    }

    /**
     * For each game and seat the {@link Returns} of the last game that was over: score, place, win share; zeros before
     * there was one.
     */
    public FloatBuffer outcomes() {
        return outcomes;
    }

    /** Which moves are legal: a byte for each {@linkplain Encoding#moves move} of each game, 1 or 0. */
    public ByteBuffer masks() {
        return masks;
    }

    /**
     * {@link Encoding#observationLength} numbers for each game, which the seat that moves next observes, or for each
     * game and seat.
     */
    public ShortBuffer observations() {
        return observations;
    }

    /** Shows a game that nobody has moved in. */
    void begin(int game, Environment<A, V> environment) {
        moves.put(game, 0);
        over.put(game, (byte) 0);
        int length = OUTCOME_LENGTH * setup.players();
        for (int i = 0; i < length; i++) {
            outcomes.put(game * length + i, 0);
        }
        show(game, environment);
    }

    /** Shows where a game stands. */
    void show(int game, Environment<A, V> environment) {
        int next = environment.seat();
        seats.put(game, (byte) next);
        environment.writeMask(masks, game * encoding.moves().size());
        for (int i = 0; i < observationsPerGame; i++) {
            int at = (game * observationsPerGame + i) * encoding.observationLength();
            environment.observe(everySeat ? i : next, observations, at);
        }
    }

    /** Shows what a game that is over brought. */
    void showEnd(int game, Environment<A, V> environment) {
        over.put(game, (byte) 1);
        int at = game * setup.players() * OUTCOME_LENGTH;
        for (Returns outcome : Returns.of(environment.state().table())) {
            outcomes.put(at++, outcome.score());
            outcomes.put(at++, outcome.place());
            outcomes.put(at++, (float) outcome.winShare());
        }
    }
}
