package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Table;
import io.github.mercurius.bots.Halving.Candidate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Plans one turn as several greedy players would, and follows the plan after which a {@link Net} gives it the best
 * chance to win. With playouts it tries the best of these plans out ({@link Halving}) to the end of its next turn, and
 * asks the network there.
 */
record NetSearch(Net net) implements ThinkingBot.Search {
    // Found by playing.
    private static final int MOST_PLANS = 24;
    private static final int MOST_TRIED = 8;
    private static final int LEAST_PLAYOUTS = 4;
    private static final double WEIGHT_OF_PROMISE = 4;

    /** How plans are found: the more different, the more there is to choose from. */
    private static final List<Judgement> JUDGEMENTS = List.of(
            Judgement.PRUDENT,
            Judgement.GREEDY,
            Judgement.PRUDENT.withHope(0),
            Judgement.PRUDENT.withHope(0.5),
            new Judgement(0.3, 0.8, 0.3));

    /** Tries nothing out if it may have no playouts. */
    @Override
    public List<Action> plan(PlayerView view, Thinking thinking, SplittableRandom random, Consumer<Action> soFar) {
        Budget budget = new Budget(thinking);
        List<Candidate> candidates = candidates(view);
        Runnable tell = () -> soFar.accept(candidates.get(0).actions().get(0));
        tell.run();
        int tried = Math.min(candidates.size(), Math.min(MOST_TRIED, thinking.playouts() / LEAST_PLAYOUTS));
        if (tried > 1) {
            new Halving(view, budget, bound -> random.nextInt(bound), lastTurn(view.table()), net)
                    .halve(candidates.subList(0, tried), 0, WEIGHT_OF_PROMISE, tell);
        }
        return candidates.get(0).actions();
    }

    private static int lastTurn(Table table) {
        return Math.min(table.setup().turns(), table.turn() + table.setup().players() + 1);
    }

    /** The plans, and what they promise: the chance to win after each. */
    private List<Candidate> candidates(PlayerView view) {
        // What is hidden does not change the table after the turn, so any guess at it will do.
        Simulation now = view.determinize(bound -> 0);
        List<Candidate> candidates = new ArrayList<>();
        for (List<Action> actions : plans(view)) {
            Table after = Playout.after(now, actions).table();
            double chance = net.chance(after, view.table().activeSeat(), handAfter(view, actions));
            candidates.add(new Candidate(new Plan(actions, chance)));
        }
        candidates.sort(Comparator.comparingDouble(Candidate::promise).reversed());
        return candidates;
    }

    private static Cards handAfter(PlayerView view, List<Action> actions) {
        return actions.get(actions.size() - 1) instanceof Action.PlayCard played
                ? view.hand().minus(played.card())
                : view.hand();
    }

    /** Different plans, the best of each judgement first. */
    private static List<List<Action>> plans(PlayerView view) {
        List<List<Plan>> judged = JUDGEMENTS.stream()
                .map(judgement -> Planner.plans(view, judgement))
                .collect(Collectors.toList());
        Set<List<Action>> plans = new LinkedHashSet<>();
        for (int i = 0; i < judged.get(0).size(); i++) {
            for (List<Plan> some : judged) {
                if (i < some.size()) {
                    plans.add(some.get(i).actions());
                }
            }
        }
        return plans.stream().limit(MOST_PLANS).collect(Collectors.toList());
    }
}
