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
import java.util.function.Supplier;
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
    private static final double NONE = -1;

    private final Situation situation;
    private final Table table;
    private final Cards hand;
    private final TradeSearch trades;
    private final double[] dividends;
    private final boolean onlyBest;
    private final List<Plan> plans = new ArrayList<>();
    private int @Nullable [] movesOfNextTurns;

    private Planner(PlayerView view, Judgement judgement, boolean onlyBest) {
        this.onlyBest = onlyBest;
        table = view.table();
        situation = new Situation(table);
        hand = view.hand();
        trades = new TradeSearch(situation);
        dividends = dividends();
        TokenValues usual = TokenValues.of(situation, hand, judgement);
        for (PriceCard card : hand.kinds()) {
            planWith(card, usual.playing(situation, hand, card, judgement));
        }
        if (situation.me.has(SpecialCard.NEWS)) {
            planWith(null, usual);
        }
    }

    /** The best plan; of several, the one that {@link #plans} has first. */
    static Plan best(PlayerView view, Judgement judgement) {
        return new Planner(view, judgement, true).plans.get(0);
    }

    /** The plans that are worth a thought, the best first: at least one. */
    static List<Plan> plans(PlayerView view, Judgement judgement) {
        List<Plan> plans = new Planner(view, judgement, false).plans;
        plans.sort(Comparator.comparingDouble(Plan::value).reversed());
        return plans;
    }

    /** Most plans are not the best, so their actions need not be made. */
    private void add(double value, Supplier<List<Action>> actions) {
        if (onlyBest && !plans.isEmpty()) {
            if (value > plans.get(0).value()) {
                plans.set(0, new Plan(actions.get(), value));
            }
            return;
        }
        plans.add(new Plan(actions.get(), value));
    }

    /**
     * The plan to play a card after the trades that are best if tokens come to so much.
     *
     * @param judged by which the plan is valued, so that plans can be compared
     */
    static Plan trading(Situation situation, TokenValues values, TokenValues judged, PriceCard card) {
        TradeSearch trades = new TradeSearch(situation);
        trades.search(values);
        double value = situation.lead(judged) + trades.brought(judged);
        return new Plan(trades.then(Action.playCard(card)), value);
    }

    /** Plans turns that end with a price card, or with News. */
    private void planWith(@Nullable PriceCard card, TokenValues values) {
        double before = situation.lead(values) - (card == null ? later(SpecialCard.NEWS) : 0);
        trades.search(values);
        add(before + trades.brought(), () -> trades.then(play(card)));
        if (table.step() == 0) { // BLK-1, DIV-1
            planDividends(before, card);
            planBlackMarket(values, card, before);
        }
    }

    private Action play(@Nullable PriceCard card) {
        return card == null ? Action.playNews(unwanted()) : Action.playCard(card);
    }

    /** What the dividend of each chamber brings, or {@link #NONE} where none is to be had. */
    private double[] dividends() {
        double[] brings = new double[Chamber.all().size()];
        List<Chamber> paid = table.dividendsPaid();
        for (Chamber chamber : Chamber.all()) {
            double lead = situation.tokenLead(chamber.share());
            boolean has = lead > 0 && situation.me.has(SpecialCard.DIVIDEND) && !paid.contains(chamber);
            brings[chamber.ordinal()] = has ? lead * table.dividend(chamber) : NONE;
        }
        return brings;
    }

    private void planDividends(double before, @Nullable PriceCard card) {
        for (Chamber chamber : Chamber.all()) {
            double brings = dividends[chamber.ordinal()];
            if (brings > NONE) {
                double value = before + brings - later(SpecialCard.DIVIDEND);
                add(value, () -> List.of(Action.dividend(chamber), play(card)));
            }
        }
    }

    /** Plans to sell what will be dearest, as compared with its value, when the card's sale comes (BLK-4). */
    private void planBlackMarket(TokenValues values, @Nullable PriceCard card, double before) {
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
            add(value, () -> List.of(new Action.BlackMarket(sold), play(card)));
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
        if (movesOfNextTurns == null) {
            movesOfNextTurns = PriceForecast.movesOfNextTurns(table);
        }
        int[] moves = movesOfNextTurns.clone();
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
