package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.LegalActions;
import java.util.LinkedHashMap;
import java.util.Map;

/** A node of the search tree: what came of the actions that were tried, and how often each could have been. */
final class SearchNode {
    private final Map<Action, SearchNode> children = new LinkedHashMap<>();
    private int visits;
    private int available;
    private double total;

    boolean has(Action action) {
        return children.containsKey(action);
    }

    /** Whether some action that was tried is legal in the game as it is imagined now. */
    boolean hasOneOf(LegalActions legal) {
        return children.keySet().stream().anyMatch(legal::contains);
    }

    /** Progressive widening: as many actions as the square root of the visits, and one. */
    boolean mayGrow() {
        return children.size() <= Math.sqrt(visits);
    }

    /** The legal action with the highest upper confidence bound, which counts how often an action was legal. */
    Action best(LegalActions legal, double exploration) {
        Action best = null;
        double highest = Double.NEGATIVE_INFINITY;
        for (Map.Entry<Action, SearchNode> entry : children.entrySet()) {
            if (legal.contains(entry.getKey())) {
                double bound = entry.getValue().bound(exploration);
                if (bound > highest) {
                    best = entry.getKey();
                    highest = bound;
                }
            }
        }
        if (best == null) {
            throw new IllegalStateException("no action that was tried is legal");
        }
        return best;
    }

    private double bound(double exploration) {
        return total / visits + exploration * Math.sqrt(Math.log(available + 1.0) / visits);
    }

    /** The node after an action, a new one if need be; all actions that are legal beside it were available too. */
    SearchNode child(Action action, LegalActions legal) {
        SearchNode child = children.computeIfAbsent(action, added -> new SearchNode());
        children.forEach((other, node) -> node.available += legal.contains(other) ? 1 : 0);
        return child;
    }

    void count(double reward) {
        visits++;
        total += reward;
    }

    Action mostVisited() {
        Action most = null;
        int visited = 0;
        for (Map.Entry<Action, SearchNode> entry : children.entrySet()) {
            if (entry.getValue().visits > visited) {
                most = entry.getKey();
                visited = entry.getValue().visits;
            }
        }
        if (most == null) {
            throw new IllegalStateException("nothing was tried");
        }
        return most;
    }
}
