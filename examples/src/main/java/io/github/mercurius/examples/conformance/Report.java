package io.github.mercurius.examples.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What came of running vectors.
 *
 * @param states how many states agreed
 * @param refusals how many illegal actions were refused for one of the right reasons
 * @param differences the first one of each game that has any
 */
record Report(int games, int states, int refusals, List<Difference> differences) {
    static final Report NOTHING = new Report(0, 0, 0, Collections.emptyList());

    Report plus(Report other) {
        List<Difference> all = new ArrayList<>(differences);
        all.addAll(other.differences);
        return new Report(
                games + other.games,
                states + other.states,
                refusals + other.refusals,
                Collections.unmodifiableList(all));
    }

    String summary() {
        int differ = differences.size();
        return count(games, "game") + ", " + count(states, "state") + ", " + count(refusals, "refusal") + "; "
                + (differ == 0 ? "all agree" : count(differ, "game") + (differ == 1 ? " differs" : " differ"));
    }

    static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
