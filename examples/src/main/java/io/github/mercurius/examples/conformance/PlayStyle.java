package io.github.mercurius.examples.conformance;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.core.GameState;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** What the players of an emitted game prefer, so that the games reach all corners of the rules. */
enum PlayStyle {
    /** Any legal action, each as likely as any other. */
    UNIFORM {
        @Override
        boolean prefers(Action action) {
            return true;
        }
    },
    /** As many trades as there can be. */
    TRADERS {
        @Override
        boolean prefers(Action action) {
            return action instanceof Action.Buy || action instanceof Action.Sell;
        }
    },
    /** Purchases of four assets only, until the bank has none of them left, and then their sale. */
    CROWD {
        @Override
        boolean prefers(Action action) {
            return (action instanceof Action.Buy buy && buy.asset().ordinal() % 3 == 0)
                    || (action instanceof Action.Sell sell && sell.asset() == Asset.AMS);
        }
    },
    /** Special cards as soon as they can be played. */
    SPECIAL {
        @Override
        boolean prefers(Action action) {
            return (action instanceof Action.BlackMarket)
                    || (action instanceof Action.Dividend || action instanceof Action.PlayNews);
        }
    },
    /** Shares go down and commodities up, to the ends of their tracks; there are sales where they lose money. */
    BEARS {
        @Override
        boolean prefers(Action action) {
            return (action instanceof Action.PlayCard play && play.card().shareMove() < 0)
                    || (action instanceof Action.Sell sell && sell.asset().isShare());
        }
    },
    /** Shares go up and commodities down, to the ends of their tracks. */
    BULLS {
        @Override
        boolean prefers(Action action) {
            return (action instanceof Action.PlayCard play && play.card().shareMove() > 0)
                    || (action instanceof Action.Sell sell && !sell.asset().isShare());
        }
    },
    /** Nothing but price cards. */
    IDLE {
        @Override
        boolean prefers(Action action) {
            return action instanceof Action.PlayCard;
        }
    };

    /** One action in so many is any legal one, whatever is preferred. */
    private static final int WHIM = 4;

    abstract boolean prefers(Action action);

    Action choose(GameState state, SplittableRandom random) {
        LegalActions legal = state.legalActions();
        List<Action> preferred = legal.stream().filter(this::prefers).collect(Collectors.toList());
        return preferred.isEmpty() || random.nextInt(WHIM) == 0
                ? legal.sample(random::nextInt)
                : preferred.get(random.nextInt(preferred.size()));
    }
}
