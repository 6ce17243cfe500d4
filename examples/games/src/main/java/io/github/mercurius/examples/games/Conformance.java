package io.github.mercurius.examples.games;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Mismatch;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.json.FormatException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks files of vectors and of editions, one after the other, against the library. */
public final class Conformance {
    /** After so many differences a file of editions is left: there is nothing to learn from more. */
    private static final int MOST_DIFFERENCES = 100;

    private static final String BYTE_ORDER_MARK = "\ufeff";

    private int games;
    private int states;
    private int refusals;
    private int editions;
    private int differences;

    /** The game that a file is about, as its first line says; none if that says nothing that is known. */
    public static Optional<GameName> game(byte[] bytes) {
        String format = format(lines(bytes));
        return GameName.ofFormat(format).filter(game -> format.matches(game + "-(conformance/.*|editions/1)"));
    }

    private static String format(List<String> lines) {
        return lines.isEmpty() ? "" : RecordFile.format(lines.get(0).getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> lines(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text)
                .lines()
                .toList();
    }

    /**
     * Checks a file, and says where it differs: the first difference of a game, or a line for each edition that is
     * judged otherwise.
     */
    public List<String> check(String file, byte[] bytes) {
        List<String> lines = lines(bytes);
        GameName game = game(bytes).orElse(GameName.MERCURIUS);
        List<String> found;
        if (format(lines).equals(game + "-editions/1")) {
            found = editions(file, lines, game);
        } else {
            VectorRunner runner = new VectorRunner(lines, GameKit.of(game));
            found = runner.run(file);
            games++;
            states += runner.states();
            refusals += runner.refusals();
        }
        differences += found.size();
        return found;
    }

    /**
     * Tries all editions in a file, and reports each that is judged otherwise. The first line says what the file is.
     */
    private List<String> editions(String file, List<String> lines, GameName game) {
        List<String> found = new ArrayList<>();
        for (int number = 2; number <= lines.size() && found.size() < MOST_DIFFERENCES; number++) {
            try {
                editions++;
                checkEdition(Fields.object(lines.get(number - 1)), game);
            } catch (Mismatch mismatch) {
                found.add(mismatch.at(file, number));
            }
        }
        return found;
    }

    private static void checkEdition(JsonNode line, GameName game) {
        List<String> breaks = Fields.list("breaks", line.path("breaks"), Fields::text);
        byte[] edition = line.path("edition").toString().getBytes(StandardCharsets.UTF_8);
        List<EditionProblem> problems = List.of();
        try {
            GameKit.read(game, edition);
        } catch (EditionException broken) {
            problems = broken.problems();
        } catch (FormatException none) {
            throw new Mismatch("edition", "an edition", "complains: " + none.getMessage());
        }
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
