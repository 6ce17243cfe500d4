package io.github.mercurius.examples.games;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Bot;
import io.github.mercurius.mercatores.Bots;
import io.github.mercurius.mercatores.GameState;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/** A state of Mercatores as a search plays on from it: to the end, as coins are earned late. */
record MercatoresSearchState(GameState state) implements SearchState<Action> {
    private static final Bot GREEDY = Bots.greedy();

    /** A bot that searches. */
    static Bot bot(int playouts, long seed) {
        PlayoutSearch<Action> search = new PlayoutSearch<>(playouts, new SplittableRandom(seed));
        return view -> search.choose(
                view.legalActions(),
                view.table().activeSeat(),
                random -> new MercatoresSearchState(view.determinize(random)));
    }

    @Override
    public MercatoresSearchState after(Action action) {
        return new MercatoresSearchState(state.applyAction(action));
    }

    @Override
    public MercatoresSearchState next(IntUnaryOperator random) {
        return after(GREEDY.choose(state.viewFor(state.table().activeSeat())));
    }

    @Override
    public int players() {
        return state.table().setup().players();
    }

    @Override
    public int turn() {
        return state.table().turn();
    }

    @Override
    public boolean isOver() {
        return state.isOver();
    }

    @Override
    public boolean isFarFrom(int turn) {
        return false;
    }

    @Override
    public double score(int seat) {
        return state.table().score(seat);
    }
}
