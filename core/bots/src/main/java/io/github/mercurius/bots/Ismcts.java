package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Simulation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Searches with Information Set Monte-Carlo tree search, single-observer: one tree, and for each walk down it another
 * guess at what the viewer cannot see.
 *
 * <p>A move of the tree is a whole turn, one of those that a {@link Planner} proposes. Each walk begins with a plan for
 * this turn and deals the unseen cards at random ({@link PlayerView#determinize}). It goes down the tree along plans of
 * the player whose turn it is ({@link SearchNode#choose}). There it adds one node, lets greedy players go on until two
 * rounds are played, and counts what everybody is then likely to win ({@link WinChances}). At last the plan that was
 * followed most is begun; the next action is searched for anew.
 */
final class Ismcts {
    private static final int ROUNDS_AHEAD = 2;
    private static final WinChances CHANCES = new WinChances(6, Judgement.GREEDY);

    private static final List<Judgement> ALL_GREEDY = Collections.nCopies(Setup.MOST_PLAYERS, Judgement.GREEDY);

    private Ismcts() {}

    /** The next action alone: see {@link ThinkingBot.Search}. */
    static List<Action> plan(PlayerView view, Thinking thinking, SplittableRandom random, Consumer<Action> soFar) {
        Budget budget = new Budget(thinking);
        List<Plan> plans = Planner.plans(view, Judgement.GREEDY);
        soFar.accept(plans.get(0).first());
        if (plans.size() == 1) {
            return plans.get(0).actions().subList(0, 1);
        }
        SearchNode root = new SearchNode(List.of(), view.table().activeSeat());
        long guesses = random.nextLong();
        do {
            walk(root, plans, view, guesses);
            budget.spend();
        } while (budget.allows(1, 1));
        return root.mostVisited().actions().subList(0, 1);
    }

    private static void walk(SearchNode root, List<Plan> plans, PlayerView view, long guesses) {
        int lastTurn = view.table().turn() + ROUNDS_AHEAD * view.table().setup().players();
        SearchNode node = root.choose(plans, view.table().activeSeat());
        // What is tried for the n-th time is tried on the n-th guess, so luck with the cards favours no plan.
        SplittableRandom guess = new SplittableRandom(guesses + node.visits());
        Simulation game = Playout.after(view.determinize(bound -> guess.nextInt(bound)), node.actions());
        List<SearchNode> path = new ArrayList<>(List.of(root, node));
        while (node.visits() > 0 && Playout.goesOn(game, lastTurn)) {
            int seat = game.table().activeSeat();
            node = node.choose(Planner.plans(game.viewFor(seat), Judgement.GREEDY), seat);
            game = Playout.after(game, node.actions());
            path.add(node);
        }
        double[] chances = CHANCES.of(Playout.until(game, lastTurn, ALL_GREEDY).table());
        path.forEach(visited -> visited.count(chances));
    }

    /** A node of the search tree: a player's plan, how often it was followed, and the results. */
    static final class SearchNode {
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
         * The plan to follow next: one that went well, or that looks good and has been tried little. (The rule is PUCT;
         * the value of a plan makes its prior chance.)
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
}
