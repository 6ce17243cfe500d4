package io.github.mercurius.examples.games;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Action.BlackMarket;
import io.github.mercurius.api.Action.Buy;
import io.github.mercurius.api.Action.Dividend;
import io.github.mercurius.api.Action.PlayCard;
import io.github.mercurius.api.Action.PlayNews;
import io.github.mercurius.api.Action.Sell;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * All the rules that an action breaks.
 *
 * <p>The library names one of them. Other implementations may find another one first, so a vector lists them all; and
 * as this is worked out from the table in NOTATION.md, apart from the library, it also checks the library.
 */
final class MercuriusBroken {
    private static final int MOST = 3;

    private final Table table;
    private final Player player;
    private final Cards hand;
    private final Set<Rule> broken = EnumSet.noneOf(Rule.class);

    private MercuriusBroken(GameState state) {
        table = state.table();
        player = table.player(table.activeSeat());
        hand = state.hand(table.activeSeat());
    }

    /** The rules that an action of the active player breaks, in the order of the rules; none if it is legal. */
    static Set<Rule> of(GameState state, Action action) {
        if (state.isOver()) {
            return EnumSet.of(Rule.END_1);
        }
        return new MercuriusBroken(state).by(action);
    }

    private Set<Rule> by(Action action) {
        if (action instanceof Buy || action instanceof Sell) {
            trade(action);
        } else if (action instanceof BlackMarket market) {
            blackMarket(market.tokens());
        } else if (action instanceof Dividend dividend) {
            dividend(dividend);
        } else {
            card(action);
        }
        return broken;
    }

    private void breaks(Rule rule, boolean condition) {
        if (condition) {
            broken.add(rule);
        }
    }

    private void trade(Action action) {
        breaks(Rule.TRN_1, table.specialPlayed());
        breaks(Rule.TRD_1, table.trades().size() >= MOST);
        // TRD-4: the same purchases, or the same sales, of this turn; this one counted.
        int nth = Collections.frequency(table.trades(), action) + 1;
        if (action instanceof Buy buy) {
            int price = table.price(buy.asset());
            breaks(Rule.TRD_5, player.cash() < cost(nth, price) - cost(nth - 1, price));
            breaks(Rule.TRD_6, !table.bank().has(buy.asset()));
        } else if (action instanceof Sell sell) {
            int price = table.price(sell.asset());
            breaks(Rule.TRD_5, player.cash() + proceeds(nth, price) - proceeds(nth - 1, price) < 0);
            breaks(Rule.TRD_6, !player.tokens().has(sell.asset()));
        }
    }

    private static int cost(int n, int price) {
        return n * (price + n - 1); // TRD-2
    }

    private static int proceeds(int n, int price) {
        return n * Math.max(1, price - (n - 1)); // TRD-3
    }

    private void blackMarket(List<Asset> tokens) {
        special(SpecialCard.BLACK_MARKET, Rule.BLK_1);
        breaks(Rule.BLK_2, tokens.isEmpty() || tokens.size() > MOST || lacks(player.tokens()::count, tokens));
    }

    private void dividend(Dividend dividend) {
        special(SpecialCard.DIVIDEND, Rule.DIV_1);
        breaks(Rule.DIV_2, table.dividendsPaid().contains(dividend.chamber()));
    }

    private void special(SpecialCard card, Rule afterTrade) {
        breaks(Rule.TRN_1, table.specialPlayed());
        breaks(afterTrade, !table.trades().isEmpty());
        breaks(Rule.THG_4, !player.has(card));
    }

    private void card(Action action) {
        if (action instanceof PlayCard play) {
            breaks(Rule.TRN_2, !hand.has(play.card()));
        } else if (action instanceof PlayNews news) {
            breaks(Rule.THG_4, !player.has(SpecialCard.NEWS));
            breaks(Rule.NWS_2, news.discard().size() > MOST || lacks(hand::count, news.discard()));
        }
    }

    private static <K> boolean lacks(ToIntFunction<K> owned, List<K> needed) {
        return needed.stream().anyMatch(kind -> Collections.frequency(needed, kind) > owned.applyAsInt(kind));
    }
}
