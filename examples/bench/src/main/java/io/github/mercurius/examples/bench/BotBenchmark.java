package io.github.mercurius.examples.bench;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.AnyBot;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** What a playout of a bot that searches costs, in games of 4 players. */
public class BotBenchmark extends Measured {
    private static final int PLAYOUTS = 200;

    private final AnyBot<Action, PlayerView> ismcts =
            Bots.parse("ismcts:" + PLAYOUTS).make(1602);
    private final AnyBot<Action, PlayerView> regent =
            Bots.parse("regent:" + PLAYOUTS).make(1602);
    private final List<PlayerView> turns = turns();
    private int turn;

    /** The game before each turn, as the player sees it whose turn it is. */
    private static List<PlayerView> turns() {
        var greedy = Bots.parse("greedy").make(1602);
        List<PlayerView> turns = new ArrayList<>();
        for (GameState state = GameState.start(Setup.of(4), Deal.seeded(1602)); !state.isOver(); ) {
            PlayerView view = state.viewFor(state.table().activeSeat());
            if (view.table().step() == 0) {
                turns.add(view);
            }
            state = state.applyAction(greedy.choose(view));
        }
        return turns;
    }

    /** One iteration of a tree search at the first action of a game. */
    @Benchmark
    @OperationsPerInvocation(PLAYOUTS)
    public Action ismctsIteration() {
        return ismcts.choose(turns.get(0));
    }

    /** One playout of a search for a turn, all turns of a game one after the other. */
    @Benchmark
    @OperationsPerInvocation(PLAYOUTS)
    public Action regentPlayout() {
        turn = (turn + 1) % turns.size();
        return regent.choose(turns.get(turn));
    }
}
