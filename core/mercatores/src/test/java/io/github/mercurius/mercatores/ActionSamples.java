package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Actions to try in a state, legal ones and others: every kind of action with all that it could name. */
final class ActionSamples {
    private ActionSamples() {}

    static List<Action> of(GameState state) {
        Edition edition = state.table().setup().edition();
        List<Action> actions = new ArrayList<>(state.legalActions());
        for (Card card : edition.cards()) {
            actions.add(new Action.Give(card));
            actions.add(new Action.Tax(card));
            actions.add(new Action.Take(List.of(card)));
            actions.add(new Action.Load(List.of(card)));
            if (card instanceof SpecialCard special) {
                actions.add(new Action.DiscardSpecial(special));
                actions.add(new Action.CashSpecial(special, OptionalInt.empty()));
                for (int seat = -1; seat <= 4; seat++) {
                    actions.add(new Action.CashSpecial(special, OptionalInt.of(seat)));
                }
            }
        }
        for (Good good : Good.all()) {
            actions.add(new Action.CashGoods(good));
            actions.add(new Action.DiscardGoods(good));
        }
        List<Card> market = state.table().market().toList();
        for (int seat : state.table().setup().seats()) {
            List<Card> hand = state.hand(seat).toList();
            for (int i = 0; i <= hand.size(); i++) {
                actions.add(new Action.Load(hand.subList(0, i)));
                actions.add(new Action.Load(hand.subList(i, hand.size())));
                actions.add(new Action.Load(hand.subList(Math.max(0, i - 2), i)));
            }
        }
        for (int from = 0; from <= market.size(); from++) {
            for (int to = from; to <= market.size(); to++) {
                actions.add(new Action.Take(market.subList(from, to)));
            }
        }
        return actions;
    }
}
