package io.github.mercurius.examples.environment;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.learning.Batch;
import io.github.mercurius.rules.learning.Encoding;
import io.github.mercurius.rules.learning.Frame;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The side of the games in a mapped file: it does what single bytes ask for, and answers each with a byte.
 *
 * <p>The page on formats has the requests. The first answer, {@code r}, says that the frame is there.
 */
final class FrameServer<A extends AnyAction, V extends AnyView<A>> {
    private static final int STEP = 's';
    private static final int FIRST_HALF = '0';
    private static final int SECOND_HALF = '1';
    private static final int RESET = 'r';
    private static final int LAYOUT = 'l';
    private static final int TABLE = 't';
    private static final int POSITION = 'p';
    private static final int BEGIN = 'b';
    private static final int ERROR = 'e';
    private static final int LONGEST_POSITION = 1 << 20;

    private final LongFunction<Batch<A, V>> batches;
    private final GameKit<A, V> kit;
    private final boolean everySeat;
    private final MappedByteBuffer memory;
    private final int threads;
    private final int[] moves;
    private Batch<A, V> batch;
    private Frame frame;

    private FrameServer(
            MappedByteBuffer memory,
            int threads,
            boolean everySeat,
            GameKit<A, V> kit,
            LongFunction<Batch<A, V>> batches,
            Batch<A, V> first) {
        this.memory = memory;
        this.threads = Math.min(threads, first.games());
        this.everySeat = everySeat;
        this.kit = kit;
        this.batches = batches;
        batch = first;
        frame = Frame.of(first, everySeat);
        frame.write(memory);
        moves = new int[first.games()];
    }

    /**
     * Makes the file, or takes one that is empty.
     *
     * @throws FileAlreadyExistsException if there is something in it
     */
    static <A extends AnyAction, V extends AnyView<A>> FrameServer<A, V> open(
            Path file,
            int threads,
            boolean everySeat,
            GameKit<A, V> kit,
            LongFunction<Batch<A, V>> batches,
            Batch<A, V> first)
            throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (channel.size() > 0) {
                throw new FileAlreadyExistsException(file.toString(), null, "expected a new file, or an empty one");
            }
            int size = Frame.of(first, everySeat).size();
            return new FrameServer<>(
                    channel.map(FileChannel.MapMode.READ_WRITE, 0, size), threads, everySeat, kit, batches, first);
        }
    }

    /** Answers until the input ends. */
    void serve(InputStream in, OutputStream out) throws IOException {
        answer(out, RESET, "");
        for (int request = in.read(); request >= 0; request = in.read()) {
            try {
                answer(out, request, serve(request, in));
            } catch (IllegalArgumentException | IndexOutOfBoundsException refused) {
                answer(out, ERROR, String.valueOf(refused.getMessage()));
            }
        }
    }

    /** Does what is asked for; the text of the answer, if it has one. */
    private String serve(int request, InputStream in) throws IOException {
        int half = moves.length / 2;
        switch (request) {
            case STEP -> play(0, moves.length);
            case FIRST_HALF -> play(0, half);
            case SECOND_HALF -> play(half, moves.length);
            case RESET -> reset(seed(in));
            case LAYOUT -> {
                return layout(kit);
            }
            case TABLE -> {
                return table(state(in));
            }
            case POSITION -> {
                return kit.rules().position(state(in)).toText();
            }
            case BEGIN -> begin(in);
            default ->
                throw new IllegalArgumentException(
                        "request: byte " + request + ", expected one of s, 0, 1, r, l, t, p and b");
        }
        return "";
    }

    /** The names of all moves, and the fields of an observation, as JSON. */
    static String layout(GameKit<?, ?> kit) throws IOException {
        Encoding<?, ?> encoding = kit.encoding();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("game", kit.name().toString());
        if (!kit.edition().isEmpty()) {
            all.put("edition", kit.edition());
        }
        all.put("movesVersion", encoding.movesVersion());
        all.put("moves", encoding.moves());
        all.put("observationVersion", encoding.observationVersion());
        all.put("observation", encoding.fields());
        return Fields.JSON.writerWithDefaultPrettyPrinter().writeValueAsString(all);
    }

    /** The table as the seat sees it that moves next. */
    private String table(AnyState<A, V> state) {
        V view = state.viewFor(state.table().decider().orElseThrow());
        return kit.face().table(view, Words.in("en")).stream()
                .map(line -> line.toString().stripTrailing() + "\n")
                .collect(Collectors.joining());
    }

    private AnyState<A, V> state(InputStream in) throws IOException {
        return batch.state(number(in));
    }

    private void begin(InputStream in) throws IOException {
        int game = number(in);
        int length = number(in);
        if (length < 0 || length > LONGEST_POSITION) {
            throw new IOException("position: " + length + " bytes, expected 0 to " + LONGEST_POSITION);
        }
        String line = new String(in.readNBytes(length), StandardCharsets.UTF_8);
        try {
            batch.restart(game, kit.rules().state(line));
        } catch (PositionException wrong) {
            throw new IllegalArgumentException("position: " + wrong.getMessage(), wrong);
        }
        frame.write(memory, game, game + 1);
    }

    private static int number(InputStream in) throws IOException {
        return ByteBuffer.wrap(in.readNBytes(Integer.BYTES))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getInt();
    }

    private static boolean hasText(int answer) {
        return answer == ERROR || answer == LAYOUT || answer == TABLE || answer == POSITION;
    }

    private static void answer(OutputStream out, int answer, String message) throws IOException {
        byte[] text = message.getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes = ByteBuffer.allocate(1 + Integer.BYTES + text.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put((byte) answer);
        if (hasText(answer)) {
            bytes.putInt(text.length).put(text);
        }
        out.write(bytes.array(), 0, bytes.position());
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
        IntStream.range(0, threads).parallel().forEach(part -> {
            long games = (long) to - from;
            step(from + (int) (games * part / threads), from + (int) (games * (part + 1) / threads));
        });
    }

    private void step(int from, int to) {
        batch.step(moves, from, to);
        frame.write(memory, from, to);
    }
}
