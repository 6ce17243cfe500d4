package io.github.mercurius.examples.games;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Bot;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.Stage;
import io.github.mercurius.mercado.Table;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/**
 * A state of Mercado as a search plays on from it: until each player had a turn, as what comes later depends on chance
 * more than on the action.
 */
record MercadoSearchState(GameState state) implements SearchState<Action> {
    private static final Bot GREEDY = new MercadoGreedyBot();

    /** A bot that searches. */
    static Bot bot(int playouts, long seed) {
        PlayoutSearch<Action> search = new PlayoutSearch<>(playouts, new SplittableRandom(seed));
        return view -> search.choose(
                view.legalActions(),
                view.table().decider().orElseThrow(),
                random -> new MercadoSearchState(view.determinize(random)));
    }

    @Override
    public MercadoSearchState after(Action action) {
        return new MercadoSearchState(state.applyAction(action));
    }

    @Override
    public MercadoSearchState next(IntUnaryOperator random) {
        OptionalInt decider = state.table().decider();
        return after(
                decider.isPresent()
                        ? GREEDY.choose(state.viewFor(decider.getAsInt()))
                        : Dealer.of(random).outcome(state));
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
        Table table = state.table();
        return table.turn() - turn >= players() && table.stage() == Stage.START && !table.asksChance();
    }

    /** END-2: the final scoring counts seals and tokens; MOV-4: who is ahead on the same space wins. */
    @Override
    public double score(int seat) {
        Player player = state.table().player(seat);
        if (state.isOver()) {
            return player.position() - 0.01 * state.table().standing().indexOf(seat);
        }
        return player.position() + player.seals() + state.hand(seat).points();
    }
}
