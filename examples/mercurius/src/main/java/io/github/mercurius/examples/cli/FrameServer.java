package io.github.mercurius.examples.cli;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.learning.Batch;
import io.github.mercurius.rules.learning.Encoding;
import io.github.mercurius.rules.learning.Frame;
import io.github.mercurius.rules.learning.LegalMoves;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The side of the games in a mapped file: it does what single bytes ask for, and answers each with a byte.
 *
 * <p>The page on formats has the requests. The first answer, {@code r}, says that the frame is there.
 */
final class FrameServer<A extends AnyAction, V extends AnyView<A>> {
    private static final int LONGEST_TEXT = 1 << 20;

    private final GameKit<A, V> kit;
    private final Frame<A, V> frame;
    private final int threads;
    private final LongFunction<Batch<A, V>> batches;
    private Batch<A, V> batch;

    FrameServer(GameKit<A, V> kit, Frame<A, V> frame, int threads, LongFunction<Batch<A, V>> batches, long seed) {
        this.kit = kit;
        this.frame = frame;
        this.threads = Math.min(threads, frame.games());
        this.batches = batches;
        batch = batches.apply(seed);
    }

    /** Maps a file for a frame: a new one, or one that is empty. */
    static ByteBuffer map(Path file, int size) {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            if (channel.size() > 0) {
                throw new FileAlreadyExistsException(file.toString(), null, "expected a new file, or an empty one");
            }
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, size);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Answers until the input ends. */
    void serve(InputStream in, OutputStream out) throws IOException {
        answer(out, 'r', null);
        for (int request = in.read(); request >= 0; request = in.read()) {
            try {
                answer(out, request, serve(request, in));
            } catch (IllegalArgumentException | IndexOutOfBoundsException refused) {
                answer(out, 'e', String.valueOf(refused.getMessage()));
            }
        }
    }

    /** Does what is asked for; the text of the answer, if it has one. */
    private @Nullable String serve(int request, InputStream in) throws IOException {
        int games = frame.games();
        switch (request) {
            case 's' -> play(0, games);
            case '0' -> play(0, games / 2);
            case '1' -> play(games / 2, games);
            case 'r' -> batch = batches.apply(seed(in));
            case 'b' -> begin(in);
            case 'd' -> deal(in);
            case 'l' -> {
                return layout(kit);
            }
            case 't' -> {
                return table(state(in));
            }
            case 'p' -> {
                return kit.rules().position(state(in)).toText();
            }
            case 'v' -> {
                return seen(text(in));
            }
            default ->
                throw new IllegalArgumentException(
                        "request: byte " + request + ", expected one of s, 0, 1, r, l, t, p, b, d and v");
        }
        return null;
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
        return String.join("\n", kit.text(view, Words.in("en"))) + "\n";
    }

    private AnyState<A, V> state(InputStream in) throws IOException {
        return batch.state(number(in));
    }

    private void begin(InputStream in) throws IOException {
        int game = number(in);
        String line = text(in);
        try {
            batch.restart(game, kit.rules().state(line));
        } catch (PositionException wrong) {
            throw new IllegalArgumentException("position: " + wrong.getMessage(), wrong);
        }
    }

    /** Continues a game in a state as it could be, for all that the viewer of a view knows. */
    private void deal(InputStream in) throws IOException {
        int game = number(in);
        SplittableRandom random = new SplittableRandom(seed(in));
        V view = kit.formats().view().read(text(in));
        batch.restart(game, kit.rules().state(view.determinize(random::nextInt).toText()));
    }

    /**
     * What the viewer of a view observes after some moves, and which are legal next; or the action that they make.
     *
     * @param request a view and the moves, as JSON
     */
    private String seen(String request) throws IOException {
        JsonNode given = Fields.JSON.readTree(request);
        V view = kit.formats().view().readTree(given.path("view"));
        Encoding<A, V> encoding = kit.encoding();
        LegalMoves<A> legal = encoding.legalMoves(view);
        byte[] mask = new byte[encoding.moves().size()];
        legal.mark(List.of(), mask);
        List<Integer> chosen = new ArrayList<>();
        Optional<A> action = Optional.empty();
        for (JsonNode move : given.path("moves")) {
            int number = move.asInt(-1);
            if (action.isPresent() || number < 0 || number >= mask.length || mask[number] == 0) {
                throw new IllegalArgumentException("moves: " + given.path("moves") + ", expected legal ones");
            }
            chosen.add(number);
            action = legal.action(chosen);
            Arrays.fill(mask, (byte) 0);
            legal.mark(chosen, mask);
        }
        if (action.isPresent()) {
            return Fields.JSON.writeValueAsString(action.get().notation());
        }
        short[] observation = new short[encoding.observationLength()];
        encoding.observe(view, chosen, ShortBuffer.wrap(observation), 0);
        return Fields.JSON.writeValueAsString(List.of(observation, numbers(mask)));
    }

    /** Bytes as numbers: JSON would have them as text. */
    private static int[] numbers(byte[] bytes) {
        return IntStream.range(0, bytes.length).map(i -> bytes[i]).toArray();
    }

    private static String text(InputStream in) throws IOException {
        int length = number(in);
        if (length < 0 || length > LONGEST_TEXT) {
            throw new IOException("text: " + length + " bytes, expected 0 to " + LONGEST_TEXT);
        }
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    private static int number(InputStream in) throws IOException {
        return ByteBuffer.wrap(in.readNBytes(Integer.BYTES))
                .order(ByteOrder.LITTLE_ENDIAN)
                .getInt();
    }

    private static void answer(OutputStream out, int answer, @Nullable String text) throws IOException {
        byte[] bytes = text == null ? new byte[0] : text.getBytes(StandardCharsets.UTF_8);
        ByteBuffer all = ByteBuffer.allocate(1 + Integer.BYTES + bytes.length).order(ByteOrder.LITTLE_ENDIAN);
        all.put((byte) answer);
        if (text != null) {
            all.putInt(bytes.length).put(bytes);
        }
        out.write(all.array(), 0, all.position());
        out.flush();
    }

    private static long seed(InputStream in) throws IOException {
        byte[] seed = in.readNBytes(Long.BYTES);
        if (seed.length < Long.BYTES) {
            throw new IllegalArgumentException("seed: " + seed.length + " bytes, expected 8");
        }
        return ByteBuffer.wrap(seed).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    /** Makes the moves of the games from one index to before another, each thread those of a part. */
    private void play(int from, int to) {
        batch.check(from, to);
        IntStream.range(0, threads).parallel().forEach(part -> {
            long games = (long) to - from;
            batch.step(from + (int) (games * part / threads), from + (int) (games * (part + 1) / threads));
        });
    }
}
