package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Estimates chances to win in a game: of each seat, and of plans.
 *
 * <p>A plan is as much as a player decides on at once: a single action, or all of a turn. An analyst imagines games
 * that the viewer cannot tell from the real one, lets bots play them to the end, and counts who wins. A win that k
 * seats share counts 1/k for each. Plans are compared in the same imagined games.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public abstract class AnyAnalyst<A extends AnyAction, V extends AnyView<A>> {
    private final long seed;

    /** An analyst all of whose chance follows from a seed. */
    protected AnyAnalyst(long seed) {
        this.seed = seed;
    }

    /** Plays as many imagined games as an estimate takes, at least one. */
    protected abstract void repeat(Runnable playout);

    /** A game that the viewer cannot tell from the real one: how it ends after some actions, or after none. */
    protected abstract Function<List<A>, AnyTable> imagine(V view, SplittableRandom random);

    /** The plans that a search with this seed finds, the best first; at least one. */
    protected abstract List<List<A>> search(V view, long chance);

    /** Whether a plan is all of a turn; else it is a single action. */
    protected abstract boolean plansTurns();

    /**
     * Refuses a plan that cannot be tried: each action must be legal, and all together a whole plan.
     *
     * @throws IllegalArgumentException if it is not a whole one
     */
    protected abstract void check(V view, List<A> plan);

    /** The chance of each seat to win, for all that a view shows; also a spectator's view. Certain after the end. */
    public final List<Estimate> chances(V view) {
        AnyTable table = view.table();
        List<Integer> seats = table.setup().seats();
        if (table.isOver()) {
            return seats.stream()
                    .map(seat -> Estimate.certain(Trial.share(table, seat)))
                    .collect(Collectors.toList());
        }
        SplittableRandom random = new SplittableRandom(seed);
        List<Trial<A>> trials =
                seats.stream().map(seat -> new Trial<A>(List.of())).collect(Collectors.toList());
        repeat(() -> {
            AnyTable end = imagine(view, random).apply(List.of());
            seats.forEach(seat -> trials.get(seat).count(end, seat));
        });
        return trials.stream().map(Trial::chance).collect(Collectors.toList());
    }

    /**
     * The best plans that a search finds, the best first.
     *
     * @param view of the player who decides
     * @param most how many plans are wanted; there may be fewer
     * @throws IllegalArgumentException if the viewer does not decide, or no plan is wanted
     */
    public final List<RankedPlan<A>> plans(V view, int most) {
        if (most < 1) {
            throw new IllegalArgumentException("plans: " + most + ", expected 1 or more");
        }
        List<List<A>> found = found(view);
        return compare(view, found.subList(0, Math.min(most, found.size())));
    }

    /**
     * How a plan compares with the best one that the search finds: both, the better first, or one if it is the same.
     *
     * @param view of the player who decides
     * @throws IllegalArgumentException if the viewer does not decide, or the plan is not a whole one
     * @throws io.github.mercurius.rules.IllegalActionException if an action is not legal
     */
    public final List<RankedPlan<A>> judge(V view, List<A> plan) {
        return compare(view, List.of(found(view).get(0), plan));
    }

    private List<List<A>> found(V view) {
        decider(view);
        return search(view, ~seed);
    }

    /**
     * Plans, the best first, all tried in the same imagined games.
     *
     * @param view of the player who decides
     * @param plans a plan that is there twice is tried once
     * @throws IllegalArgumentException if the viewer does not decide, there is no plan, or one is not whole
     * @throws io.github.mercurius.rules.IllegalActionException if an action is not legal
     */
    public final List<RankedPlan<A>> compare(V view, Collection<? extends List<A>> plans) {
        int seat = decider(view);
        if (plans.isEmpty()) {
            throw new IllegalArgumentException("plans: none, expected one or more");
        }
        plans.forEach(plan -> check(view, plan));
        List<Trial<A>> trials = new ArrayList<>();
        new LinkedHashSet<List<A>>(plans).forEach(plan -> trials.add(new Trial<>(plan)));
        SplittableRandom random = new SplittableRandom(seed);
        repeat(() -> {
            Function<List<A>, AnyTable> game = imagine(view, random);
            trials.forEach(trial -> trial.count(game.apply(trial.actions), seat));
        });
        return Trial.ranked(trials);
    }

    private static int decider(AnyView<?> view) {
        OptionalInt decider = view.table().decider();
        if (!decider.isPresent() || !view.viewer().equals(decider)) {
            throw new IllegalArgumentException("view: of a viewer who has nothing to decide, expected one who has");
        }
        return decider.getAsInt();
    }

    /** A plan that is tried out, and which part of the win it had in each playout. */
    private static final class Trial<A extends AnyAction> {
        private final List<A> actions;
        private final List<Double> shares = new ArrayList<>();
        private double wins;

        Trial(List<A> actions) {
            this.actions = List.copyOf(actions);
        }

        void count(AnyTable end, int seat) {
            double share = share(end, seat);
            shares.add(share);
            wins += share;
        }

        /** Which part of the win a seat has at the end. */
        static double share(AnyTable end, int seat) {
            List<Integer> winners = end.winners();
            return winners.contains(seat) ? 1.0 / winners.size() : 0;
        }

        /** The plans of trials in the same imagined games, the best first. */
        static <A extends AnyAction> List<RankedPlan<A>> ranked(List<Trial<A>> trials) {
            Comparator<Trial<A>> byWins = Comparator.comparingDouble(trial -> trial.wins);
            Trial<A> best = trials.stream().max(byWins).get();
            return trials.stream()
                    .sorted(byWins.reversed())
                    .map(trial -> trial.comparedWith(best))
                    .collect(Collectors.toList());
        }

        private RankedPlan<A> comparedWith(Trial<A> best) {
            double[] losses = new double[shares.size()];
            Arrays.setAll(losses, i -> best.shares.get(i) - shares.get(i));
            Estimate loss = this == best ? Estimate.certain(0) : Estimate.difference(losses);
            return new RankedPlan<>(actions, chance(), loss);
        }

        Estimate chance() {
            return Estimate.chance(wins, shares.size());
        }
    }
}
