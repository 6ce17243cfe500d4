package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Table;
import io.github.mercurius.search.AnyAnalyst;
import io.github.mercurius.search.Estimate;
import io.github.mercurius.search.RankedPlan;
import io.github.mercurius.search.Trial;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/**
 * Estimates chances to win in Mercurius: of each seat, and of plans for a turn.
 *
 * <pre>{@code
 * Analyst analyst = Analyst.withMilliseconds(1000, seed);
 * for (RankedPlan<Action> plan : analyst.plans(view, 3)) {
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
public final class Analyst implements AnyAnalyst<Action, PlayerView> {
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
        return withMilliseconds(milliseconds, seed, System::nanoTime);
    }

    /** The same by another clock of nanoseconds. */
    static Analyst withMilliseconds(int milliseconds, long seed, LongSupplier clock) {
        check(milliseconds, "milliseconds");
        int search = Math.max(1, milliseconds / 3);
        return new Analyst(
                Thinking.milliseconds(search, clock),
                Thinking.milliseconds(Math.max(1, milliseconds - search), clock),
                seed);
    }

    private static void check(int amount, String unit) {
        if (amount < 1 || amount > Bots.MOST_THINKING) {
            throw new IllegalArgumentException(unit + ": " + amount + ", expected 1 to " + Bots.MOST_THINKING);
        }
    }

    @Override
    public List<Estimate> chances(PlayerView view) {
        int seats = view.table().setup().players();
        if (view.table().isOver()) {
            return seats(seats)
                    .mapToObj(seat -> Estimate.certain(Trial.share(view.table(), seat)))
                    .toList();
        }
        SplittableRandom random = new SplittableRandom(seed);
        double[] wins = new double[seats];
        int[] played = new int[1];
        repeat(() -> {
            Table end = end(view.determinize(random::nextInt), List.of());
            for (int seat = 0; seat < seats; seat++) {
                wins[seat] += Trial.share(end, seat);
            }
            played[0]++;
        });
        return seats(seats)
                .mapToObj(seat -> Estimate.chance(wins[seat], played[0]))
                .toList();
    }

    @Override
    public List<RankedPlan<Action>> plans(PlayerView view, int most) {
        if (most < 1) {
            throw new IllegalArgumentException("plans: " + most + ", expected 1 or more");
        }
        List<List<Action>> found = searched(view);
        return compare(view, found.subList(0, Math.min(most, found.size())));
    }

    /** The last action of a plan plays a card. */
    @Override
    public List<RankedPlan<Action>> judge(PlayerView view, List<Action> plan) {
        return compare(view, List.of(searched(view).get(0), plan));
    }

    private List<List<Action>> searched(PlayerView view) {
        checkTurn(view);
        return TurnSearch.search(view, search, new SplittableRandom(~seed)::nextInt, first -> {}).stream()
                .map(Candidate::actions)
                .toList();
    }

    /** The last action of each plan plays a card. */
    @Override
    public List<RankedPlan<Action>> compare(PlayerView view, Collection<? extends List<Action>> plans) {
        checkTurn(view);
        if (plans.isEmpty()) {
            throw new IllegalArgumentException("plans: none, expected one or more");
        }
        plans.forEach(Analyst::checkPlan);
        int seat = view.table().activeSeat();
        SplittableRandom random = new SplittableRandom(seed);
        List<Trial<Action>> trials = new ArrayList<>();
        new LinkedHashSet<List<Action>>(plans).forEach(plan -> trials.add(new Trial<>(plan)));
        repeat(() -> {
            Simulation guess = view.determinize(random::nextInt);
            trials.forEach(trial -> trial.count(end(guess, trial.actions()), seat));
        });
        return Trial.ranked(trials);
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

    private static IntStream seats(int seats) {
        return IntStream.range(0, seats);
    }
}
