package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Table;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Plans one turn as several greedy players would, and follows the plan after which a {@link Net} gives it the best
 * chance to win.
 */
final class NetBot implements Bot {
    private static final int MOST_PLANS = 24;

    /** How plans are found: the more different, the more there is to choose from. */
    private static final List<Judgement> JUDGEMENTS = List.of(
            Judgement.PRUDENT,
            Judgement.GREEDY,
            Judgement.PRUDENT.withHope(0),
            Judgement.PRUDENT.withHope(0.5),
            new Judgement(0.3, 0.8, 0.3));

    private final Net net;
    private final PlanKeeper keeper = new PlanKeeper();

    NetBot(Net net) {
        this.net = net;
    }

    @Override
    public Action choose(PlayerView view) {
        // What is hidden does not change the table after the turn, so any guess at it will do.
        return keeper.next(view, bound -> 0, () -> plan(view));
    }

    private List<Action> plan(PlayerView view) {
        Simulation now = view.determinize(bound -> 0);
        double highest = Double.NEGATIVE_INFINITY;
        List<Action> best = List.of();
        for (List<Action> actions : plans(view)) {
            double chance = chance(view, Playout.after(now, actions).table(), actions);
            if (chance > highest) {
                highest = chance;
                best = actions;
            }
        }
        return best;
    }

    /** Different plans, the best of each judgement first. */
    private static List<List<Action>> plans(PlayerView view) {
        List<List<Plan>> judged = JUDGEMENTS.stream()
                .map(judgement -> Planner.plans(view, judgement))
                .toList();
        Set<List<Action>> plans = new LinkedHashSet<>();
        for (int i = 0; i < judged.get(0).size(); i++) {
            for (List<Plan> some : judged) {
                if (i < some.size()) {
                    plans.add(some.get(i).actions());
                }
            }
        }
        return plans.stream().limit(MOST_PLANS).toList();
    }

    private double chance(PlayerView view, Table after, List<Action> actions) {
        int seat = view.table().activeSeat();
        if (after.isOver()) {
            return after.winners().contains(seat) ? 1.0 / after.winners().size() : 0;
        }
        Cards hand = view.hand();
        if (actions.get(actions.size() - 1) instanceof Action.PlayCard played) {
            hand = hand.minus(played.card());
        }
        return Softmax.of(net.scores(new NetInput(after, seat, hand)), 1)[seat];
    }
}
