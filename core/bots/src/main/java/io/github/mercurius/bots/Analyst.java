package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Estimates chances to win: of each seat, and of plans for a turn.
 *
 * <pre>{@code
 * Analyst analyst = Analyst.withMilliseconds(1000, seed);
 * for (RankedPlan plan : analyst.plans(view, 3)) {
 *     System.out.println(plan.actions() + " wins " + plan.chance().value());
 * }
 * }</pre>
 *
 * <p>It imagines games that the viewer cannot tell from the real one ({@link PlayerView#determinize}), lets greedy
 * players play them to the end, and counts who wins. A win that k seats share counts 1/k for each. So an estimate tells
 * what a view is worth among greedy players, and its interval how much of it is chance.
 *
 * <p>With a number of playouts the estimates follow from the view and the seed alone; with a time they do not. This
 * class is immutable and thread-safe.
 */
public final class Analyst {
    private final Thinking search;
    private final Thinking playouts;
    private final long seed;

    private Analyst(Thinking search, Thinking playouts, long seed) {
        this.search = search;
        this.playouts = playouts;
        this.seed = seed;
    }

    /**
     * An analyst that searches for a plan with so many playouts, and estimates each chance with so many.
     *
     * @param playouts 1 to {@link Bots#MOST_THINKING}
     * @throws IllegalArgumentException if there are fewer or more
     */
    public static Analyst withPlayouts(int playouts, long seed) {
        check(playouts, "playouts");
        return new Analyst(Thinking.playouts(playouts), Thinking.playouts(playouts), seed);
    }

    /**
     * An analyst that takes about so long for an answer; longer if that is not enough to play a game to its end.
     *
     * @param milliseconds 1 to {@link Bots#MOST_THINKING}
     * @throws IllegalArgumentException if it is less or more
     */
    public static Analyst withMilliseconds(int milliseconds, long seed) {
        check(milliseconds, "milliseconds");
        int search = Math.max(1, milliseconds / 3);
        return new Analyst(
                Thinking.milliseconds(search), Thinking.milliseconds(Math.max(1, milliseconds - search)), seed);
    }

    private static void check(int amount, String unit) {
        if (amount < 1 || amount > Bots.MOST_THINKING) {
            throw new IllegalArgumentException(unit + ": " + amount + ", expected 1 to " + Bots.MOST_THINKING);
        }
    }

    /** The chance of each seat to win, for all that a view shows; also a spectator's view. Certain after the end. */
    public List<Estimate> chances(PlayerView view) {
        int seats = view.table().setup().players();
        if (view.table().isOver()) {
            return seats(seats)
                    .mapToObj(seat -> Estimate.certain(share(view.table(), seat)))
                    .toList();
        }
        SplittableRandom random = new SplittableRandom(seed);
        double[] wins = new double[seats];
        int[] played = new int[1];
        repeat(() -> {
            Table end = end(view.determinize(random::nextInt), List.of());
            for (int seat = 0; seat < seats; seat++) {
                wins[seat] += share(end, seat);
            }
            played[0]++;
        });
        return seats(seats)
                .mapToObj(seat -> Estimate.chance(wins[seat], played[0]))
                .toList();
    }

    /**
     * The best plans for the rest of the active player's turn that the search of the strongest bot finds, the best
     * first.
     *
     * @param view of the active player
     * @param most how many plans are wanted; there may be fewer
     * @throws IllegalArgumentException if it is not the viewer's turn, or no plan is wanted
     */
    public List<RankedPlan> plans(PlayerView view, int most) {
        if (most < 1) {
            throw new IllegalArgumentException("plans: " + most + ", expected 1 or more");
        }
        List<List<Action>> found = searched(view);
        return compare(view, found.subList(0, Math.min(most, found.size())));
    }

    /**
     * How a plan compares with the best one that the search finds: both, the better first, or one if it is the same.
     *
     * @param view of the active player
     * @param plan the actions in order, the last of which plays a card
     * @throws IllegalArgumentException if it is not the viewer's turn, or the plan does not end it
     * @throws io.github.mercurius.rules.IllegalActionException if an action is not legal
     */
    public List<RankedPlan> judge(PlayerView view, List<Action> plan) {
        return compare(view, List.of(searched(view).get(0), plan));
    }

    private List<List<Action>> searched(PlayerView view) {
        checkTurn(view);
        return TurnSearch.search(view, search, new SplittableRandom(~seed)::nextInt, first -> {}).stream()
                .map(Candidate::actions)
                .toList();
    }

    /**
     * Plans for the rest of the active player's turn, the best first, all tried in the same imagined games.
     *
     * @param view of the active player
     * @param plans the actions of each in order, the last of which plays a card; a plan that is there twice is tried
     *     once
     * @throws IllegalArgumentException if it is not the viewer's turn, there is no plan, or one does not end the turn
     * @throws io.github.mercurius.rules.IllegalActionException if an action is not legal
     */
    public List<RankedPlan> compare(PlayerView view, Collection<? extends List<Action>> plans) {
        checkTurn(view);
        if (plans.isEmpty()) {
            throw new IllegalArgumentException("plans: none, expected one or more");
        }
        plans.forEach(Analyst::checkPlan);
        int seat = view.table().activeSeat();
        SplittableRandom random = new SplittableRandom(seed);
        List<Trial> trials = new LinkedHashSet<>(plans).stream().map(Trial::new).toList();
        repeat(() -> {
            Simulation guess = view.determinize(random::nextInt);
            trials.forEach(trial -> trial.count(share(end(guess, trial.actions), seat)));
        });
        Trial best =
                trials.stream().max(Comparator.comparingDouble(Trial::wins)).orElseThrow();
        return trials.stream()
                .sorted(Comparator.comparingDouble(Trial::wins).reversed())
                .map(trial -> trial.comparedWith(best))
                .toList();
    }

    private static void checkTurn(PlayerView view) {
        Table table = view.table();
        if (table.isOver() || view.viewer().orElse(-1) != table.activeSeat()) {
            String found =
                    view.viewer().isPresent() ? "of seat " + view.viewer().getAsInt() : "of a spectator";
            throw new IllegalArgumentException("view: " + found + ", expected that of the active player, "
                    + (table.isOver() ? "in a game that is not over" : "seat " + table.activeSeat()));
        }
    }

    private static void checkPlan(List<Action> plan) {
        long cards = plan.stream().filter(Analyst::isCard).count();
        if (cards != 1 || !isCard(plan.get(plan.size() - 1))) {
            throw new IllegalArgumentException(
                    "plan: " + plan + ", expected actions that end the turn, the last one a card (TRN-2)");
        }
    }

    private static boolean isCard(Action action) {
        return action instanceof Action.PlayCard || action instanceof Action.PlayNews;
    }

    private void repeat(Runnable playout) {
        Budget budget = new Budget(playouts);
        do {
            playout.run();
            budget.spend();
        } while (budget.allows(1, 1));
    }

    /** The end of an imagined game: playouts of a few rounds, as the search has them, tell less of who will win. */
    private static Table end(Simulation guess, List<Action> actions) {
        List<Judgement> greedy = Collections.nCopies(guess.table().setup().players(), Judgement.GREEDY);
        return Playout.until(Playout.after(guess, actions), Integer.MAX_VALUE, greedy)
                .table();
    }

    /** Which part of the win a seat has at the end. */
    private static double share(Table end, int seat) {
        List<Integer> winners = end.winners();
        return winners.contains(seat) ? 1.0 / winners.size() : 0;
    }

    private static IntStream seats(int seats) {
        return IntStream.range(0, seats);
    }

    /** A plan that is tried out, and which part of the win it had in each playout. */
    private static final class Trial {
        private final List<Action> actions;
        private final List<Double> shares = new ArrayList<>();
        private double wins;

        private Trial(List<Action> actions) {
            this.actions = actions;
        }

        private void count(double share) {
            shares.add(share);
            wins += share;
        }

        private double wins() {
            return wins;
        }

        private RankedPlan comparedWith(Trial best) {
            double[] losses = new double[shares.size()];
            Arrays.setAll(losses, i -> best.shares.get(i) - shares.get(i));
            Estimate loss = this == best ? Estimate.certain(0) : Estimate.difference(losses);
            return new RankedPlan(actions, Estimate.chance(wins, shares.size()), loss);
        }
    }
}
