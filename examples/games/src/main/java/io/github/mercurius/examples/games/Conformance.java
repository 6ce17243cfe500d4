package io.github.mercurius.examples.games;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Mismatch;
import io.github.mercurius.rules.EditionProblem;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks files of vectors and of editions, one after the other, against the library. */
public final class Conformance {
    /** After so many differences a file of editions is left: there is nothing to learn from more. */
    private static final int MOST_DIFFERENCES = 100;

    private final boolean throughPositions;

    private int games;
    private int states;
    private int refusals;
    private int editions;
    private int differences;

    /**
     * Nothing was checked yet.
     *
     * @param throughPositions whether each state and its views go through the text of a position too, and the game goes
     *     on with the result
     */
    public Conformance(boolean throughPositions) {
        this.throughPositions = throughPositions;
    }

    /**
     * Checks a file, and says where it differs: the first difference of a game, or a line for each edition that is
     * judged otherwise.
     */
    public List<String> check(String file, FileKind kind, byte[] bytes) {
        List<String> found;
        if (kind.holdsEditions()) {
            found = editions(file, new VectorLines(bytes), kind.game().orElseThrow());
        } else {
            VectorRunner runner = new VectorRunner(bytes, throughPositions);
            found = runner.run(file);
            games++;
            states += runner.states();
            refusals += runner.refusals();
        }
        differences += found.size();
        return found;
    }

    /** Tries all editions in a file, and reports each that is judged otherwise. */
    private List<String> editions(String file, VectorLines lines, GameName game) {
        List<String> found = new ArrayList<>();
        lines.next(); // says what the file is
        boolean more = true;
        while (more && found.size() < MOST_DIFFERENCES) {
            try {
                Optional<String> line = lines.next();
                more = line.isPresent();
                editions += more ? 1 : 0;
                line.ifPresent(text -> checkEdition(Fields.object(text), game));
            } catch (Mismatch mismatch) {
                found.add(mismatch.at(file, lines.number()));
            }
        }
        return found;
    }

    private static void checkEdition(JsonNode line, GameName game) {
        List<String> breaks = Fields.list("breaks", line.path("breaks"), Fields::text);
        byte[] edition = line.path("edition").toString().getBytes(StandardCharsets.UTF_8);
        List<EditionProblem> problems = Fields.accept("edition", "an edition", () -> GameKit.problems(game, edition));
        // The library names all problems: where an edition breaks several rules, the file may name only one.
        boolean agrees = breaks.isEmpty()
                ? problems.isEmpty()
                : problems.stream()
                        .anyMatch(problem -> breaks.contains(problem.rule().id()));
        if (!agrees) {
            List<String> messages =
                    problems.stream().map(EditionProblem::message).toList();
            throw new Mismatch("breaks", breaks, messages.isEmpty() ? "accepts it" : "says: " + messages);
        }
    }

    /** Whether all that was checked agrees. */
    public boolean agrees() {
        return differences == 0;
    }

    /** What was checked, in a line. */
    public String summary() {
        List<String> tried = new ArrayList<>();
        if (games > 0) {
            tried.add(count(games, "game") + ", " + count(states, "state") + ", " + count(refusals, "refusal"));
        }
        if (editions > 0 || games == 0) {
            tried.add(count(editions, "edition"));
        }
        String what = count(differences, editions == 0 ? "game" : "line");
        return String.join(", ", tried) + "; "
                + (agrees() ? "all agree" : what + (differences == 1 ? " differs" : " differ"));
    }

    private static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
