package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A node of the search tree: a player's plan, how often it was followed, and the results. */
final class SearchNode {
    // Found by playing: how much is tried out, and by how many guilders a plan must look better to be tried e times
    // as often.
    private static final double EXPLORATION = 0.4;
    private static final double DOUBT = 12;

    private final List<Action> actions;
    private final int seat;
    private final Map<List<Action>, SearchNode> children = new LinkedHashMap<>();
    private int visits;
    private double total;

    /** A node without anything tried yet: a seat's plan for a turn. */
    SearchNode(List<Action> actions, int seat) {
        this.actions = actions;
        this.seat = seat;
    }

    List<Action> actions() {
        return actions;
    }

    int visits() {
        return visits;
    }

    /**
     * The plan to follow next: one that went well, or that looks good and has been tried little. (The rule is PUCT; the
     * value of a plan makes its prior chance.)
     *
     * @param plans what a seat may do in the game as it is imagined now, the best first
     */
    SearchNode choose(List<Plan> plans, int nextSeat) {
        double[] priors = Softmax.of(plans.stream().mapToDouble(Plan::value).toArray(), DOUBT);
        double untriedMean = meanOfChildren();
        List<Action> best = plans.get(0).actions();
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < priors.length; i++) {
            SearchNode child = children.get(plans.get(i).actions());
            double mean = child == null ? untriedMean : child.total / child.visits;
            int tried = child == null ? 0 : child.visits;
            double bound = mean + EXPLORATION * priors[i] * Math.sqrt(visits) / (1 + tried);
            if (bound > highest) {
                best = plans.get(i).actions();
                highest = bound;
            }
        }
        return children.computeIfAbsent(best, added -> new SearchNode(added, nextSeat));
    }

    private double meanOfChildren() {
        double sum = 0;
        int tried = 0;
        for (SearchNode child : children.values()) {
            sum += child.total;
            tried += child.visits;
        }
        return tried == 0 ? 0 : sum / tried;
    }

    /** The child that was visited most. */
    SearchNode mostVisited() {
        return Collections.max(children.values(), Comparator.comparingInt(SearchNode::visits));
    }

    /** Counts a visit, and to what it led: a number for each seat. */
    void count(double[] chances) {
        visits++;
        total += chances[seat];
    }
}
