package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The rules once more, as a reader of the rulebook would play them: lists and maps that change, nothing shared, nothing
 * clever. What the library plays is held against it.
 */
final class NaiveGame {
    final Setup setup;
    final Map<Asset, Integer> space = new LinkedHashMap<>();
    final List<Asset> bank = new ArrayList<>();
    final List<Seat> seats = new ArrayList<>();
    final List<PriceCard> main;
    final List<PriceCard> backup;
    final List<PriceCard> discard = new ArrayList<>();
    final List<Chamber> paid = new ArrayList<>();
    final List<Action> trades = new ArrayList<>();
    boolean special;
    int turn;
    private int cashBeforeTrades;

    /** What one player has. */
    static final class Seat {
        int cash = 70;
        final List<Asset> tokens = new ArrayList<>();
        final List<Asset> blackMarket = new ArrayList<>();
        final List<PriceCard> hand = new ArrayList<>();
        final List<Card> board = new ArrayList<>();
        final List<SpecialCard> left = new ArrayList<>(List.of(SpecialCard.values()));
    }

    NaiveGame(Setup setup, Deal deal) {
        this.setup = setup;
        for (Asset asset : Asset.all()) {
            space.put(asset, asset.isShare() ? 14 : 19);
            bank.addAll(Collections.nCopies(Map.of(3, 5, 4, 7, 5, 9).get(setup.players()), asset));
        }
        backup = new ArrayList<>(deal.cards().subList(0, 12));
        main = new ArrayList<>(deal.cards().subList(12, 72));
        for (int i = 0; i < setup.players(); i++) {
            seats.add(new Seat());
        }
        for (int i = 0; i < 5 * setup.players(); i++) {
            seats.get((setup.startSeat() + i) % setup.players()).hand.add(main.remove(0));
        }
        cashBeforeTrades = 70;
    }

    Seat active() {
        return seats.get((setup.startSeat() + turn) % setup.players());
    }

    boolean over() {
        return turn == Map.of(3, 51, 4, 48, 5, 45).get(setup.players());
    }

    int price(Asset asset) {
        return Math.max(1, Math.min(25, space.get(asset) - 4));
    }

    /** TRD-2, TRD-3, RUL-4: what a turn's trades bring together, in any order, less what they cost. */
    int worth(List<Action> some) {
        int worth = 0;
        for (Asset asset : Asset.all()) {
            int bought = Collections.frequency(some, Action.buy(asset));
            int sold = Collections.frequency(some, Action.sell(asset));
            worth -= bought * (price(asset) + bought - 1);
            worth += sold * Math.max(1, price(asset) - sold + 1);
        }
        return worth;
    }

    /** TRD-5: what the active player would have after one more trade. */
    int cashAfter(Action trade) {
        List<Action> one = new ArrayList<>(trades);
        one.add(trade);
        return cashBeforeTrades + worth(one);
    }

    /** Takes a legal action. Prices do not move while trading (TRD-7). */
    void take(Action action) {
        Seat player = active();
        if (action instanceof Action.Buy buy) {
            player.cash = cashAfter(buy);
            trades.add(buy);
            bank.remove(buy.asset());
            player.tokens.add(buy.asset());
        } else if (action instanceof Action.Sell sell) {
            player.cash = cashAfter(sell);
            trades.add(sell);
            player.tokens.remove(sell.asset());
            bank.add(sell.asset());
        } else if (action instanceof Action.BlackMarket market) {
            use(SpecialCard.BLACK_MARKET);
            market.tokens().forEach(player.tokens::remove);
            player.blackMarket.addAll(market.tokens());
        } else if (action instanceof Action.Dividend dividend) {
            use(SpecialCard.DIVIDEND);
            pay(dividend.chamber());
        } else if (action instanceof Action.PlayCard play) {
            player.hand.remove(play.card());
            endTurn(play.card());
        } else if (action instanceof Action.PlayNews news) {
            player.left.remove(SpecialCard.NEWS);
            for (PriceCard card : news.discard()) {
                player.hand.remove(card);
                discard.add(card);
            }
            for (int i = 1; i < news.discard().size(); i++) {
                player.hand.add(backup.remove(0));
            }
            endTurn(SpecialCard.NEWS);
        }
    }

    private void use(SpecialCard card) {
        active().left.remove(card);
        special = true;
    }

    private void pay(Chamber chamber) {
        paid.add(chamber);
        int amount = setup.rulings().dividendScale().amounts().get(price(chamber.share()) - 1);
        for (Seat seat : seats) {
            seat.cash += amount * Collections.frequency(seat.tokens, chamber.share());
        }
    }

    private void endTurn(Card card) {
        Seat player = active();
        player.board.add(0, card);
        List<Card> acting = new ArrayList<>(player.board);
        if (setup.rulings().cardOrder() == CardOrder.OLDEST_FIRST) {
            Collections.reverse(acting);
        }
        acting.forEach(this::act);
        if (player.board.size() == 3 && player.board.remove(2) instanceof PriceCard gone) {
            discard.add(gone);
        }
        if (!main.isEmpty()) {
            player.hand.add(main.remove(0));
        }
        turn++;
        trades.clear();
        special = false;
        if (over()) {
            seats.forEach(this::cashIn);
        } else {
            sell(active(), active().blackMarket);
            cashBeforeTrades = active().cash;
        }
    }

    private void act(Card card) {
        if (card instanceof PriceCard priceCard) {
            boolean up = priceCard.code().charAt(3) == '+';
            move(priceCard.chamber().share(), up ? 1 : -1);
            move(priceCard.commodity(), up ? -2 : 2);
        }
    }

    private void move(Asset asset, int by) {
        space.put(asset, Math.max(0, Math.min(32, space.get(asset) + by)));
    }

    private void cashIn(Seat seat) {
        if (setup.rulings().blackMarketAtEnd() == BlackMarketAtEnd.FORFEITED) {
            bank.addAll(seat.blackMarket);
            seat.blackMarket.clear();
        }
        sell(seat, seat.blackMarket);
        sell(seat, seat.tokens);
    }

    private void sell(Seat seat, List<Asset> tokens) {
        for (Asset asset : tokens) {
            seat.cash += price(asset);
            bank.add(asset);
        }
        tokens.clear();
    }
}
