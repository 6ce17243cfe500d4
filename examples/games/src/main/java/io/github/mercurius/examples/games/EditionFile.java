package io.github.mercurius.examples.games;

import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.json.FormatException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A file of JSON with an edition: what stands on the cards or tiles of a game. */
public final class EditionFile {
    private static final int MOST_BYTES = 1 << 20;

    private static final int MOST_PROBLEMS = 20;

    private EditionFile() {}

    /**
     * A game with the edition in a file.
     *
     * @throws RefusedTextException that says all that is wrong
     */
    public static GameKit<?, ?> read(Path file, GameName game) throws IOException {
        try {
            return GameKit.read(game, OrdinaryFile.read(file, MOST_BYTES));
        } catch (FormatException refused) {
            throw new RefusedTextException(file, "no edition: " + refused.getMessage());
        } catch (EditionException broken) {
            List<String> problems =
                    broken.problems().stream().map(EditionProblem::message).toList();
            List<String> more = new ArrayList<>();
            problems.stream()
                    .skip(1)
                    .limit(MOST_PROBLEMS - 1)
                    .forEach(problem -> more.addAll(Columns.wrap("  ", problem)));
            if (problems.size() > MOST_PROBLEMS) {
                more.add("  and " + (problems.size() - MOST_PROBLEMS) + " more");
            }
            throw new RefusedTextException(file + ": no edition: " + problems.get(0), more);
        }
    }
}
