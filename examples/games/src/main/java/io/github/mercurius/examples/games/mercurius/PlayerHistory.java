package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Tokens;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Looks for the trades that one player of Mercurius can have made in each own turn, at prices that are known.
 *
 * <p>All is looked at, but that the bank may have fewer tokens, as other players have some.
 */
final class PlayerHistory {
    /** What the player has when an own turn begins, with the tokens on the Black Market card. */
    record Moment(int own, int cash, Tokens tokens, Tokens card, boolean marketUsed) {
        /** BLK-4. */
        Moment sold(Market market) {
            return new Moment(own, cash + card.value(market), tokens, Tokens.none(), marketUsed);
        }
    }

    /** A dividend: in which turn of which seat it is paid, and how much for each share. */
    record Payment(int turn, int seat, Asset share, int amount) {}

    private static final int MOST_CHOSEN = 3;

    private final int tokensOfEach;
    private final List<Integer> turns;
    private final List<Market> markets;
    private final List<Payment> payments;
    private final List<Payment> own;
    private final Moment goal;
    private final AtomicInteger effort;
    /** Those of the goal first. */
    private final Set<Asset> assets;

    private final Set<Moment> seen = new HashSet<>();
    private final List<List<Action>> actions = new ArrayList<>();

    /**
     * A search.
     *
     * @param turns the player's turns, with that of the position if it is the player's
     * @param goal what is to be reached after the completed ones
     */
    PlayerHistory(
            int seat,
            int tokensOfEach,
            List<Integer> turns,
            List<Market> markets,
            List<Payment> payments,
            Moment goal,
            AtomicInteger effort) {
        this.tokensOfEach = tokensOfEach;
        this.turns = turns;
        this.markets = markets;
        this.payments = payments;
        this.goal = goal;
        this.effort = effort;
        assets = new LinkedHashSet<>(goal.tokens.kinds());
        assets.addAll(Asset.all());
        own = payments.stream().filter(payment -> payment.seat == seat).toList();
    }

    /** What the player did in each own turn, but for Dividend and card; none if the goal is not reached. */
    Optional<List<List<Action>>> find() {
        Moment start = new Moment(0, 70, Tokens.none(), Tokens.none(), false); // SET-5
        return begin(start) ? Optional.of(actions) : Optional.empty();
    }

    private boolean begin(Moment before) {
        Moment moment = before.own < turns.size() ? before.sold(markets.get(turns.get(before.own))) : before;
        if (moment.own == goal.own || !seen.add(moment)) {
            return moment.equals(goal);
        }
        actions.add(new ArrayList<>());
        boolean pays = own.stream().anyMatch(payment -> payment.turn == turns.get(moment.own));
        boolean found = pays ? end(moment) : trade(moment) || (canFillMarket(moment) && fillMarket(moment, 0));
        if (!found) {
            actions.remove(moment.own);
        }
        return found;
    }

    /** Ends the turn here, or makes one more trade. */
    private boolean trade(Moment moment) {
        List<Action> made = actions.get(moment.own);
        int left = MOST_CHOSEN - made.size();
        int tooFar = tooFar(moment);
        if (effort.decrementAndGet() < 0 || tooFar > left) {
            return false;
        }
        if (tooFar <= 0 && end(moment)) {
            return true;
        }
        Market market = markets.get(turns.get(moment.own));
        for (Asset asset : left == 0 ? Set.<Asset>of() : assets) {
            Action buy = Action.buy(asset);
            Action sell = Action.sell(asset);
            Tokens tokens = moment.tokens;
            int cost = cost(market.price(asset), made, buy);
            if (tokens.count(asset) < tokensOfEach && trade(moment, buy, -cost, tokens.plus(asset))) {
                return true;
            }
            int gain = gain(market.price(asset), made, sell);
            if (tokens.has(asset) && trade(moment, sell, gain, tokens.minus(asset))) {
                return true;
            }
        }
        return false;
    }

    private boolean trade(Moment moment, Action action, int gain, Tokens tokens) {
        if (moment.cash + gain < 0) {
            return false; // TRD-5
        }
        List<Action> made = actions.get(moment.own);
        made.add(action);
        boolean found = trade(new Moment(moment.own, moment.cash + gain, tokens, moment.card, moment.marketUsed));
        if (!found) {
            made.remove(made.size() - 1);
        }
        return found;
    }

    /** TRD-2: what one token more costs after the trades made in the turn. */
    static int cost(int price, List<Action> made, Action purchase) {
        return price + 2 * count(made, purchase);
    }

    /** TRD-3: what one token more brings after the trades made in the turn. */
    static int gain(int price, List<Action> made, Action sale) {
        int before = count(made, sale);
        return (before + 1) * Math.max(1, price - before) - before * Math.max(1, price - before + 1);
    }

    private static int count(List<Action> made, Action action) {
        return (int) made.stream().filter(action::equals).count();
    }

    /** BLK-4: the tokens lie there until the next own turn begins. */
    private boolean canFillMarket(Moment moment) {
        boolean isLast = moment.own == goal.own - 1;
        boolean isSold = moment.own + 1 < turns.size();
        return goal.marketUsed && !moment.marketUsed && (goal.card.isEmpty() ? isSold : isLast);
    }

    /** BLK-2: puts one to three tokens on the card, from an asset on. */
    private boolean fillMarket(Moment moment, int from) {
        Tokens card = moment.card;
        Moment filled = new Moment(moment.own, moment.cash, moment.tokens, card, true);
        boolean fits = !card.isEmpty() && (goal.card.isEmpty() || goal.card.equals(card));
        if (fits && effort.decrementAndGet() >= 0 && tooFar(filled) <= 0) {
            actions.get(moment.own).add(new Action.BlackMarket(card.toList()));
            if (end(filled)) {
                return true;
            }
            actions.get(moment.own).clear();
        }
        for (Asset asset : Asset.all()
                .subList(from, card.size() < MOST_CHOSEN ? Asset.all().size() : from)) {
            Tokens tokens = moment.tokens;
            if (tokens.has(asset)
                    && fillMarket(
                            new Moment(moment.own, moment.cash, tokens.minus(asset), card.plus(asset), false),
                            asset.ordinal())) {
                return true;
            }
        }
        return false;
    }

    /** Pays the dividends up to the next own turn (DIV-3). */
    private boolean end(Moment moment) {
        int from = turns.get(moment.own);
        int to = moment.own + 1 < turns.size() ? turns.get(moment.own + 1) : markets.size();
        int paid = payments.stream()
                .filter(payment -> payment.turn >= from && payment.turn < to)
                .mapToInt(payment -> payment.amount * moment.tokens.count(payment.share))
                .sum();
        return begin(new Moment(moment.own + 1, moment.cash + paid, moment.tokens, moment.card, moment.marketUsed));
    }

    /** How many more tokens must come or go than can in the own turns after this one; 1 or more if it cannot be. */
    private int tooFar(Moment moment) {
        int distance = 0;
        for (Asset asset : Asset.all()) {
            distance += Math.abs(moment.tokens.count(asset) - goal.tokens.count(asset));
        }
        int market = goal.marketUsed && !moment.marketUsed ? 1 : 0;
        int turn = turns.get(moment.own);
        int dividend = (int) own.stream().filter(payment -> payment.turn > turn).count();
        int trading = goal.own - moment.own - 1 - market - dividend;
        return trading < 0 ? distance + 1 : distance - MOST_CHOSEN * (trading + market);
    }
}
