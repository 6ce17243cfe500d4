package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** All rules that an action breaks (the table of NOTATION.md), and all actions that break none. */
final class NaiveLegality {
    private final NaiveGame game;
    private final NaiveGame.Seat player;

    NaiveLegality(NaiveGame game) {
        this.game = game;
        player = game.active();
    }

    Set<Rule> broken(Action action) {
        Set<Rule> broken = EnumSet.noneOf(Rule.class);
        require(!game.over(), Rule.END_1, broken);
        if (action instanceof Action.Buy buy) {
            trade(buy, game.bank.contains(buy.asset()), broken);
        } else if (action instanceof Action.Sell sell) {
            trade(sell, player.tokens.contains(sell.asset()), broken);
        } else if (action instanceof Action.BlackMarket market) {
            special(SpecialCard.BLACK_MARKET, Rule.BLK_1, broken);
            require(isAmong(market.tokens(), player.tokens) && !market.tokens().isEmpty(), Rule.BLK_2, broken);
        } else if (action instanceof Action.Dividend dividend) {
            special(SpecialCard.DIVIDEND, Rule.DIV_1, broken);
            require(!game.paid.contains(dividend.chamber()), Rule.DIV_2, broken);
        } else if (action instanceof Action.PlayCard play) {
            require(player.hand.contains(play.card()), Rule.TRN_2, broken);
        } else if (action instanceof Action.PlayNews news) {
            require(player.left.contains(SpecialCard.NEWS), Rule.THG_4, broken);
            require(isAmong(news.discard(), player.hand), Rule.NWS_2, broken);
        }
        return broken;
    }

    private void trade(Action trade, boolean there, Set<Rule> broken) {
        require(!game.special, Rule.TRN_1, broken);
        require(game.trades.size() < 3, Rule.TRD_1, broken);
        require(there, Rule.TRD_6, broken);
        require(game.cashAfter(trade) >= 0, Rule.TRD_5, broken);
    }

    private void special(SpecialCard card, Rule noTrade, Set<Rule> broken) {
        require(!game.special, Rule.TRN_1, broken);
        require(game.trades.isEmpty(), noTrade, broken);
        require(player.left.contains(card), Rule.THG_4, broken);
    }

    private static void require(boolean kept, Rule rule, Set<Rule> broken) {
        if (!kept) {
            broken.add(rule);
        }
    }

    /** At most three, and all of them among what there is. */
    private static <T> boolean isAmong(List<T> some, List<T> all) {
        return some.size() <= 3
                && some.stream().allMatch(one -> Collections.frequency(some, one) <= Collections.frequency(all, one));
    }

    /** All legal actions in the order that {@link io.github.mercurius.api.LegalActions} documents. */
    List<Action> legal() {
        List<Action> actions = new ArrayList<>();
        Asset.all().forEach(asset -> actions.add(Action.buy(asset)));
        Asset.all().forEach(asset -> actions.add(Action.sell(asset)));
        upToThree(player.tokens).forEach(tokens -> actions.add(new Action.BlackMarket(tokens)));
        Chamber.all().forEach(chamber -> actions.add(Action.dividend(chamber)));
        PriceCard.all().forEach(card -> actions.add(Action.playCard(card)));
        actions.add(Action.playNews());
        upToThree(player.hand).forEach(cards -> actions.add(new Action.PlayNews(cards)));
        actions.removeIf(action -> !broken(action).isEmpty());
        return actions;
    }

    /** One, then two, then three things of these kinds, in canonical order. */
    private static <K extends Enum<K>> List<List<K>> upToThree(List<K> things) {
        List<K> kinds = things.stream().distinct().sorted().toList();
        List<List<K>> ones = new ArrayList<>();
        List<List<K>> twos = new ArrayList<>();
        List<List<K>> threes = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            ones.add(List.of(kinds.get(i)));
            for (int j = i; j < kinds.size(); j++) {
                twos.add(List.of(kinds.get(i), kinds.get(j)));
                for (int k = j; k < kinds.size(); k++) {
                    threes.add(List.of(kinds.get(i), kinds.get(j), kinds.get(k)));
                }
            }
        }
        ones.addAll(twos);
        ones.addAll(threes);
        return ones;
    }
}
