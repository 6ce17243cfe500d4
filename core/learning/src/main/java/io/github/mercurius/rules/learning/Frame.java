package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.internal.Arguments;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A batch in memory that another program reads in place, such as a mapped file. It has a header that says where
 * everything is, the moves that the other program writes, and what the batch shows.
 *
 * <p>All numbers are little-endian. The page on formats has the table; the other program needs only the header.
 */
public final class Frame {
    /** The version of the layout. */
    public static final int VERSION = 1;

    /** The first four bytes: {@code MERC}. */
    public static final int MAGIC = 0x4352454D;

    private static final int HEADER = 64;
    private static final int ALIGNMENT = 64;

    private final Batch<?, ?> batch;
    private final int moveCount;
    private final int observationLength;
    private final int observationsPerGame;
    private final int moves;
    private final int seats;
    private final int over;
    private final int outcomes;
    private final int masks;
    private final int observations;
    private final int size;

    private Frame(Batch<?, ?> batch, boolean everySeat) {
        this.batch = batch;
        moveCount = batch.encoding().moves().size();
        observationLength = batch.encoding().observationLength();
        int games = batch.games();
        observationsPerGame = everySeat ? batch.setup().players() : 1;
        moves = HEADER;
        seats = after(moves, Integer.BYTES * (long) games);
        over = after(seats, games);
        outcomes = after(over, games);
        masks = after(outcomes, Float.BYTES * (long) batch.outcomes().length);
        observations = after(masks, batch.masks().length);
        size = after(observations, Short.BYTES * (long) batch.observations().length * observationsPerGame);
    }

    private static int after(int offset, long bytes) {
        long next = (offset + bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        Arguments.that(next <= Integer.MAX_VALUE - ALIGNMENT, "frame of", next + " bytes", "less than 2 GiB");
        return (int) next;
    }

    /**
     * The frame of a batch.
     *
     * @param everySeat whether it shows what every seat observes, by seat; else only what the seat that moves next does
     * @throws IllegalArgumentException if it would not be smaller than 2 GiB
     */
    public static Frame of(Batch<?, ?> batch, boolean everySeat) {
        return new Frame(Arguments.notNull(batch, "batch", "a batch"), everySeat);
    }

    /** How many bytes it has. */
    public int size() {
        return size;
    }

    /**
     * Writes the header, and what the batch shows of all games.
     *
     * @param memory the frame begins at its index 0; its position, limit and byte order do not matter
     * @throws IndexOutOfBoundsException if it is smaller than the frame
     */
    public void write(ByteBuffer memory) {
        ByteBuffer frame = checked(memory);
        int[] header = {
            MAGIC,
            VERSION,
            batch.games(),
            batch.setup().players(),
            moveCount,
            observationLength,
            observationsPerGame,
            moves,
            seats,
            over,
            outcomes,
            masks,
            observations,
            size,
            batch.encoding().movesVersion(),
            batch.encoding().observationVersion()
        };
        frame.asIntBuffer().put(header);
        write(memory, 0, batch.games());
    }

    /** Writes what the batch shows of some games, those from one index to before another. */
    public void write(ByteBuffer memory, int from, int to) {
        ByteBuffer frame = checked(memory);
        int games = to - from;
        at(frame, moves + Integer.BYTES * from).asIntBuffer().put(batch.made(), from, games);
        int outcome = batch.setup().players() * Batch.OUTCOME_LENGTH;
        at(frame, seats + from).put(batch.seats(), from, games);
        at(frame, over + from).put(batch.over(), from, games);
        at(frame, outcomes + Float.BYTES * outcome * from)
                .asFloatBuffer()
                .put(batch.outcomes(), outcome * from, outcome * games);
        at(frame, masks + moveCount * from).put(batch.masks(), moveCount * from, moveCount * games);
        int length = observationLength * observationsPerGame;
        ByteBuffer seen = at(frame, observations + Short.BYTES * length * from);
        if (observationsPerGame == 1) {
            seen.asShortBuffer().put(batch.observations(), length * from, length * games);
        } else {
            writeEverySeat(seen, from, to);
        }
    }

    private void writeEverySeat(ByteBuffer seen, int from, int to) {
        short[] numbers = new short[observationLength];
        for (int game = from; game < to; game++) {
            for (int seat = 0; seat < observationsPerGame; seat++) {
                batch.observe(game, seat, numbers, 0);
                seen.asShortBuffer().put(numbers);
                seen.position(seen.position() + Short.BYTES * numbers.length);
            }
        }
    }

    /**
     * Reads the moves of some games, those from one index to before another, into their places. They are not checked;
     * the batch does so.
     */
    public void readMoves(ByteBuffer memory, int[] into, int from, int to) {
        int length = Arguments.notNull(into, "moves", "an array").length;
        Arguments.that(length == batch.games(), "moves", length, batch.games() + ", one for each game");
        at(checked(memory), moves + Integer.BYTES * from).asIntBuffer().get(into, from, to - from);
    }

    private ByteBuffer checked(ByteBuffer memory) {
        int capacity = Arguments.notNull(memory, "memory", "a buffer").capacity();
        Arguments.room(capacity, 0, size, "bytes for a frame");
        ByteBuffer frame = memory.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        frame.clear();
        return frame;
    }

    private static ByteBuffer at(ByteBuffer frame, int offset) {
        frame.position(offset);
        return frame.slice().order(ByteOrder.LITTLE_ENDIAN);
    }
}
