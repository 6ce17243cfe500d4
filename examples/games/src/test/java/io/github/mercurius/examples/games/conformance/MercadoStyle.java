package io.github.mercurius.examples.games.conformance;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.rules.AnyState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** What the players of a made-up game of Mercado prefer, so that the games reach all corners of the rules. */
enum MercadoStyle implements MadeUpGames.Style<Action, PlayerView> {
    /** Any legal action, each as likely as any other. */
    UNIFORM {
        @Override
        int appeal(GameState state, Action action) {
            return 0;
        }
    },
    /** What completes a price, or brings it nearer. */
    BUYERS {
        @Override
        int appeal(GameState state, Action action) {
            return action instanceof Action.SetCoin set && leftAfter(state, set) == 0 ? 2 : sets(action) ? 1 : 0;
        }
    },
    /** Nothing that completes a price: coins lie everywhere, until nobody can set one. */
    SPREADERS {
        @Override
        int appeal(GameState state, Action action) {
            return action instanceof Action.SetCoin set ? leftAfter(state, set) : 0;
        }
    },
    /** Market tiles first: tokens, and the coin changer's coin; seals and tokens as soon as there are some. */
    MARKETEERS {
        @Override
        int appeal(GameState state, Action action) {
            boolean market =
                    action instanceof Action.SetCoin set && !set.stall().isMerchandise();
            return market || action instanceof Action.PaySeal || action instanceof Action.PlayToken
                    ? 2
                    : action instanceof Action.SetCoin ? 1 : 0;
        }
    },
    /** Tokens are kept, seals too, white coins are used where they complete something. */
    SAVERS {
        @Override
        int appeal(GameState state, Action action) {
            if (action instanceof Action.PlayToken || action instanceof Action.PaySeal) {
                return -1;
            }
            return action instanceof Action.SetCoin set && set.coin() == Coin.W
                    ? leftAfter(state, set) == 0 ? 2 : -1
                    : 0;
        }
    };

    /** One action in so many is any legal one, whatever is preferred; all of them in a game that lasts long. */
    private static final int WHIM = 5;

    private static final int LONG = 60;

    abstract int appeal(GameState state, Action action);

    @Override
    public Action choose(AnyState<Action, PlayerView> any, SplittableRandom random) {
        GameState state = (GameState) any;
        if (random.nextInt(WHIM) == 0
                || state.table().turn() > LONG * state.table().setup().players()) {
            return state.legalActions().sample(random::nextInt);
        }
        return MadeUpGames.Style.mostWanted(state, action -> appeal(state, action), random);
    }

    private static boolean sets(Action action) {
        return action instanceof Action.SetCoin;
    }

    /** How many coins are missing at an edge after one more is set there. */
    private static int leftAfter(GameState state, Action.SetCoin set) {
        Stall stall = set.stall();
        Optional<Price> price = state.table().price(stall);
        List<Coin> coins = new ArrayList<>(
                state.table().player(state.table().activeSeat()).edge(stall).toList());
        coins.add(set.coin());
        return price.map(Price::size).orElse(0) - Coins.of(coins).size();
    }
}
