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
    /** How many plans there are for each card: trades before it, a dividend, or the Black Market. */
    static final int PLANS = 3;

    /** More than a sum can change if it is added up in another order. */
    private static final double ROUNDING = 1e-9;

    private static final int MOST_DISCARDED = 3; // NWS-2

    private final Situation situation;
    private final Cards hand;
    private final List<PriceCard> cards;
    private final TokenValues usual;
    private final TradeSearch trades;
    private final double[] dividends;
    private final @Nullable NextSale sale;
    private final boolean onlyBest;
    private final List<Plan> plans = new ArrayList<>();

    /** The place of the plans that are made, and that of the best one. */
    private int place;

    private int bestPlace;

    private Planner(PlayerView view, Judgement judgement, boolean onlyBest) {
        this.onlyBest = onlyBest;
        situation = new Situation(view.table());
        hand = view.hand();
        cards = hand.kinds();
        usual = TokenValues.of(situation, hand, judgement);
        trades = new TradeSearch(situation);
        dividends = dividends();
        sale = NextSale.of(situation);
    }

    /** The best plan; of several, the one that {@link #plans} has first. */
    static Plan best(PlayerView view, Judgement judgement) {
        Planner planner = new Planner(view, judgement, true);
        planner.planBest();
        return planner.plans.get(0);
    }

    /** The plans that are worth a thought, the best first: at least one. */
    static List<Plan> plans(PlayerView view, Judgement judgement) {
        Planner planner = new Planner(view, judgement, false);
        planner.planAll();
        planner.plans.sort(Comparator.comparingDouble(Plan::value).reversed());
        return planner.plans;
    }

    private void planAll() {
        int kinds = cards.size() + (situation.me.has(SpecialCard.NEWS) ? 1 : 0);
        for (int at = 0; at < PLANS * kinds; at++) {
            plan(at);
        }
    }

    /** Makes those plans first that may be worth most, until none may be worth more than the best one. */
    private void planBest() {
        double dividend = dividends[highest(dividends)] - situation.later(SpecialCard.DIVIDEND);
        Ceiling ceiling = new Ceiling(situation, usual, dividend, sale);
        double[] most = ceiling.most(cards);
        for (int next = highest(most);
                plans.isEmpty() || most[next] + ROUNDING > plans.get(0).value();
                next = highest(most)) {
            plan(next);
            most[next] = Situation.IMPOSSIBLE;
        }
    }

    /** Makes the plans at a place: {@link #PLANS} for each card of the hand, and then as many for News. */
    private void plan(int at) {
        place = at;
        PriceCard card = at < PLANS * cards.size() ? cards.get(at / PLANS) : null;
        TokenValues values = card == null ? usual : usual.playing(card);
        double before = situation.lead(values) - (card == null ? situation.later(SpecialCard.NEWS) : 0);
        switch (at % PLANS) {
            case 0 -> planTrades(before, values, card);
            case 1 -> planDividends(before, card);
            default -> planBlackMarket(before, values, card);
        }
    }

    /** Most plans are not the best, so their actions need not be made. */
    private void add(double value, Supplier<List<Action>> actions) {
        if (!onlyBest || plans.isEmpty()) {
            plans.add(new Plan(actions.get(), value));
            bestPlace = place;
        } else if (value > plans.get(0).value() || (value == plans.get(0).value() && place < bestPlace)) {
            plans.set(0, new Plan(actions.get(), value));
            bestPlace = place;
        }
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
        if (sale == null) {
            return;
        }
        double[] gains = sale.gains(values, card);
        List<Asset> sold = new ArrayList<>(NextSale.MOST_SOLD);
        double value = before - sale.later;
        for (int most = highest(gains); gains[most] > 0; most = highest(gains)) {
            for (int i = 0; i < situation.tokens[most] && sold.size() < NextSale.MOST_SOLD; i++) {
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
