package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
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
 * <p>It counts in guilders: tokens at the prices to which the cards on the boards will lead ({@link Worth}), less what
 * the others own on average. A special card must bring more now than it may bring later ({@link Reserve}).
 */
final class Planner {
    private static final int MOST_ON_CARD = 3; // BLK-2, NWS-2

    private final PlayerView view;
    private final Table table;
    private final Player me;
    private final boolean maySpecial;
    private final List<Plan> plans = new ArrayList<>();

    // How many guilders and tokens more than the others on average the player owns.
    private double cashLead;
    private final double[] lead = new double[Asset.all().size()];

    private Planner(PlayerView view) {
        this.view = view;
        this.table = view.table();
        this.me = table.player(table.activeSeat());
        this.maySpecial = !table.specialPlayed() && table.trades().isEmpty(); // BLK-1, DIV-1
        for (Player player : table.players()) {
            double part = player.seat() == me.seat() ? 1 : -1.0 / (table.setup().players() - 1);
            cashLead += part * player.cash();
            for (Asset asset : Asset.all()) {
                lead[asset.ordinal()] += part * player.tokens().count(asset);
            }
        }
    }

    /** The best plan. */
    static Plan best(PlayerView view) {
        return plans(view).get(0);
    }

    /** The plans that are worth a thought, the best first: at least one. */
    static List<Plan> plans(PlayerView view) {
        Planner planner = new Planner(view);
        view.hand().kinds().forEach(planner::planWith);
        if (planner.me.has(SpecialCard.NEWS)) {
            planner.planWith(null);
        }
        planner.plans.sort(Comparator.comparingDouble(Plan::value).reversed());
        return planner.plans;
    }

    /** Plans turns that end with a price card, or with News. */
    private void planWith(@Nullable PriceCard card) {
        Worth worth = Worth.of(view, card);
        double before = cashLead + worth.of(lead) - (card == null ? later(SpecialCard.NEWS) : 0);
        Action play = card == null ? Action.playNews(unwanted()) : Action.playCard(card);
        planTrades(worth, before, play);
        if (maySpecial) {
            planDividends(before, play);
            planBlackMarket(worth, card, before, play);
        }
    }

    private void planTrades(Worth worth, double before, Action play) {
        Purse purse = new Purse(table, me, worth);
        double gain = purse.trade();
        List<Action> actions = new ArrayList<>(purse.trades());
        actions.add(play);
        plans.add(new Plan(actions, before + gain));
    }

    private void planDividends(double before, Action play) {
        if (!me.has(SpecialCard.DIVIDEND)) {
            return;
        }
        List<Chamber> paid = table.dividendsPaid();
        for (Chamber chamber : Chamber.all()) {
            Asset share = chamber.share();
            if (me.tokens().has(share) && !paid.contains(chamber)) {
                double value = before + lead[share.ordinal()] * table.dividend(chamber) - later(SpecialCard.DIVIDEND);
                plans.add(new Plan(List.of(Action.dividend(chamber), play), value));
            }
        }
    }

    /** Plans to sell what will be dearest, as compared with its worth, when the card's sale comes (BLK-4). */
    private void planBlackMarket(Worth worth, @Nullable PriceCard card, double before, Action play) {
        if (!me.has(SpecialCard.BLACK_MARKET)) {
            return;
        }
        // In the last turn the prices then are the last ones, so nothing is gained: all the same to RUL-6.
        Market next = Outlook.nextTurn(table, card);
        List<Asset> tokens = new ArrayList<>(me.tokens().toList());
        tokens.removeIf(asset -> next.price(asset) <= worth.of(asset));
        tokens.sort(Comparator.comparingDouble(asset -> worth.of(asset) - next.price(asset)));
        List<Asset> sold = tokens.subList(0, Math.min(MOST_ON_CARD, tokens.size()));
        double value = before - later(SpecialCard.BLACK_MARKET);
        for (Asset asset : sold) {
            value += next.price(asset) - worth.of(asset);
        }
        if (!sold.isEmpty()) {
            plans.add(new Plan(List.of(new Action.BlackMarket(sold), play), value));
        }
    }

    /** What a special card may bring in the turns after this one. */
    private double later(SpecialCard card) {
        return Reserve.of(card, table, Outlook.ownTurnsLeft(table) - 1);
    }

    /** The cards for News to discard: those that would lower more than raise of what the player owns. */
    private PriceCard[] unwanted() {
        List<PriceCard> cards = new ArrayList<>(view.hand().toList());
        cards.removeIf(card -> effect(card) >= 0);
        cards.sort(Comparator.comparingInt(this::effect));
        return cards.subList(0, Math.min(MOST_ON_CARD, cards.size())).toArray(new PriceCard[0]);
    }

    private int effect(PriceCard card) {
        return me.tokens().count(card.chamber().share()) * card.shareMove()
                + me.tokens().count(card.commodity()) * card.commodityMove();
    }
}
