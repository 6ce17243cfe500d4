package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says why an action is refused: gathers the facts of the case for the rule that {@link Legality} found broken. */
final class Refusal {
    private final Table table;
    private final Cards hand;
    private final int seat;

    private Refusal(Table table, Cards hand) {
        this.table = table;
        this.hand = hand;
        seat = table.active;
    }

    /** Why an action of the player on a seat, who holds a hand, is refused; null if it is legal. */
    static @Nullable Violation of(Table table, int seat, Cards hand, Action action) {
        if (!table.isOver() && seat != table.active) {
            return new Violation.NotYourTurn(table.phase, table.active);
        }
        Rule broken = Legality.broken(table, hand, action);
        return broken == null ? null : new Refusal(table, hand).violation(action, broken);
    }

    private Violation violation(Action action, Rule broken) {
        return switch (broken) {
            case END_1 -> new Violation.GameOver();
            case TURN_1, PRO_2 -> new Violation.WrongStep(action.ask(), Arguments.notNull(table.ask, "step"));
            case MKT_1 -> new Violation.CardNotInHand(seat, ((Action.Give) action).card());
            case TAX_1 -> new Violation.NotTaxable(seat, ((Action.Tax) action).card());
            case CASH_5 ->
                new Violation.CanCashIn(
                        seat,
                        new CashActions(table.setup.edition(), table.players, seat)
                                .all()
                                .get(0));
            default -> contents(action, broken);
        };
    }

    private Violation contents(Action action, Rule broken) {
        if (action instanceof Action.Take take) {
            return taking(take.cards(), broken);
        }
        if (action instanceof Action.Load load) {
            return loading(load.cards(), broken);
        }
        if (action instanceof Action.CashGoods cash) {
            return cashing(cash.good(), broken);
        }
        if (action instanceof Action.CashSpecial cash) {
            return cashing(cash, broken);
        }
        return action instanceof Action.DiscardGoods discard
                ? new Violation.NoStack(seat, discard.good())
                : new Violation.NoSpecialCard(seat, ((Action.DiscardSpecial) action).card());
    }

    private Violation taking(List<Card> cards, Rule broken) {
        int needed = table.toTake();
        return switch (broken) {
            case MKT_2 -> new Violation.WrongNumberTaken(Arguments.notNull(table.given, "given"), cards.size(), needed);
            case MKT_3 -> new Violation.NotAllTaken(cards.size(), needed);
            case MKT_4 -> {
                Card card = missing(table.others(), cards);
                yield new Violation.GivenCardTaken(
                        card, frequency(cards, card), table.others().count(card));
            }
            default -> {
                Card card = missing(table.market, cards);
                yield new Violation.NotOnMarket(card, frequency(cards, card), table.market.count(card));
            }
        };
    }

    private Violation loading(List<Card> cards, Rule broken) {
        if (broken == Rule.LOAD_1) {
            Card card = missing(hand, cards);
            return new Violation.CardsNotInHand(seat, card, frequency(cards, card), hand.count(card));
        }
        if (broken == Rule.LOAD_4) {
            return new Violation.HandEmptied(seat, cards.size());
        }
        Cards loaded = Cards.of(table.setup.edition(), cards);
        return new Violation.WrongLoad(loaded.goodsSize(), loaded.goods().size(), loaded.specialsSize());
    }

    private static Card missing(Cards there, List<Card> cards) {
        return Arguments.notNull(there.missing(cards), "card that is missing");
    }

    private static int frequency(List<Card> cards, Card card) {
        return Collections.frequency(cards, card);
    }

    private Violation cashing(Good good, Rule broken) {
        return broken == Rule.CASH_1
                ? new Violation.NoStack(seat, good)
                : new Violation.StackBringsNothing(
                        seat,
                        good,
                        table.active().resources().stackSize(good),
                        table.setup.edition().profit(good).lowest());
    }

    private Violation cashing(Action.CashSpecial cash, Rule broken) {
        SpecialCard card = cash.card();
        if (broken == Rule.CASH_1) {
            return new Violation.NoSpecialCard(seat, card);
        }
        if (broken == Rule.CASH_2) {
            int count = table.count(seat, card, cash.opponent());
            return new Violation.SpecialBringsNothing(
                    card, cash.opponent(), count, card.profit().lowest());
        }
        if (!cash.opponent().isPresent()) {
            return new Violation.OpponentMissing(card);
        }
        int opponent = cash.opponent().getAsInt();
        return card.type() == SpecialType.ROUTE
                ? new Violation.NotAnOpponent(card, opponent)
                : new Violation.NeedsNoOpponent(card, opponent);
    }
}
