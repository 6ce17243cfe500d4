package io.github.mercurius.examples.games;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.examples.cli.InputFile;
import io.github.mercurius.examples.cli.RefusedFileException;
import io.github.mercurius.examples.cli.RefusedTextException;
import io.github.mercurius.examples.replay.Paragraph;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A file of JSON with an edition: what stands on the cards or tiles of a game. */
final class EditionFile {
    private static final int MOST_BYTES = 1 << 20;

    private static final int MOST_PROBLEMS = 20;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private EditionFile() {}

    /**
     * The edition in a file.
     *
     * @param problems all that is wrong with a document
     * @throws RefusedTextException that says all that is wrong
     */
    static <E> E read(
            Path file, Function<@Nullable Object, List<String>> problems, Function<@Nullable Object, E> edition)
            throws IOException {
        Object document = document(file);
        List<String> found = problems.apply(document);
        if (!found.isEmpty()) {
            List<String> more = new ArrayList<>();
            found.subList(1, Math.min(MOST_PROBLEMS, found.size()))
                    .forEach(problem -> more.addAll(Paragraph.wrap("  ", problem)));
            if (found.size() > MOST_PROBLEMS) {
                more.add("  and " + (found.size() - MOST_PROBLEMS) + " more");
            }
            throw new RefusedTextException(file + ": no edition: " + found.get(0), more);
        }
        return edition.apply(document);
    }

    private static @Nullable Object document(Path file) throws IOException {
        byte[] bytes = InputFile.read(file, MOST_BYTES);
        try {
            return JSON.readValue(bytes, Object.class);
        } catch (JsonProcessingException broken) {
            throw new RefusedFileException(file, "no edition: no JSON (" + broken.getOriginalMessage() + ")");
        } catch (IOException broken) {
            throw new RefusedFileException(file, "no edition: " + broken.getMessage());
        }
    }
}
