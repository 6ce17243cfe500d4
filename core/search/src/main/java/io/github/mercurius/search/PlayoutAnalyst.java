package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.IllegalActionException;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Estimates chances to win in any game, where a bot plays all seats to the end; a plan is one action.
 *
 * <p>The estimates follow from the view and the seed alone. This class is immutable, and thread-safe if the bots are.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class PlayoutAnalyst<A extends AnyAction, V extends AnyView<A>> extends AnyAnalyst<A, V> {
    private final int playouts;
    private final PlayoutSearch<A, V> search;

    /**
     * An analyst.
     *
     * @param playouts how many for each estimate
     * @param search what finds good actions, and whose player plays all seats to the end; its own seed does not matter
     */
    PlayoutAnalyst(int playouts, long seed, PlayoutSearch<A, V> search) {
        super(seed);
        this.playouts = playouts;
        this.search = search;
    }

    @Override
    protected void repeat(Runnable playout) {
        for (int played = 0; played < playouts; played++) {
            playout.run();
        }
    }

    @Override
    protected Function<List<A>, AnyTable> imagine(V view, SplittableRandom random) {
        @SuppressWarnings("unchecked") // a state that fits a view is of the same game
        AnyState<A, V> deal = (AnyState<A, V>) view.determinize(bound -> random.nextInt(bound));
        long chance = random.nextLong();
        return plan -> {
            AnyState<A, V> start = plan.isEmpty() ? deal : deal.applyAction(plan.get(0));
            return PlayoutSearch.played(start, search.player(), new SplittableRandom(chance), state -> false)
                    .table();
        };
    }

    @Override
    protected List<List<A>> search(V view, long chance) {
        return search.withSeed(chance).ranked(view).stream()
                .map(Collections::singletonList)
                .collect(Collectors.toList());
    }

    @Override
    protected boolean plansTurns() {
        return false;
    }

    @Override
    protected void check(V view, List<A> plan) {
        if (plan.size() != 1) {
            throw new IllegalArgumentException("plan: " + plan + ", expected one action");
        }
        view.check(plan.get(0)).ifPresent(violation -> {
            throw new IllegalActionException(plan.get(0), violation);
        });
    }
}
