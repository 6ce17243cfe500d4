package io.github.mercurius.examples.games;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.examples.games.files.InputFile;
import io.github.mercurius.examples.games.files.RefusedFileException;
import io.github.mercurius.examples.games.files.RefusedTextException;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.rules.EditionProblem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A file of JSON with an edition: what stands on the cards or tiles of a game. */
public final class EditionFile {
    private static final int MOST_BYTES = 1 << 20;

    private static final int MOST_PROBLEMS = 20;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private EditionFile() {}

    /**
     * The document of an edition in a file.
     *
     * @throws RefusedTextException that says all that is wrong
     */
    public static @Nullable Object read(Path file, GameName game) throws IOException {
        Object document = document(file);
        List<EditionProblem> found = GameKit.problems(game, document);
        if (!found.isEmpty()) {
            List<String> more = new ArrayList<>();
            found.subList(1, Math.min(MOST_PROBLEMS, found.size()))
                    .forEach(problem -> more.addAll(Paragraph.wrap("  ", problem.message())));
            if (found.size() > MOST_PROBLEMS) {
                more.add("  and " + (found.size() - MOST_PROBLEMS) + " more");
            }
            throw new RefusedTextException(
                    file + ": no edition: " + found.get(0).message(), more);
        }
        return document;
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
