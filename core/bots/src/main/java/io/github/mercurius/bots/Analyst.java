package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.bots.Halving.Candidate;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.search.AnyAnalyst;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

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
public final class Analyst extends AnyAnalyst<Action, PlayerView> {
    private final Thinking search;
    private final Thinking playouts;

    private Analyst(Thinking search, Thinking playouts, long seed) {
        super(seed);
        this.search = search;
        this.playouts = playouts;
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
    protected void repeat(Runnable playout) {
        Budget budget = new Budget(playouts);
        do {
            playout.run();
            budget.spend();
        } while (budget.allows(1, 1));
    }

    /** To the end of the game: playouts of a few rounds, as the search has them, tell less of who will win. */
    @Override
    protected Function<List<Action>, AnyTable> imagine(PlayerView view, SplittableRandom random) {
        Simulation guess = view.determinize(bound -> random.nextInt(bound));
        List<Judgement> greedy = Collections.nCopies(guess.table().setup().players(), Judgement.GREEDY);
        return actions -> Playout.until(Playout.after(guess, actions), Integer.MAX_VALUE, greedy)
                .table();
    }

    @Override
    protected List<List<Action>> search(PlayerView view, long chance) {
        return TurnSearch.search(view, search, new SplittableRandom(chance), first -> {}).stream()
                .map(Candidate::actions)
                .collect(Collectors.toList());
    }

    @Override
    protected boolean plansTurns() {
        return true;
    }

    /** The last action of a plan plays a card. */
    @Override
    protected void check(PlayerView view, List<Action> plan) {
        long cards = plan.stream().filter(Analyst::isCard).count();
        if (cards != 1 || !isCard(plan.get(plan.size() - 1))) {
            throw new IllegalArgumentException(
                    "plan: " + plan + ", expected actions that end the turn, the last one a card (TRN-2)");
        }
    }

    private static boolean isCard(Action action) {
        return action instanceof Action.PlayCard || action instanceof Action.PlayNews;
    }
}
