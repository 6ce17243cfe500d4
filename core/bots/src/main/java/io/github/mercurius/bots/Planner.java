package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plans the rest of one turn of the active player: tries each card, and the best that can be done before it.
 *
 * <p>It counts in guilders: tokens at the prices to which the cards on the boards will lead ({@link TokenValues}), less
 * what the others own on average. A special card must bring more now than it may bring later
 * ({@link SpecialCardValue}).
 */
final class Planner {
    private static final int MOST_ON_CARD = 3; // BLK-2, NWS-2

    private final Situation situation;
    private final Table table;
    private final Cards hand;
    private final Judgement judgement;
    private final List<Plan> plans = new ArrayList<>();

    private Planner(PlayerView view, Judgement judgement) {
        this.judgement = judgement;
        table = view.table();
        situation = new Situation(table);
        hand = view.hand();
        for (PriceCard card : hand.kinds()) {
            planWith(card);
        }
        if (situation.me.has(SpecialCard.NEWS)) {
            planWith(null);
        }
    }

    /** The best plan. */
    static Plan best(PlayerView view, Judgement judgement) {
        List<Plan> plans = new Planner(view, judgement).plans;
        Plan best = plans.get(0);
        for (Plan plan : plans) {
            best = plan.value() > best.value() ? plan : best;
        }
        return best;
    }

    /** The plans that are worth a thought, the best first: at least one. */
    static List<Plan> plans(PlayerView view, Judgement judgement) {
        List<Plan> plans = new Planner(view, judgement).plans;
        plans.sort(Comparator.comparingDouble(Plan::value).reversed());
        return plans;
    }

    /**
     * The plan to play a card after the trades that are best if tokens come to so much.
     *
     * @param judged by which the plan is valued, so that plans can be compared
     */
    static Plan trading(Situation situation, TokenValues values, TokenValues judged, PriceCard card) {
        TradeSearch trades = TradeSearch.of(situation, values);
        double value = situation.lead(judged) + trades.brought(situation, judged);
        return new Plan(trades.then(Action.playCard(card)), value);
    }

    /** Plans turns that end with a price card, or with News. */
    private void planWith(@Nullable PriceCard card) {
        TokenValues values = TokenValues.of(situation, hand, card, judgement);
        double before = situation.lead(values) - (card == null ? later(SpecialCard.NEWS) : 0);
        Action play = card == null ? Action.playNews(unwanted()) : Action.playCard(card);
        TradeSearch trades = TradeSearch.of(situation, values);
        plans.add(new Plan(trades.then(play), before + trades.brought()));
        if (table.step() == 0) { // BLK-1, DIV-1
            planDividends(before, play);
            planBlackMarket(values, card, before, play);
        }
    }

    private void planDividends(double before, Action play) {
        if (!situation.me.has(SpecialCard.DIVIDEND)) {
            return;
        }
        List<Chamber> paid = table.dividendsPaid();
        for (Chamber chamber : Chamber.all()) {
            double lead = situation.tokenLead(chamber.share());
            if (lead > 0 && !paid.contains(chamber)) {
                double brings = lead * table.dividend(chamber);
                double value = before + brings - later(SpecialCard.DIVIDEND);
                plans.add(new Plan(List.of(Action.dividend(chamber), play), value));
            }
        }
    }

    /** Plans to sell what will be dearest, as compared with its value, when the card's sale comes (BLK-4). */
    private void planBlackMarket(TokenValues values, @Nullable PriceCard card, double before, Action play) {
        // In the last turn the prices then are the last ones, so nothing is gained: all the same to RUL-6.
        if (!situation.me.has(SpecialCard.BLACK_MARKET) || situation.ownTurnsLeft < 2) {
            return;
        }
        double[] gains = gainsInNextTurn(values, card);
        List<Asset> sold = new ArrayList<>(MOST_ON_CARD);
        double value = before - later(SpecialCard.BLACK_MARKET);
        for (int most = highest(gains); gains[most] > 0; most = highest(gains)) {
            for (int i = 0; i < situation.tokens[most] && sold.size() < MOST_ON_CARD; i++) {
                sold.add(Asset.all().get(most));
                value += gains[most];
            }
            gains[most] = 0;
        }
        if (!sold.isEmpty()) {
            plans.add(new Plan(List.of(new Action.BlackMarket(sold), play), value));
        }
    }

    private static int highest(double[] values) {
        int highest = 0;
        for (int i = 1; i < values.length; i++) {
            highest = values[i] > values[highest] ? i : highest;
        }
        return highest;
    }

    /** What each of the player's tokens brings if it is sold in the next turn, more than it comes to. */
    private double[] gainsInNextTurn(TokenValues values, @Nullable PriceCard card) {
        int[] moves = PriceForecast.movesOfNextTurns(table);
        if (card != null) {
            PriceForecast.add(moves, card, 1);
        }
        double[] gains = new double[moves.length];
        for (int i = 0; i < gains.length; i++) {
            gains[i] = situation.tokens[i] == 0 ? 0 : situation.priceAfter(i, moves[i]) - values.of(i);
        }
        return gains;
    }

    /** What a special card may bring in the turns after this one. */
    private double later(SpecialCard card) {
        return SpecialCardValue.of(card, table, situation.ownTurnsLeft - 1);
    }

    /** The cards for News to discard: those that would lower more than raise of what the player owns. */
    private PriceCard[] unwanted() {
        List<PriceCard> cards = new ArrayList<>(hand.toList());
        cards.removeIf(card -> effect(card) >= 0);
        cards.sort(Comparator.comparingInt(this::effect));
        return cards.subList(0, Math.min(MOST_ON_CARD, cards.size())).toArray(new PriceCard[0]);
    }

    private int effect(PriceCard card) {
        return situation.me.tokens().count(card.chamber().share()) * card.shareMove()
                + situation.me.tokens().count(card.commodity()) * card.commodityMove();
    }
}
