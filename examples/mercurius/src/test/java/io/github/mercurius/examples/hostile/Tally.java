package io.github.mercurius.examples.hostile;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts trials, and what is to be said against them. */
final class Tally {
    private static final int MOST_SHOWN = 400;

    private final Map<String, Integer> codes = new TreeMap<>();
    private final Map<String, Integer> complaints = new LinkedHashMap<>();
    private final Map<String, String> examples = new LinkedHashMap<>();
    private int trials;
    private int bad;

    void add(String command, String file, Trial trial, List<String> wrong) {
        trials++;
        bad += wrong.isEmpty() ? 0 : 1;
        codes.merge("exit code " + trial.code(), 1, Integer::sum);
        for (String complaint : wrong) {
            String what = command + ": " + complaint;
            complaints.merge(what, 1, Integer::sum);
            examples.putIfAbsent(what, file + ": " + shown(trial.out() + trial.err()));
        }
    }

    /** Says all in the end; true if there is nothing to be said against anything. */
    boolean tell(PrintStream to) {
        complaints.forEach(
                (what, times) -> to.println(times + " times " + what + ", first with " + examples.get(what)));
        to.println(trials + " trials, " + bad + " of them bad " + codes);
        return bad == 0;
    }

    /** ASCII that shows all other characters by their numbers. */
    static String shown(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().limit(MOST_SHOWN).forEach(character -> {
            if (character >= ' ' && character <= '~') {
                shown.append((char) character);
            } else {
                shown.append('<').append(Integer.toHexString(character)).append('>');
            }
        });
        return shown.toString();
    }
}
