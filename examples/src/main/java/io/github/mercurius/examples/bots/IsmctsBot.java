package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Searches with Information Set Monte-Carlo tree search, single-observer: one tree of actions, and for each walk down
 * it another guess at what the viewer cannot see.
 *
 * <p>Each iteration deals the unseen cards anew ({@link PlayerView#determinize}), goes down the tree along the actions
 * that are legal in that game, adds one node, lets greedy players go on for two rounds, and counts what everybody is
 * then likely to win ({@link Prospects}). Of the hundreds of actions it tries those that a {@link Plan} begins with:
 * few at first, more as a node is visited more often.
 */
final class IsmctsBot implements Bot {
    private static final int ROUNDS_AHEAD = 2;
    private static final double EXPLORATION = 0.5;

    private final Thinking thinking;
    private final SplittableRandom random;

    IsmctsBot(Thinking thinking, SplittableRandom random) {
        this.thinking = thinking;
        this.random = random;
    }

    @Override
    public Action choose(PlayerView view) {
        List<Action> actions = candidates(view);
        if (actions.size() == 1) {
            return actions.get(0);
        }
        SearchNode root = new SearchNode();
        int players = view.table().setup().players();
        int lastTurn = view.table().turn() + ROUNDS_AHEAD * players;
        thinking.repeat(() -> search(root, view.determinize(random::nextInt), lastTurn));
        return root.mostVisited();
    }

    private static void search(SearchNode root, Simulation start, int lastTurn) {
        List<SearchNode> path = new ArrayList<>(List.of(root));
        List<Integer> seats = new ArrayList<>(List.of(start.table().activeSeat()));
        Simulation game = start;
        boolean isNew = false;
        while (!isNew && goesOn(game, lastTurn)) {
            SearchNode node = path.get(path.size() - 1);
            Action untried = untried(node, game);
            isNew = untried != null;
            LegalActions legal = game.legalActions();
            Action action = untried != null ? untried : node.best(legal, EXPLORATION);
            path.add(node.child(action, legal));
            seats.add(game.table().activeSeat());
            game = game.applyAction(action);
        }
        double[] prospects = Prospects.of(playOn(game, lastTurn).table());
        for (int i = 0; i < path.size(); i++) {
            path.get(i).count(prospects[seats.get(i)]);
        }
    }

    private static boolean goesOn(Simulation game, int lastTurn) {
        return !game.table().isOver() && game.table().turn() < lastTurn;
    }

    /** An action to add to a node: if it has been visited often enough for one more, or none of its own is legal. */
    private static @Nullable Action untried(SearchNode node, Simulation game) {
        if (!node.mayGrow() && node.hasOneOf(game.legalActions())) {
            return null;
        }
        for (Action action : candidates(game.viewFor(game.table().activeSeat()))) {
            if (!node.has(action)) {
                return action;
            }
        }
        return null;
    }

    /** The first actions of all plans, the best plan's first, and the card that the best plan ends with. */
    private static List<Action> candidates(PlayerView view) {
        List<Action> actions = new ArrayList<>();
        List<Plan> plans = Planner.plans(view);
        plans.forEach(plan -> add(actions, plan.first()));
        List<Action> best = plans.get(0).actions();
        add(actions, best.get(best.size() - 1));
        return actions;
    }

    private static void add(List<Action> actions, Action action) {
        if (!actions.contains(action)) {
            actions.add(action);
        }
    }

    private static Simulation playOn(Simulation start, int lastTurn) {
        Simulation game = start;
        while (goesOn(game, lastTurn)) {
            Plan plan = Planner.best(game.viewFor(game.table().activeSeat()));
            for (Action action : plan.actions()) {
                game = game.applyAction(action);
            }
        }
        return game;
    }
}
