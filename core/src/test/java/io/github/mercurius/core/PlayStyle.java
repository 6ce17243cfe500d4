package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** How a random player plays: each style goes to corners of the game where the others seldom come. */
enum PlayStyle {
    /** Any legal action, each as likely as any other. */
    UNIFORM {
        @Override
        Action choose(GameState state, SplittableRandom random) {
            return state.legalActions().sample(random::nextInt);
        }
    },
    /** Trades as long as it may, mostly. */
    TRADING {
        @Override
        Action choose(GameState state, SplittableRandom random) {
            return prefer(0.9, PlayStyle::isTrade, state, random);
        }
    },
    /** Repeats its last trade, so that it buys and sells two or three tokens of one asset. */
    REPEATING {
        @Override
        Action choose(GameState state, SplittableRandom random) {
            List<Action> trades = state.table().trades();
            Predicate<Action> again = trades.isEmpty() ? PlayStyle::isTrade : trades.get(trades.size() - 1)::equals;
            return prefer(0.8, again, state, random);
        }
    },
    /** Plays special cards as soon as it can, with tokens to put on the Black Market. */
    SPECIAL {
        @Override
        Action choose(GameState state, SplittableRandom random) {
            boolean special = random.nextInt(3) == 0;
            return prefer(0.8, special ? PlayStyle::isSpecial : PlayStyle::isTrade, state, random);
        }
    },
    /** Plays the cards that drive markers to the ends of their tracks, and sells where the prices are lowest. */
    DRIVING {
        @Override
        Action choose(GameState state, SplittableRandom random) {
            Table table = state.table();
            if (random.nextInt(3) == 0) {
                List<Action> cards = filtered(state.legalActions(), Action.PlayCard.class::isInstance);
                return cards.stream()
                        .max(Comparator.comparingInt(card -> outward(table.market(), (Action.PlayCard) card)))
                        .orElseThrow();
            }
            return prefer(0.7, action -> isCheapSale(table, action), state, random);
        }
    };

    /** An action for the active player. */
    abstract Action choose(GameState state, SplittableRandom random);

    private static boolean isTrade(Action action) {
        return action instanceof Action.Buy || action instanceof Action.Sell;
    }

    private static boolean isSpecial(Action action) {
        return !isTrade(action) && !(action instanceof Action.PlayCard);
    }

    private static boolean isCheapSale(Table table, Action action) {
        if (action instanceof Action.Sell sell) {
            return table.price(sell.asset()) < 5;
        }
        return action instanceof Action.Buy buy && table.price(buy.asset()) < 5;
    }

    private static int outward(Market market, Action.PlayCard play) {
        PriceCard card = play.card();
        return outward(market, card.chamber().share(), card.shareMove())
                + outward(market, card.commodity(), card.commodityMove());
    }

    private static int outward(Market market, Asset asset, int move) {
        return (market.space(asset) - 16) * move;
    }

    private static Action prefer(double chance, Predicate<Action> liked, GameState state, SplittableRandom random) {
        LegalActions legal = state.legalActions();
        List<Action> preferred = random.nextDouble() < chance ? filtered(legal, liked) : List.of();
        return preferred.isEmpty() ? legal.sample(random::nextInt) : preferred.get(random.nextInt(preferred.size()));
    }

    private static List<Action> filtered(LegalActions legal, Predicate<Action> liked) {
        List<Action> actions = new ArrayList<>();
        for (Action action : legal) {
            if (liked.test(action)) {
                actions.add(action);
            }
        }
        return actions;
    }
}
