package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What the active player may do: for each kind of action, the first rule that forbids it, with the facts of the case.
 *
 * <p>It needs no more than the open table and the player's own hand. {@link LegalActions} lists what passes.
 */
final class Legality {
    private Legality() {}

    /**
     * Why an action of the player on a seat, who holds a hand if it is the active one, is refused; null if it is legal.
     */
    static @Nullable Violation violation(Table table, int seat, Cards hand, Action action) {
        if (table.ask == null) {
            return new Violation.GameOver();
        }
        if (seat != table.active) {
            return new Violation.NotYourTurn(table.phase(), table.active);
        }
        if (action.ask() != table.ask) {
            return new Violation.WrongStep(action.ask(), table.ask); // also a tax where TAX-2 or TAX-3 leaves it out
        }
        if (action instanceof Action.Give give) {
            return hand.has(give.card()) ? null : new Violation.CardNotInHand(seat, give.card()); // MKT-1
        }
        if (action instanceof Action.Take take) {
            return taking(table, take.cards());
        }
        if (action instanceof Action.Load load) {
            return loading(table, hand, load.cards());
        }
        if (action instanceof Action.Tax tax) {
            boolean taxable = tax.card() instanceof GoodsCard
                    && table.player().resources().has(tax.card());
            return taxable ? null : new Violation.NotTaxable(seat, tax.card()); // TAX-1
        }
        return cashing(table, action);
    }

    private static @Nullable Violation taking(Table table, List<Card> cards) {
        Card missing = table.others().missing(cards);
        if (missing != null) {
            Card nowhere = table.market.missing(cards);
            return nowhere != null
                    ? new Violation.NotOnMarket(nowhere, times(nowhere, cards), table.market.count(nowhere)) // MKT-5
                    : new Violation.GivenCardTaken( // MKT-4
                            missing, times(missing, cards), table.others().count(missing));
        }
        int needed = table.toTake();
        if (cards.size() == needed) {
            return null;
        }
        Card given = Arguments.notNull(table.given, "given");
        return needed < Table.takenFor(given)
                ? new Violation.NotAllTaken(cards.size(), needed) // MKT-3
                : new Violation.WrongNumberTaken(given, cards.size(), needed); // MKT-2
    }

    private static int times(Card card, List<Card> cards) {
        return Collections.frequency(cards, card);
    }

    private static @Nullable Violation loading(Table table, Cards hand, List<Card> cards) {
        Card missing = hand.missing(cards);
        if (missing != null) {
            return new Violation.CardsNotInHand(table.active, missing, times(missing, cards), hand.count(missing));
        }
        Cards loaded = Cards.of(hand.kinds, cards);
        if (!isLoad(loaded)) {
            return new Violation.WrongLoad(loaded.goodsSize(), loaded.goodsCount(), loaded.specialsSize());
        }
        boolean emptied = loaded.equals(hand) && keepsOne(table);
        return emptied ? new Violation.HandEmptied(table.active, cards.size()) : null;
    }

    /** LOAD-2: cards of one good, two goods cards of different goods, or one special card. */
    static boolean isLoad(Cards cards) {
        int specials = cards.specialsSize();
        int goods = cards.goodsCount();
        if (specials > 0) {
            return specials == 1 && goods == 0;
        }
        return goods == 1 || (goods == 2 && cards.size() == 2);
    }

    /** LOAD-4: whether a card has to stay in the hand; not in last turns (LAST-4). */
    static boolean keepsOne(Table table) {
        return !table.isLastTurn();
    }

    private static @Nullable Violation cashing(Table table, Action action) {
        if (action instanceof Action.CashGoods cash) {
            return cashing(table, cash.good());
        }
        if (action instanceof Action.CashSpecial cash) {
            return cashing(table, cash.card(), cash.opponent());
        }
        Cards resources = table.player().resources();
        if (action instanceof Action.DiscardGoods discard && resources.stackSize(discard.good()) == 0) {
            return new Violation.NoStack(table.active, discard.good()); // CASH-1
        }
        if (action instanceof Action.DiscardSpecial discard && !resources.has(discard.card())) {
            return new Violation.NoSpecialCard(table.active, discard.card()); // CASH-1
        }
        CashActions cashing = new CashActions(table, table.active);
        return cashing.any()
                ? new Violation.CanCashIn(table.active, cashing.all().get(0))
                : null; // CASH-5
    }

    private static @Nullable Violation cashing(Table table, Good good) {
        int count = table.player().resources().stackSize(good);
        if (count == 0) {
            return new Violation.NoStack(table.active, good); // CASH-1
        }
        int lowest = table.setup.edition().profit(good).lowest();
        boolean brings = new CashActions(table, table.active).coins(good) > 0;
        return brings ? null : new Violation.StackBringsNothing(table.active, good, count, lowest); // CASH-2
    }

    private static @Nullable Violation cashing(Table table, SpecialCard card, OptionalInt opponent) {
        if (!table.player().resources().has(card)) {
            return new Violation.NoSpecialCard(table.active, card); // CASH-1
        }
        if (!isOpponent(table, table.active, card, opponent)) {
            if (!opponent.isPresent()) {
                return new Violation.OpponentMissing(card);
            }
            return card.type() == SpecialType.ROUTE
                    ? new Violation.NotAnOpponent(card, opponent.getAsInt())
                    : new Violation.NeedsNoOpponent(card, opponent.getAsInt());
        }
        int count = new CashActions(table, table.active).count(card, opponent.orElse(Table.NOBODY));
        int lowest = card.profit().lowest();
        return count >= lowest ? null : new Violation.SpecialBringsNothing(card, opponent, count, lowest); // CASH-2
    }

    /** ROUTE-1: whether a trade route names another player, or another card names nobody. */
    static boolean isOpponent(Table table, int seat, SpecialCard card, OptionalInt opponent) {
        if (card.type() != SpecialType.ROUTE) {
            return !opponent.isPresent();
        }
        int other = opponent.orElse(seat);
        return other != seat && other >= 0 && other < table.players.length;
    }
}
