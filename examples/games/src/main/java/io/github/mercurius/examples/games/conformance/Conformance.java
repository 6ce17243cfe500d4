package io.github.mercurius.examples.games.conformance;

import java.util.ArrayList;
import java.util.List;

/** Checks files of vectors and of editions, one after the other, against the library. */
public final class Conformance {
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
            EditionCases cases = new EditionCases(bytes, kind.game().orElseThrow());
            found = cases.run(file);
            editions += cases.editions();
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
