package io.github.mercurius.examples.games.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.examples.games.vectors.Mismatch;
import io.github.mercurius.rules.EditionProblem;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A file of editions, each to be accepted, or to be refused citing a rule that it breaks. */
final class EditionCases {
    /** After so many differences a file is left: there is nothing to learn from more. */
    private static final int MOST_DIFFERENCES = 100;

    private static final Set<String> FIELDS = Set.of("case", "breaks", "edition");

    private final VectorLines lines;
    private final GameName game;
    private final List<String> differences = new ArrayList<>();
    private int editions;

    EditionCases(byte[] bytes, GameName game) {
        this.lines = new VectorLines(bytes);
        this.game = game;
    }

    /** Tries all editions in a file, and reports each that is judged otherwise. */
    List<String> run(String file) {
        boolean more = true;
        while (more && differences.size() < MOST_DIFFERENCES) {
            try {
                more = tryNext();
            } catch (Mismatch mismatch) {
                differences.add(mismatch.at(file, lines.number()));
            }
        }
        return List.copyOf(differences);
    }

    /** How many were tried. */
    int editions() {
        return editions;
    }

    private boolean tryNext() {
        Optional<String> line = lines.next();
        if (line.isPresent() && lines.number() == 1) {
            Fields.object(line.get(), Set.of("format"));
        } else if (line.isPresent()) {
            editions++;
            compare(Fields.object(line.get(), FIELDS));
        }
        return line.isPresent();
    }

    private void compare(JsonNode line) {
        Fields.text("case", Fields.get(line, "case"));
        List<String> breaks = Fields.list("breaks", Fields.get(line, "breaks"), Fields::text);
        byte[] edition = Fields.get(line, "edition").toString().getBytes(StandardCharsets.UTF_8);
        List<EditionProblem> problems = GameKit.problems(game, edition);
        // The library names all problems: where an edition breaks several rules, the file may name only one.
        boolean agrees = breaks.isEmpty()
                ? problems.isEmpty()
                : problems.stream()
                        .anyMatch(problem -> breaks.contains(problem.rule().id()));
        if (!agrees) {
            throw new Mismatch("breaks", breaks, problems.isEmpty() ? "accepts it" : "says: " + messages(problems));
        }
    }

    private static List<String> messages(List<EditionProblem> problems) {
        return problems.stream().map(EditionProblem::message).toList();
    }
}
