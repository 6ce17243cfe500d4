package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.games.mercurius.PlayerHistory.Moment;
import io.github.mercurius.examples.games.mercurius.PlayerHistory.Payment;
import io.github.mercurius.examples.games.proof.Proof;
import io.github.mercurius.rules.AnyPosition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a game of Mercurius that leads to a position: boards and discard pile tell the card of each turn, and so
 * all prices; then each player's trades are looked for apart, for each way to spread the Dividends over the turns.
 */
public final class MercuriusProver {
    private static final int MOST_LOOKED_AT = 30_000_000;

    private final GameState target;
    private final Table table;
    private final Setup setup;
    private final AtomicInteger effort = new AtomicInteger(MOST_LOOKED_AT);
    /** The chambers that paid before the turn of the position, and who has used Dividend by then. */
    private final List<Chamber> paid;

    private final Set<Integer> payers = new TreeSet<>();
    /** What each player had as that turn began. */
    private final List<Moment> goals = new ArrayList<>();

    private final TreeSet<Integer> missed = new TreeSet<>();
    private boolean bankLacked;
    private @Nullable Game found;

    private MercuriusProver(GameState target) {
        this.target = target;
        table = target.table();
        setup = table.setup();
        paid = new ArrayList<>(table.dividendsPaid());
        Player active = table.player(setup.seatOfTurn(Math.min(table.turn(), setup.turns() - 1)));
        boolean fills = table.specialPlayed() && !active.blackMarket().isEmpty();
        Chamber pays = table.specialPlayed() && !fills ? paid.remove(paid.size() - 1) : null;
        for (Player player : table.players()) {
            boolean isActive = player.equals(active);
            if (!player.has(SpecialCard.DIVIDEND) && (pays == null || !isActive)) {
                payers.add(player.seat());
            }
            Moment now = new Moment(
                    turns(player.seat(), table.turn()).size(),
                    player.cash()
                            - (pays == null
                                    ? 0
                                    : table.dividend(pays) * player.tokens().count(pays.share())),
                    player.tokens().plus(isActive && fills ? player.blackMarket() : Tokens.none()),
                    isActive && fills ? Tokens.none() : player.blackMarket(),
                    !player.has(SpecialCard.BLACK_MARKET) && !(isActive && fills));
            goals.add(isActive ? withoutTrades(now) : now);
        }
    }

    private Moment withoutTrades(Moment now) {
        int cash = now.cash();
        Tokens tokens = now.tokens();
        for (int last = table.trades().size() - 1; last >= 0; last--) {
            List<Action> before = table.trades().subList(0, last);
            Action trade = table.trades().get(last);
            if (trade instanceof Action.Buy buy) {
                cash += PlayerHistory.cost(table.price(buy.asset()), before, trade);
                tokens = tokens.minus(buy.asset());
            } else if (trade instanceof Action.Sell sell) {
                cash -= PlayerHistory.gain(table.price(sell.asset()), before, trade);
                tokens = tokens.plus(sell.asset());
            }
        }
        return new Moment(now.own(), cash, tokens, now.card(), now.marketUsed());
    }

    /** The turns of a seat among the first of the game. */
    private List<Integer> turns(int seat, int first) {
        return IntStream.range(0, first)
                .filter(turn -> setup.seatOfTurn(turn) == seat)
                .boxed()
                .toList();
    }

    /** Looks for a game; hidden cards that the position leaves open are dealt. */
    public static Proof<Action, PlayerView> prove(AnyPosition<Action, PlayerView> position) {
        return position.table().isOver()
                ? Proof.none(false, "games that are over are not looked for")
                : new MercuriusProver((GameState) position.dealt(new SplittableRandom(0)::nextInt)).prove();
    }

    private Proof<Action, PlayerView> prove() {
        CardHistory.of(table, effort).forEach(history -> payDividends(history, 0, new ArrayList<>()));
        if (found != null) {
            return Proof.by(found);
        }
        String looked = " (" + (MOST_LOOKED_AT - Math.max(0, effort.get())) + " turns and trades looked at)";
        if (effort.get() < 0 || bankLacked) {
            return Proof.none(false, "the search ended before all was looked at" + looked);
        }
        String what = missed.isEmpty() ? "no turns for News and Dividend" : "no trades of seat " + missed.first();
        return Proof.none(true, what + " lead here, by the prices that boards and discard pile tell" + looked);
    }

    /** DIV-2: each Dividend is paid in a turn of its own, in the order in which the chambers have paid. */
    private void payDividends(CardHistory history, int from, List<Payment> payments) {
        if (payments.size() == paid.size()) {
            trade(history, payments);
            return;
        }
        Chamber chamber = paid.get(payments.size());
        for (int turn = from; turn < table.turn() && found == null && effort.get() >= 0; turn++) {
            int seat = setup.seatOfTurn(turn);
            if (payers.remove(seat)) {
                int price = history.markets().get(turn).price(chamber.share());
                int amount = setup.rulings().dividendScale().amountAt(price);
                payments.add(new Payment(turn, seat, chamber.share(), amount));
                payDividends(history, turn + 1, payments);
                payments.remove(payments.size() - 1);
                payers.add(seat);
            }
        }
    }

    private void trade(CardHistory history, List<Payment> payments) {
        List<List<List<Action>>> actions = new ArrayList<>();
        for (int seat = 0; seat < setup.players(); seat++) {
            List<Integer> turns = turns(seat, table.turn() + 1);
            Optional<List<List<Action>>> trades = new PlayerHistory(
                            seat, setup.tokensOfEach(), turns, history.markets(), payments, goals.get(seat), effort)
                    .find();
            if (trades.isEmpty()) {
                missed.add(seat);
                return;
            }
            actions.add(trades.get());
        }
        play(history, payments, actions);
    }

    /** Plays what was found; the bank alone can refuse it. */
    private void play(CardHistory history, List<Payment> payments, List<List<List<Action>>> trades) {
        List<Action> actions = new ArrayList<>();
        for (int turn = 0; turn < table.turn(); turn++) {
            actions.addAll(trades.get(setup.seatOfTurn(turn)).remove(0));
            for (int i = 0; i < paid.size(); i++) {
                if (payments.get(i).turn() == turn) {
                    actions.add(Action.dividend(paid.get(i)));
                }
            }
            Card card = history.cards().get(turn);
            actions.add(
                    card instanceof PriceCard price
                            ? Action.playCard(price)
                            : new Action.PlayNews(history.discards().get(turn)));
        }
        actions.addAll(table.trades());
        if (table.specialPlayed()) {
            List<Chamber> all = table.dividendsPaid();
            List<Asset> put = table.player(table.activeSeat()).blackMarket().toList();
            actions.add(put.isEmpty() ? Action.dividend(all.get(all.size() - 1)) : new Action.BlackMarket(put));
        }
        Game game = Game.start(setup, deal(history));
        for (Action action : actions) {
            if (game.state().check(action).isPresent()) {
                bankLacked = true; // TRD-6: with other trades it might not
                return;
            }
            game = game.applyAction(action);
        }
        if (game.state().equals(target)) {
            found = game;
        }
    }

    /** SET-5: a deal by which each player gets the cards in the order in which they leave the hand. */
    private Deal deal(CardHistory history) {
        List<Queue<PriceCard>> hands = new ArrayList<>();
        for (int seat = 0; seat < setup.players(); seat++) {
            Queue<PriceCard> hand = new ArrayDeque<>();
            for (int turn : turns(seat, table.turn())) {
                hand.addAll(history.discards().get(turn));
                if (history.cards().get(turn) instanceof PriceCard card) {
                    hand.add(card);
                }
            }
            hand.addAll(target.hand(seat).toList());
            hands.add(hand);
        }
        List<PriceCard> main = new ArrayList<>();
        List<PriceCard> deal = new ArrayList<>();
        for (int card = 0; card < Deal.HAND * setup.players(); card++) {
            main.add(hands.get(setup.seatOfTurn(card)).remove());
        }
        for (int turn = 0; turn < table.turn(); turn++) {
            Queue<PriceCard> hand = hands.get(setup.seatOfTurn(turn));
            for (int card = 1; card < history.discards().get(turn).size(); card++) {
                deal.add(hand.remove()); // NWS-2
            }
            if (main.size() < PriceCard.TOTAL - Deal.BACKUP_DECK) {
                main.add(hand.remove()); // TRN-4
            }
        }
        deal.addAll(target.backupDeck());
        deal.addAll(main);
        deal.addAll(target.mainDeck());
        return Deal.of(deal);
    }
}
