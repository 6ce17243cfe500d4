package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.IllegalActionException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/**
 * Estimates chances to win in any game; a plan is one action.
 *
 * <p>It imagines games that the viewer cannot tell from the real one, lets a bot play all seats to the end, and counts
 * who wins. A win that k seats share counts 1/k for each. Actions are compared on the same deals with the same chance.
 *
 * <p>The estimates follow from the view and the seed alone. This class is immutable, and thread-safe if the bots are.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class PlayoutAnalyst<A extends AnyAction, V extends AnyView<A>> implements AnyAnalyst<A, V> {
    private final int playouts;
    private final long seed;
    private final AnyBot<A, V> player;
    private final PlayoutSearch<A, V> search;

    private PlayoutAnalyst(int playouts, long seed, AnyBot<A, V> player, PlayoutSearch<A, V> search) {
        this.playouts = playouts;
        this.seed = seed;
        this.player = player;
        this.search = search;
    }

    /**
     * An analyst.
     *
     * @param playouts how many for each estimate
     * @param seed all chance follows from it
     * @param player who plays all seats to the end
     * @param search what finds good actions; its own seed does not matter
     */
    public static <A extends AnyAction, V extends AnyView<A>> PlayoutAnalyst<A, V> of(
            int playouts, long seed, AnyBot<A, V> player, PlayoutSearch<A, V> search) {
        if (playouts < 1) {
            throw new IllegalArgumentException("playouts: " + playouts + ", expected 1 or more");
        }
        Objects.requireNonNull(player, "player: null, expected a bot");
        Objects.requireNonNull(search, "search: null, expected a search");
        return new PlayoutAnalyst<>(playouts, seed, player, search);
    }

    @Override
    public List<Estimate> chances(V view) {
        AnyTable table = view.table();
        List<Integer> seats = table.setup().seats();
        if (table.isOver()) {
            return seats.stream()
                    .map(seat -> Estimate.certain(Trial.share(table, seat)))
                    .toList();
        }
        SplittableRandom random = new SplittableRandom(seed);
        double[] wins = new double[seats.size()];
        for (int playout = 0; playout < playouts; playout++) {
            AnyTable end = end(dealt(view, random), random);
            seats.forEach(seat -> wins[seat] += Trial.share(end, seat));
        }
        return seats.stream().map(seat -> Estimate.chance(wins[seat], playouts)).toList();
    }

    @Override
    public List<RankedPlan<A>> plans(V view, int most) {
        if (most < 1) {
            throw new IllegalArgumentException("plans: " + most + ", expected 1 or more");
        }
        decider(view);
        List<A> found = search.withSeed(~seed).ranked(view);
        List<List<A>> plans = new ArrayList<>();
        found.subList(0, Math.min(most, found.size())).forEach(action -> plans.add(Collections.singletonList(action)));
        return compare(view, plans);
    }

    @Override
    public List<RankedPlan<A>> judge(V view, List<A> plan) {
        decider(view);
        return compare(
                view,
                List.of(
                        Collections.singletonList(
                                search.withSeed(~seed).ranked(view).get(0)),
                        plan));
    }

    @Override
    public List<RankedPlan<A>> compare(V view, Collection<? extends List<A>> plans) {
        int seat = decider(view);
        if (plans.isEmpty()) {
            throw new IllegalArgumentException("plans: none, expected one or more");
        }
        plans.forEach(plan -> check(view, plan));
        List<Trial<A>> trials = new ArrayList<>();
        new LinkedHashSet<List<A>>(plans).forEach(plan -> trials.add(new Trial<>(plan)));
        SplittableRandom random = new SplittableRandom(seed);
        for (int playout = 0; playout < playouts; playout++) {
            AnyState<A, V> deal = dealt(view, random);
            long chance = random.nextLong();
            for (Trial<A> trial : trials) {
                AnyState<A, V> state = deal.applyAction(trial.actions().get(0));
                trial.count(end(state, new SplittableRandom(chance)), seat);
            }
        }
        return Trial.ranked(trials);
    }

    private static int decider(AnyView<?> view) {
        OptionalInt decider = view.table().decider();
        if (!decider.isPresent() || !view.viewer().equals(decider)) {
            throw new IllegalArgumentException("view: "
                    + (view.viewer().isPresent() ? "of seat " + view.viewer().getAsInt() : "of a spectator")
                    + ", expected that of the player who decides, "
                    + (decider.isPresent() ? "seat " + decider.getAsInt() : "in a game where somebody does"));
        }
        return decider.getAsInt();
    }

    private void check(V view, List<A> plan) {
        if (plan.size() != 1) {
            throw new IllegalArgumentException("plan: " + plan + ", expected one action");
        }
        view.check(plan.get(0)).ifPresent(violation -> {
            throw new IllegalActionException(plan.get(0), violation);
        });
    }

    private AnyState<A, V> dealt(V view, SplittableRandom random) {
        @SuppressWarnings("unchecked") // a state that fits a view is of the same game
        AnyState<A, V> state = (AnyState<A, V>) view.determinize(random::nextInt);
        return state;
    }

    private AnyTable end(AnyState<A, V> start, SplittableRandom random) {
        return Playout.of(start, player, random, state -> false).table();
    }
}
