package io.github.mercurius.examples.environment;

import io.github.mercurius.rules.learning.Batch;
import io.github.mercurius.rules.learning.Frame;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongFunction;

/**
 * The side of the games in a mapped file: it does what single bytes ask for, and answers each with a byte.
 *
 * <p>{@code s} makes the moves in the frame, {@code 0} and {@code 1} those of its first or second half, {@code r} and
 * the eight bytes of a seed, lowest first, begin anew. The answer is the same byte. {@code e} and a text, after its
 * length in four bytes, is the answer to what is refused. The first byte, {@code r}, says that the frame is there.
 */
final class FrameServer implements Closeable {
    private static final int STEP = 's';
    private static final int FIRST_HALF = '0';
    private static final int SECOND_HALF = '1';
    private static final int RESET = 'r';
    private static final int ERROR = 'e';

    private final LongFunction<? extends Batch<?, ?>> batches;
    private final boolean everySeat;
    private final MappedByteBuffer memory;
    private final ExecutorService executor;
    private final int threads;
    private final int[] moves;
    private Batch<?, ?> batch;
    private Frame frame;

    private FrameServer(
            MappedByteBuffer memory,
            int threads,
            boolean everySeat,
            LongFunction<? extends Batch<?, ?>> batches,
            Batch<?, ?> first) {
        this.memory = memory;
        this.threads = Math.min(threads, first.games());
        this.everySeat = everySeat;
        this.batches = batches;
        batch = first;
        frame = Frame.of(first, everySeat);
        frame.write(memory);
        moves = new int[first.games()];
        executor = Executors.newFixedThreadPool(this.threads);
    }

    /** Makes the file, which must not exist. */
    static FrameServer open(
            Path file, int threads, boolean everySeat, LongFunction<? extends Batch<?, ?>> batches, Batch<?, ?> first)
            throws IOException {
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            int size = Frame.of(first, everySeat).size();
            return new FrameServer(
                    channel.map(FileChannel.MapMode.READ_WRITE, 0, size), threads, everySeat, batches, first);
        }
    }

    /** Answers until the input ends. */
    void serve(InputStream in, OutputStream out) throws IOException {
        answer(out, RESET);
        for (int request = in.read(); request >= 0; request = in.read()) {
            try {
                serve(request, in);
                answer(out, request);
            } catch (IllegalArgumentException refused) {
                refuse(out, String.valueOf(refused.getMessage()));
            }
        }
    }

    private void serve(int request, InputStream in) throws IOException {
        int half = moves.length / 2;
        switch (request) {
            case STEP -> play(0, moves.length);
            case FIRST_HALF -> play(0, half);
            case SECOND_HALF -> play(half, moves.length);
            case RESET -> reset(seed(in));
            default ->
                throw new IllegalArgumentException("request: byte " + request + ", expected one of s, 0, 1 and r");
        }
    }

    private static void answer(OutputStream out, int answer) throws IOException {
        out.write(answer);
        out.flush();
    }

    private static void refuse(OutputStream out, String message) throws IOException {
        byte[] text = message.getBytes(StandardCharsets.UTF_8);
        ByteBuffer answer = ByteBuffer.allocate(1 + Integer.BYTES + text.length).order(ByteOrder.LITTLE_ENDIAN);
        answer.put((byte) ERROR).putInt(text.length).put(text);
        out.write(answer.array());
        out.flush();
    }

    private static long seed(InputStream in) throws IOException {
        byte[] seed = in.readNBytes(Long.BYTES);
        if (seed.length < Long.BYTES) {
            throw new IllegalArgumentException("seed: " + seed.length + " bytes, expected 8");
        }
        return ByteBuffer.wrap(seed).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    private void reset(long seed) {
        batch = batches.apply(seed);
        frame = Frame.of(batch, everySeat);
        frame.write(memory);
    }

    /** Makes the moves of the games from one index to before another, each thread those of a part. */
    private void play(int from, int to) {
        frame.readMoves(memory, moves, from, to);
        batch.check(moves, from, to);
        if (threads == 1) {
            step(from, to);
            return;
        }
        List<Callable<Void>> parts = new ArrayList<>();
        for (int part = 0; part < threads; part++) {
            int first = from + (int) ((long) (to - from) * part / threads);
            int end = from + (int) ((long) (to - from) * (part + 1) / threads);
            parts.add(() -> {
                step(first, end);
                return null;
            });
        }
        await(parts);
    }

    private void step(int from, int to) {
        batch.step(moves, from, to);
        frame.writeStep(memory, from, to);
    }

    private void await(List<Callable<Void>> parts) {
        try {
            for (Future<Void> part : executor.invokeAll(parts)) {
                part.get();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the games were played", interrupted);
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a game failed: " + failed.getCause(), failed);
        }
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
