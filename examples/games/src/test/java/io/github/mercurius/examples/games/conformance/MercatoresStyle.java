package io.github.mercurius.examples.games.conformance;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Bots;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.rules.AnyState;
import java.util.SplittableRandom;

/** What the players of a made-up game of Mercatores prefer, so that the games reach all corners of the rules. */
enum MercatoresStyle implements MadeUpGames.Style<Action, PlayerView> {
    /** Any legal action, each as likely as any other. */
    UNIFORM {
        @Override
        Action prefer(GameState state, SplittableRandom random) {
            return state.legalActions().sample(random::nextInt);
        }
    },
    /** What brings most. */
    GREEDY {
        @Override
        Action prefer(GameState state, SplittableRandom random) {
            return Bots.greedy().choose(state.viewFor(state.table().activeSeat()));
        }
    },
    /** Special cards only, one a turn: hands grow, and the deck runs out. */
    SLOW {
        @Override
        Action prefer(GameState state, SplittableRandom random) {
            return MadeUpGames.Style.mostWanted(state, action -> slowness(action), random);
        }
    },
    /** As many cards as can be loaded: hands become small, and empty in last turns. */
    FAST {
        @Override
        Action prefer(GameState state, SplittableRandom random) {
            return MadeUpGames.Style.mostWanted(
                    state,
                    action -> action instanceof Action.Load load ? load.cards().size() : 0,
                    random);
        }
    },
    /** Single cards of many goods: little of it can be cashed in. */
    SPREAD {
        @Override
        Action prefer(GameState state, SplittableRandom random) {
            return MadeUpGames.Style.mostWanted(state, action -> spread(state, action), random);
        }
    };

    /** One action in so many is any legal one, whatever is preferred. */
    private static final int WHIM = 6;

    abstract Action prefer(GameState state, SplittableRandom random);

    @Override
    public Action choose(AnyState<Action, PlayerView> any, SplittableRandom random) {
        GameState state = (GameState) any;
        boolean whim = this == SPREAD && random.nextInt(WHIM) == 0;
        return whim ? UNIFORM.prefer(state, random) : prefer(state, random);
    }

    private static int slowness(Action action) {
        if (action instanceof Action.Give give) {
            return give.card() instanceof SpecialCard ? 1 : 0; // and takes three for it
        }
        if (action instanceof Action.Load load) {
            return -load.cards().size();
        }
        return action instanceof Action.Take take
                ? (int) take.cards().stream()
                        .filter(SpecialCard.class::isInstance)
                        .count()
                : 0;
    }

    private static int spread(GameState state, Action action) {
        if (!(action instanceof Action.Load load)) {
            return 0;
        }
        int seat = state.table().activeSeat();
        return load.cards().stream()
                .mapToInt(card -> card instanceof GoodsCard goods
                        ? -state.table().player(seat).resources().stackSize(goods.good())
                        : 1)
                .sum();
    }
}
