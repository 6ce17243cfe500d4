package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What the active player may do: for each kind of action, the first rule that forbids it, or none.
 *
 * <p>It needs no more than the open table and the player's own hand. {@link LazyActions} counts what passes,
 * {@link Refusal} explains what does not.
 */
final class Legality {
    private Legality() {}

    /** The rule that an action of the active player, who holds a hand, breaks. */
    static @Nullable Rule broken(Table table, Cards hand, Action action) {
        if (table.ask == null) {
            return Rule.END_1;
        }
        if (action.ask() != table.ask) {
            return table.phase.turns(); // TURN-1, PRO-2; also a tax where TAX-2 or TAX-3 leaves the step out
        }
        if (action instanceof Action.Give give) {
            return hand.has(give.card()) ? null : Rule.MKT_1;
        }
        if (action instanceof Action.Take take) {
            return taking(table, take.cards());
        }
        if (action instanceof Action.Load load) {
            return loading(table, hand, load.cards());
        }
        if (action instanceof Action.Tax tax) {
            return tax.card() instanceof GoodsCard && table.active().resources().has(tax.card()) ? null : Rule.TAX_1;
        }
        return cashing(table, action);
    }

    private static @Nullable Rule taking(Table table, List<Card> cards) {
        if (table.others().missing(cards) != null) {
            return table.market.missing(cards) != null ? Rule.MKT_5 : Rule.MKT_4;
        }
        if (cards.size() == table.toTake()) {
            return null;
        }
        return isShort(table) ? Rule.MKT_3 : Rule.MKT_2;
    }

    /** MKT-3: whether the market has fewer other cards than the player would take. */
    private static boolean isShort(Table table) {
        return table.toTake() < Table.takenFor(Arguments.notNull(table.given, "given"));
    }

    private static @Nullable Rule loading(Table table, Cards hand, List<Card> cards) {
        if (hand.missing(cards) != null) {
            return Rule.LOAD_1;
        }
        Cards loaded = Cards.of(hand.kinds, cards);
        if (!isLoad(loaded)) {
            return Rule.LOAD_2;
        }
        return loaded.size() <= mostLoaded(table, hand) ? null : Rule.LOAD_4;
    }

    /** LOAD-2: cards of one good, two goods cards of different goods, or one special card. */
    private static boolean isLoad(Cards cards) {
        int specials = cards.specialsSize();
        int goods = cards.goodsCount();
        if (specials > 0) {
            return specials == 1 && goods == 0;
        }
        return goods == 1 || (goods == 2 && cards.size() == 2);
    }

    /** LOAD-4, LAST-4: how many cards of a hand may be loaded: all but one, or all in a last turn. */
    static int mostLoaded(Table table, Cards hand) {
        return table.isLastTurn() ? hand.size() : hand.size() - 1;
    }

    private static @Nullable Rule cashing(Table table, Action action) {
        Cards resources = table.active().resources();
        boolean there = action instanceof Action.CashGoods cash
                ? resources.stackSize(cash.good()) > 0
                : action instanceof Action.DiscardGoods discard
                        ? resources.stackSize(discard.good()) > 0
                        : resources.has(card(action));
        if (!there) {
            return Rule.CASH_1;
        }
        CashActions cashing = new CashActions(table.setup.edition(), table.players, table.active);
        if (action instanceof Action.CashGoods cash) {
            return cashing.coins(cash.good()) > 0 ? null : Rule.CASH_2;
        }
        if (action instanceof Action.CashSpecial cash) {
            if (!isOpponent(table, table.active, cash.card(), cash.opponent())) {
                return Rule.ROUTE_1;
            }
            return cashing.coins(cash.card(), cash.opponent().orElse(Table.NOBODY)) > 0 ? null : Rule.CASH_2;
        }
        return cashing.any() ? Rule.CASH_5 : null;
    }

    private static SpecialCard card(Action action) {
        return action instanceof Action.CashSpecial cash ? cash.card() : ((Action.DiscardSpecial) action).card();
    }

    /** ROUTE-1: whether a trade route names another player, or another card names nobody. */
    static boolean isOpponent(Table table, int seat, SpecialCard card, OptionalInt opponent) {
        if (card.type() != SpecialType.ROUTE) {
            return !opponent.isPresent();
        }
        if (!opponent.isPresent()) {
            return false;
        }
        int other = opponent.getAsInt();
        return other != seat && other >= 0 && other < table.players.length;
    }
}
