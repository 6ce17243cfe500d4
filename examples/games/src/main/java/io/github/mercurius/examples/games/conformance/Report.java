package io.github.mercurius.examples.games.conformance;

import io.github.mercurius.examples.games.vectors.Difference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The result of running vectors.
 *
 * @param states how many states agreed
 * @param refusals how many illegal actions were refused for one of the right reasons
 * @param editions how many editions were tried
 * @param differences the first one of each game that has any, and one for each edition that was judged otherwise
 */
record Report(int games, int states, int refusals, int editions, List<Difference> differences) {
    static final Report NOTHING = new Report(0, 0, 0, 0, Collections.emptyList());

    static Report ofGame(int states, int refusals, List<Difference> differences) {
        return new Report(1, states, refusals, 0, differences);
    }

    static Report ofEditions(int editions, List<Difference> differences) {
        return new Report(0, 0, 0, editions, differences);
    }

    Report plus(Report other) {
        List<Difference> all = new ArrayList<>(differences);
        all.addAll(other.differences);
        return new Report(
                games + other.games,
                states + other.states,
                refusals + other.refusals,
                editions + other.editions,
                Collections.unmodifiableList(all));
    }

    String summary() {
        List<String> tried = new ArrayList<>();
        if (games > 0) {
            tried.add(count(games, "game") + ", " + count(states, "state") + ", " + count(refusals, "refusal"));
        }
        if (editions > 0 || games == 0) {
            tried.add(count(editions, "edition"));
        }
        int differ = differences.size();
        String what = editions == 0 ? "game" : "line";
        return String.join(", ", tried) + "; "
                + (differ == 0 ? "all agree" : count(differ, what) + (differ == 1 ? " differs" : " differ"));
    }

    static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }
}
