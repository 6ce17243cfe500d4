package io.github.mercurius.examples.games;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.SpecialType;
import io.github.mercurius.mercatores.Table;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * All the rules of Mercatores that an action breaks, from the table in NOTATION.md and apart from the library, which
 * names one of them: other implementations may find another one first.
 */
final class MercatoresBroken {
    private final Table table;
    private final GameState state;
    private final Set<String> broken = new TreeSet<>();

    private MercatoresBroken(GameState state) {
        this.table = state.table();
        this.state = state;
    }

    /** The rules that an action of the active player breaks; none if it is legal. */
    static Set<String> of(GameState state, Action action) {
        return new MercatoresBroken(state).by(action);
    }

    private Set<String> by(Action action) {
        if (table.isOver()) {
            return Set.of("END-1");
        }
        Ask now = table.ask().orElseThrow();
        if (action.ask() == now) {
            inStep(action);
        } else if (table.phase() == Phase.INVESTMENT) {
            broken.add("TURN-1");
        } else {
            broken.add("PRO-2");
            breaks("TAX-2", action instanceof Action.Tax && table.unloading().orElse(-1) == table.activeSeat());
        }
        return broken;
    }

    private void breaks(String rule, boolean condition) {
        if (condition) {
            broken.add(rule);
        }
    }

    private void inStep(Action action) {
        if (action instanceof Action.Give give) {
            breaks("MKT-1", !hand().has(give.card()));
        } else if (action instanceof Action.Take take) {
            take(take.cards());
        } else if (action instanceof Action.Load load) {
            load(load.cards());
        } else if (action instanceof Action.Tax tax) {
            breaks("TAX-1", !(tax.card() instanceof GoodsCard) || !resources().has(tax.card()));
        } else if (action instanceof Action.CashGoods cash) {
            cash(cash.good());
        } else if (action instanceof Action.CashSpecial cash) {
            cash(cash.card(), cash.opponent());
        } else if (action instanceof Action.DiscardGoods discard) {
            breaks("CASH-1", resources().stackSize(discard.good()) == 0);
            breaks("CASH-5", canCashIn());
        } else if (action instanceof Action.DiscardSpecial discard) {
            breaks("CASH-1", !resources().has(discard.card()));
            breaks("CASH-5", canCashIn());
        }
    }

    private Cards hand() {
        return state.hand(table.activeSeat());
    }

    private Cards resources() {
        return table.player(table.activeSeat()).resources();
    }

    private void take(List<Card> cards) {
        Card given = table.given().orElseThrow();
        int needed = given instanceof GoodsCard ? 2 : 3;
        int others = table.market().size() - 1;
        breaks("MKT-2", others >= needed && cards.size() != needed);
        breaks("MKT-3", others < needed && cards.size() != others);
        for (Card card : cards) {
            int taken = Collections.frequency(cards, card);
            int there = table.market().count(card);
            breaks("MKT-5", taken > there);
            breaks("MKT-4", card.equals(given) && taken == there);
        }
    }

    private void load(List<Card> cards) {
        breaks("LOAD-1", cards.stream().anyMatch(card -> Collections.frequency(cards, card) > hand().count(card)));
        long goods = cards.stream()
                .filter(GoodsCard.class::isInstance)
                .map(card -> ((GoodsCard) card).good())
                .distinct()
                .count();
        boolean special = cards.stream().anyMatch(SpecialCard.class::isInstance);
        boolean one = special ? cards.size() == 1 : goods == 1 || (goods == 2 && cards.size() == 2);
        breaks("LOAD-2", !one);
        breaks("LOAD-4", !table.isLastTurn() && !cards.isEmpty() && cards.equals(hand().toList()));
    }

    private void cash(Good good) {
        int count = resources().stackSize(good);
        breaks("CASH-1", count == 0);
        breaks("CASH-2", count > 0 && table.setup().edition().profit(good).coins(count) == 0);
    }

    private void cash(SpecialCard card, OptionalInt opponent) {
        breaks("CASH-1", !resources().has(card));
        boolean isRoute = card.type() == SpecialType.ROUTE;
        boolean isSeat = opponent.isPresent()
                && opponent.getAsInt() != table.activeSeat()
                && table.setup().seats().contains(opponent.getAsInt());
        boolean right = isRoute ? isSeat : opponent.isEmpty();
        breaks("ROUTE-1", !right);
        breaks("CASH-2", right && resources().has(card) && brings(card, opponent) == 0);
    }

    private int brings(SpecialCard card, OptionalInt opponent) {
        return card.profit().coins(table.count(table.activeSeat(), card, opponent));
    }

    private boolean canCashIn() {
        Cards resources = resources();
        return Good.all().stream()
                        .anyMatch(good -> table.setup().edition().profit(good).coins(resources.stackSize(good)) > 0)
                || resources.kinds().stream()
                        .filter(SpecialCard.class::isInstance)
                        .anyMatch(card -> canCashIn((SpecialCard) card));
    }

    private boolean canCashIn(SpecialCard card) {
        if (card.type() != SpecialType.ROUTE) {
            return brings(card, OptionalInt.empty()) > 0;
        }
        return table.setup().seats().stream()
                .anyMatch(seat -> seat != table.activeSeat() && brings(card, OptionalInt.of(seat)) > 0);
    }
}
