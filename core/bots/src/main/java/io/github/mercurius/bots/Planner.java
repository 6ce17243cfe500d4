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
    private static final int MOST_DISCARDED = 3; // NWS-2
    private static final int MOST_SOLD = 3; // BLK-2

    private final Situation situation;
    private final Cards hand;
    private final TokenValues usual;
    private final TradeSearch trades;
    private final double[] dividends;
    private final boolean sells;
    private final int[] movesTillSale;
    private final boolean onlyBest;
    private final List<Plan> plans = new ArrayList<>();

    private Planner(PlayerView view, Judgement judgement, boolean onlyBest) {
        this.onlyBest = onlyBest;
        situation = new Situation(view.table());
        hand = view.hand();
        usual = TokenValues.of(situation, hand, judgement);
        trades = new TradeSearch(situation);
        dividends = dividends();
        // In the last turn the prices then are the last ones, so nothing is gained: all the same to RUL-6.
        sells = situation.ownTurnsLeft > 1 && situation.mayPlay(SpecialCard.BLACK_MARKET);
        movesTillSale = sells ? PriceForecast.movesOfNextTurns(situation.table) : new int[0];
    }

    /** The best plan; of several, the one that {@link #plans} has first. */
    static Plan best(PlayerView view, Judgement judgement) {
        return made(view, judgement, true).get(0);
    }

    /** The plans that are worth a thought, the best first: at least one. */
    static List<Plan> plans(PlayerView view, Judgement judgement) {
        List<Plan> plans = made(view, judgement, false);
        plans.sort(Comparator.comparingDouble(Plan::value).reversed());
        return plans;
    }

    private static List<Plan> made(PlayerView view, Judgement judgement, boolean onlyBest) {
        Planner planner = new Planner(view, judgement, onlyBest);
        for (PriceCard card : planner.hand.kinds()) {
            planner.plan(card, planner.usual.playing(card), 0);
        }
        if (planner.situation.me.has(SpecialCard.NEWS)) {
            planner.plan(null, planner.usual, planner.situation.later(SpecialCard.NEWS));
        }
        return planner.plans;
    }

    /**
     * Makes the plans that end with a card of the hand, or with News.
     *
     * @param values of tokens if that card is played
     * @param cost what News may bring later
     */
    private void plan(@Nullable PriceCard card, TokenValues values, double cost) {
        double before = situation.lead(values) - cost;
        planTrades(before, values, card);
        planDividends(before, card);
        planBlackMarket(before, values, card);
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

    /** Most plans are not the best, so their actions need not be made. */
    private void add(double value, Supplier<List<Action>> actions) {
        if (!onlyBest || plans.isEmpty()) {
            plans.add(new Plan(actions.get(), value));
        } else if (value > plans.get(0).value()) {
            plans.set(0, new Plan(actions.get(), value));
        }
    }

    private void planTrades(double before, TokenValues values, @Nullable PriceCard card) {
        trades.search(values);
        add(before + trades.brought(), () -> trades.then(play(card)));
    }

    private Action play(@Nullable PriceCard card) {
        return card == null ? Action.playNews(unwanted()) : Action.playCard(card);
    }

    /** What the dividend of each chamber brings, or {@link Situation#IMPOSSIBLE}. */
    private double[] dividends() {
        double[] brings = new double[Chamber.all().size()];
        boolean may = situation.mayPlay(SpecialCard.DIVIDEND);
        Table table = situation.table;
        for (Chamber chamber : Chamber.all()) {
            double lead = situation.tokenLead(chamber.share().ordinal());
            boolean pays = may && lead > 0 && !table.dividendsPaid().contains(chamber);
            brings[chamber.ordinal()] = pays ? lead * table.dividend(chamber) : Situation.IMPOSSIBLE;
        }
        return brings;
    }

    private void planDividends(double before, @Nullable PriceCard card) {
        for (Chamber chamber : Chamber.all()) {
            double brings = dividends[chamber.ordinal()];
            if (brings > Situation.IMPOSSIBLE) {
                double value = before + brings - situation.later(SpecialCard.DIVIDEND);
                add(value, () -> List.of(Action.dividend(chamber), play(card)));
            }
        }
    }

    /** Plans to sell what will be dearest, as compared with its value, when the card's sale comes (BLK-4). */
    private void planBlackMarket(double before, TokenValues values, @Nullable PriceCard card) {
        if (!sells) {
            return;
        }
        double[] gains = gains(values, card);
        List<Asset> sold = new ArrayList<>(MOST_SOLD);
        double value = before - situation.later(SpecialCard.BLACK_MARKET);
        for (int most = highest(gains); gains[most] > 0; most = highest(gains)) {
            for (int i = 0; i < situation.tokens[most] && sold.size() < MOST_SOLD; i++) {
                sold.add(Asset.all().get(most));
                value += gains[most];
            }
            gains[most] = 0;
        }
        if (!sold.isEmpty()) {
            add(value, () -> List.of(new Action.BlackMarket(sold), play(card)));
        }
    }

    /** What each of the player's tokens brings if it is sold then, more than it comes to. */
    private double[] gains(TokenValues values, @Nullable PriceCard card) {
        int[] moves = movesTillSale.clone();
        if (card != null) {
            PriceForecast.add(moves, card, 1);
        }
        double[] gains = new double[Situation.ASSETS];
        for (int i = 0; i < gains.length; i++) {
            gains[i] = situation.tokens[i] == 0 ? 0 : situation.priceAfter(i, moves[i]) - values.of(i);
        }
        return gains;
    }

    private static int highest(double[] values) {
        int highest = 0;
        for (int i = 1; i < values.length; i++) {
            highest = values[i] > values[highest] ? i : highest;
        }
        return highest;
    }

    /** The cards for News to discard: those that would lower more than raise of what the player owns. */
    private PriceCard[] unwanted() {
        List<PriceCard> cards = new ArrayList<>(hand.toList());
        cards.removeIf(card -> effect(card) >= 0);
        cards.sort(Comparator.comparingInt(this::effect));
        return cards.subList(0, Math.min(MOST_DISCARDED, cards.size())).toArray(new PriceCard[0]);
    }

    private int effect(PriceCard card) {
        return situation.me.tokens().count(card.chamber().share()) * card.shareMove()
                + situation.me.tokens().count(card.commodity()) * card.commodityMove();
    }
}
