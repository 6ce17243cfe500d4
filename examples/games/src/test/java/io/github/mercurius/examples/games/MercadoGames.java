package io.github.mercurius.examples.games;

import io.github.mercurius.examples.games.mercado.MercadoVectors;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.rules.AnyState;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/** Games of Mercado: one edition, and all else that a host can choose. */
record MercadoGames(Edition edition) implements MadeUpGames<Action, PlayerView> {
    @Override
    public MadeUp<Action, PlayerView> makeUp(int number, SplittableRandom random) {
        int players = Setup.FEWEST_PLAYERS + number % 3;
        Side side = Side.values()[random.nextInt(Side.values().length)];
        Setup setup = Setup.builder()
                .players(players)
                .startSeat(random.nextInt(players))
                .edition(edition)
                .side(side)
                .disc(random.nextInt(edition.track(side).length()))
                .coinChanger(CoinChanger.values()[random.nextInt(CoinChanger.values().length)])
                .build();
        long seed = random.nextLong();
        boolean isSeeded = MadeUpGames.hasSeed(number);
        IntUnaryOperator dealer = isSeeded ? Dealer.seeded(seed) : random::nextInt;
        Deal deal = Deal.shuffled(edition, dealer);
        return new MadeUp<>(
                MercadoVectors.firstLine(setup, deal, isSeeded ? OptionalLong.of(seed) : OptionalLong.empty()),
                VectorGame.of(GameKit.mercado(edition), GameState.start(setup, deal), Optional.of(dealer)));
    }

    @Override
    public Set<String> broken(AnyState<Action, PlayerView> state, Action action) {
        return MercadoBroken.of((GameState) state, action);
    }
}
