package io.github.mercurius.json.common;

import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How editions of a game are written, and read with all their problems at once.
 *
 * @param standIn the edition that is the same object for all, as the formats of its cards are kept with it
 * @param reader the edition that a document describes
 * @param writer the document that describes an edition
 * @param <E> the editions
 */
public record EditionCodec<E>(E standIn, Function<@Nullable Object, E> reader, Function<E, Map<String, Object>> writer)
        implements Codec<E> {
    private static final int MOST_SHOWN = 100;

    @Override
    public void write(E edition, JsonOutput out) throws IOException {
        out.tree(writer.apply(edition));
    }

    @Override
    public E read(JsonInput in) {
        try {
            E edition = reader.apply(in.value());
            return edition.equals(standIn) ? standIn : edition;
        } catch (EditionException refused) {
            throw in.refusal(message(refused.problems()), refused);
        }
    }

    /** All problems in one line; of very many the first ones, and how many more there are. */
    private static String message(List<EditionProblem> problems) {
        String shown =
                problems.stream().limit(MOST_SHOWN).map(EditionProblem::message).collect(Collectors.joining("; "));
        int more = problems.size() - MOST_SHOWN;
        return (problems.size() == 1 ? "" : problems.size() + " problems: ")
                + shown
                + (more > 0 ? "; and " + more + " more" : "");
    }
}
