package io.github.mercurius.examples.games;

import io.github.mercurius.examples.games.mercatores.MercatoresVectors;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.rules.AnyState;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Games of Mercatores: one edition, and all else that a host can choose. */
record MercatoresGames(Edition edition) implements MadeUpGames<Action, PlayerView> {
    @Override
    public MadeUp<Action, PlayerView> makeUp(int number, SplittableRandom random) {
        int players = Setup.FEWEST_PLAYERS + number % 3;
        Setup setup = Setup.builder()
                .players(players)
                .startSeat(random.nextInt(players))
                .lastTurns(LastTurns.values()[random.nextInt(LastTurns.values().length)])
                .edition(edition)
                .build();
        Deal deal = MadeUpGames.hasSeed(number)
                ? Deal.seeded(edition, random.nextLong())
                : Deal.shuffled(edition, random::nextInt);
        return new MadeUp<>(
                MercatoresVectors.firstLine(setup, deal),
                VectorGame.of(GameKit.mercatores(edition), GameState.start(setup, deal), Optional.empty()));
    }

    /** All the hand is loaded (LOAD-4). */
    @Override
    public List<Action> corners(AnyState<Action, PlayerView> state) {
        GameState now = (GameState) state;
        return now.isOver()
                ? List.of()
                : List.of(new Action.Load(now.hand(now.table().activeSeat()).toList()));
    }

    @Override
    public Set<String> broken(AnyState<Action, PlayerView> state, Action action) {
        return MercatoresBroken.of((GameState) state, action);
    }
}
