package io.github.mercurius.examples.games.conformance;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.AnyState;
import java.util.Collections;
import java.util.SplittableRandom;

/** What the players of an emitted game prefer, so that the games reach all corners of the rules. */
enum MercuriusStyle implements MadeUpGames.Style<Action, PlayerView> {
    /** Any legal action, each as likely as any other. */
    UNIFORM {
        @Override
        int appeal(Table table, Action action) {
            return 0;
        }
    },
    /** As many trades as there can be. */
    TRADERS {
        @Override
        int appeal(Table table, Action action) {
            return isTrade(action) ? 1 : 0;
        }
    },
    /** Purchases of four assets only, until the bank has none of them left, and then their sale. */
    CROWD {
        @Override
        int appeal(Table table, Action action) {
            boolean wanted = (action instanceof Action.Buy buy && buy.asset().ordinal() % 3 == 0)
                    || (action instanceof Action.Sell sell && sell.asset() == Asset.AMS);
            return wanted ? 1 : 0;
        }
    },
    /** Special cards as soon as they can be played. */
    SPECIAL {
        @Override
        int appeal(Table table, Action action) {
            return isSpecial(table, action) ? 1 : 0;
        }
    },
    /** No special card before the main deck is empty, then all of them: some Black Markets stay open at the end. */
    LATE {
        @Override
        int appeal(Table table, Action action) {
            boolean early = table.deckSize(Deck.MAIN) > 0;
            return early ? tradesFirst(action) : isSpecial(table, action) ? 1 : 0;
        }

        @Override
        boolean hasWhims() {
            return false;
        }
    },
    /** Shares go down and commodities up, to the ends of their tracks; cheap shares are sold where that loses money. */
    BEARS {
        @Override
        int appeal(Table table, Action action) {
            return driving(table, action, false);
        }
    },
    /** Shares go up and commodities down, to the ends of their tracks; dividends are paid when they are highest. */
    BULLS {
        @Override
        int appeal(Table table, Action action) {
            return driving(table, action, true);
        }
    },
    /** Nothing but price cards, except for the start player: if that player loses money, all others share the win. */
    IDLE {
        @Override
        int appeal(Table table, Action action) {
            boolean idle = table.activeSeat() != table.setup().startSeat();
            return idle && isTrade(action) ? 0 : tradesFirst(action);
        }

        @Override
        boolean hasWhims() {
            return false;
        }
    };

    /** One action in so many is any legal one, whatever is preferred. */
    private static final int WHIM = 4;

    private static final int LOSING_PRICE = 3; // TRD-3: the third sale at this price costs money

    /** How much an action is wanted: one of those that are wanted most is taken. */
    abstract int appeal(Table table, Action action);

    boolean hasWhims() {
        return true;
    }

    @Override
    public Action choose(AnyState<Action, PlayerView> any, SplittableRandom random) {
        GameState state = (GameState) any;
        if (hasWhims() && random.nextInt(WHIM) == 0) {
            return state.legalActions().sample(random::nextInt);
        }
        return MadeUpGames.Style.mostWanted(state, action -> appeal(state.table(), action), random);
    }

    private static boolean isTrade(Action action) {
        return action instanceof Action.Buy || action instanceof Action.Sell;
    }

    private static int tradesFirst(Action action) {
        return isTrade(action) ? 2 : action instanceof Action.PlayCard ? 1 : 0;
    }

    private static boolean isSpecial(Table table, Action action) {
        // Each turn has its own number of discards: by chance there would be three nearly always.
        return action instanceof Action.PlayNews news
                ? news.discard().size() == table.turn() % 4
                : action instanceof Action.BlackMarket || action instanceof Action.Dividend;
    }

    private static int driving(Table table, Action action, boolean sharesUp) {
        if (action instanceof Action.PlayCard play) {
            return play.card().shareMove() > 0 == sharesUp ? 1 : 0;
        }
        if (action instanceof Action.Dividend dividend) {
            return table.price(dividend.chamber().share()) == Market.HIGHEST_PRICE ? 2 : 0;
        }
        if (action instanceof Action.Sell sell) {
            int sold = Collections.frequency(table.trades(), sell);
            int owned = table.player(table.activeSeat()).tokens().count(sell.asset());
            return table.price(sell.asset()) == LOSING_PRICE && sold + owned >= 3 ? 3 : 0;
        }
        if (action instanceof Action.Buy buy) {
            return table.price(buy.asset()) <= 2 * LOSING_PRICE
                    ? 2
                    : buy.asset().isShare() ? 1 : 0;
        }
        return 0;
    }
}
