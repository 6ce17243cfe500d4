package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What happens when a legal action is taken: the rules of sections 3 to 7 in their order.
 *
 * <p>Each event is told where it happens, and made only if somebody listens. The next table is made once, from what has
 * changed.
 */
final class Transition {
    private Transition() {}

    /** The state after a legal action. */
    static GameState of(GameState before, Action action, @Nullable Consumer<? super Event> listener) {
        OpenTable table = before.table;
        if (action instanceof Action.Buy buy) {
            return before.with(buy(table, buy.asset(), listener));
        }
        if (action instanceof Action.Sell sell) {
            return before.with(sell(table, sell.asset(), listener));
        }
        if (action instanceof Action.BlackMarket market) {
            return before.with(fillBlackMarket(table, Tokens.of(market.tokens()), listener));
        }
        if (action instanceof Action.Dividend dividend) {
            return before.with(payDividend(table, dividend.chamber(), listener));
        }
        if (action instanceof Action.PlayCard play) {
            return play(before, play.card(), listener);
        }
        return playNews(before, Cards.of(((Action.PlayNews) action).discard()), listener);
    }

    // Section 3: the turn

    private static GameState play(GameState before, PriceCard card, @Nullable Consumer<? super Event> listener) {
        int seat = before.table.seat();
        if (listener != null) {
            listener.accept(new Event.CardPlayed(seat, card));
        }
        return endTurn(before, card, before.handOf(seat).minus(card), listener); // TRN-2
    }

    /** TRN-2 to TRN-4, from when a card has left the hand; then the next turn begins, or the game ends. */
    private static GameState endTurn(
            GameState before, Card card, Cards handLeft, @Nullable Consumer<? super Event> listener) {
        OpenTable table = before.table;
        OpenPlayer player = table.active();
        Board board = player.board().with(0, card); // TRN-2
        Market market = movedBy(board, table, listener); // TRN-3
        Stack<PriceCard> pile = shift(board, table, listener);
        int main = table.mainDeck();
        Cards hand = main > 0 ? handLeft.plus(draw(before, Deck.MAIN, main, listener)) : handLeft; // TRN-4
        OpenPlayer[] seats = table.with(player.with(board.shifted(), hand.size()));
        int turn = table.turn() + 1;
        int seat = table.setup().seatOfTurn(turn); // TRN-4
        boolean isOver = turn == table.terms().turns(); // END-1
        if (listener != null && !isOver) {
            listener.accept(new Event.TurnBegan(turn, seat));
        }
        Tokens bank = isOver
                ? endGame(seats, table, market, listener)
                : sellBlackMarket(seats, seat, table, market, listener); // TRN-0
        OpenTable next = new OpenTable(
                table.terms(),
                turn,
                seat,
                false,
                Stack.empty(),
                market,
                bank,
                seats,
                table.paid(),
                pile,
                Math.max(0, main - 1),
                table.backupDeck());
        if (listener != null && isOver) {
            listener.accept(new Event.GameEnded(next.ranking())); // END-3
        }
        return before.with(next, player.seat(), hand);
    }

    /** The discard pile when the cards on a board have shifted (TRN-3). */
    private static Stack<PriceCard> shift(Board board, OpenTable table, @Nullable Consumer<? super Event> listener) {
        Optional<Card> removed = board.card(Board.SPACES - 1);
        if (listener != null) {
            listener.accept(new Event.BoardShifted(table.seat(), removed));
        }
        // TRN-3: a News card is out of the game.
        return removed.orElse(SpecialCard.NEWS) instanceof PriceCard card
                ? table.pile().plus(card)
                : table.pile();
    }

    private static PriceCard draw(GameState from, Deck deck, int size, @Nullable Consumer<? super Event> listener) {
        PriceCard card = from.topOf(deck, size);
        if (listener != null) {
            listener.accept(new Event.CardDrawn(from.table.seat(), deck, card));
        }
        return card;
    }

    // Section 4: trades

    private static OpenTable buy(OpenTable table, Asset asset, @Nullable Consumer<? super Event> listener) {
        OpenPlayer player = table.active();
        int cost = table.buyingCost(asset); // TRD-2
        if (listener != null) {
            listener.accept(new Event.Bought(player.seat(), asset, table.bought(asset) + 1, cost));
        }
        Tokens tokens = player.tokens().plus(asset);
        OpenPlayer after = player.with(player.cash() - cost, tokens, player.blackMarket());
        return table.afterTrade(Action.buy(asset), table.bank().minus(asset), after);
    }

    private static OpenTable sell(OpenTable table, Asset asset, @Nullable Consumer<? super Event> listener) {
        OpenPlayer player = table.active();
        int gain = table.sellingGain(asset); // TRD-3
        if (listener != null) {
            listener.accept(new Event.Sold(player.seat(), asset, table.sold(asset) + 1, gain));
        }
        Tokens tokens = player.tokens().minus(asset);
        OpenPlayer after = player.with(player.cash() + gain, tokens, player.blackMarket());
        return table.afterTrade(Action.sell(asset), table.bank().plus(asset), after);
    }

    // Section 5: prices

    /** The market when the cards on a board have acted one after the other (PRC-4). */
    private static Market movedBy(Board board, OpenTable table, @Nullable Consumer<? super Event> listener) {
        CardOrder order = table.terms().cardOrder(); // RUL-5
        if (listener != null) {
            tellMoves(board, order, table.market(), listener);
        }
        return table.market().after(board, order);
    }

    private static void tellMoves(Board board, CardOrder order, Market market, Consumer<? super Event> listener) {
        Market from = market;
        for (int i = 0; i < Board.SPACES; i++) {
            if (board.card(order.space(i, Board.SPACES)).orElse(SpecialCard.NEWS) instanceof PriceCard card) {
                Asset share = card.chamber().share();
                Asset other = card.commodity();
                Market to = from.after(card); // PRC-2
                listener.accept(new Event.PricesMoved(
                        card, from.space(share), to.space(share), from.space(other), to.space(other)));
                from = to;
            }
        }
    }

    // Section 6: special cards

    private static OpenTable fillBlackMarket(OpenTable table, Tokens put, @Nullable Consumer<? super Event> listener) {
        OpenPlayer player = table.active();
        if (listener != null) {
            listener.accept(new Event.BlackMarketFilled(player.seat(), put));
        }
        OpenPlayer after = player.with(player.cash(), player.tokens().minus(put), put); // BLK-2
        return table.afterSpecial(table.with(after.without(SpecialCard.BLACK_MARKET)), table.paid());
    }

    /** Sells what is on the Black Market card of the player whose turn begins; returns the bank afterwards (BLK-4). */
    private static Tokens sellBlackMarket(
            OpenPlayer[] seats, int seat, OpenTable table, Market market, @Nullable Consumer<? super Event> listener) {
        Tokens sold = seats[seat].blackMarket();
        if (sold.isEmpty()) {
            return table.bank();
        }
        seats[seat] = emptyBlackMarket(seats[seat], market, true, listener);
        return table.bank().plus(sold);
    }

    /** Takes the tokens off a player's Black Market card, sold at full price (BLK-4) or for nothing (RUL-6). */
    private static OpenPlayer emptyBlackMarket(
            OpenPlayer owner, Market market, boolean sold, @Nullable Consumer<? super Event> listener) {
        Tokens tokens = owner.blackMarket();
        int proceeds = sold ? tokens.value(market) : 0;
        if (listener != null && !tokens.isEmpty()) {
            listener.accept(
                    sold
                            ? new Event.BlackMarketSold(owner.seat(), tokens, proceeds)
                            : new Event.BlackMarketForfeited(owner.seat(), tokens));
        }
        return owner.with(owner.cash() + proceeds, owner.tokens(), Tokens.none());
    }

    private static OpenTable payDividend(OpenTable table, Chamber chamber, @Nullable Consumer<? super Event> listener) {
        int perShare = table.dividend(chamber);
        OpenPlayer[] seats = table.with(table.active().without(SpecialCard.DIVIDEND));
        List<Integer> received = new ArrayList<>();
        for (OpenPlayer each : seats) {
            // DIV-3: for each share in possession; those on a Black Market card earn nothing (BLK-3).
            int amount = perShare * each.tokens().count(chamber.share());
            received.add(amount);
            seats[each.seat()] = each.with(each.cash() + amount, each.tokens(), each.blackMarket());
        }
        if (listener != null) {
            listener.accept(new Event.DividendPaid(table.seat(), chamber, perShare, received));
        }
        return table.afterSpecial(seats, table.paid().plus(chamber)); // DIV-2
    }

    private static GameState playNews(GameState before, Cards discard, @Nullable Consumer<? super Event> listener) {
        OpenTable table = before.table;
        if (listener != null) {
            listener.accept(new Event.NewsPlayed(table.seat(), discard)); // NWS-1
        }
        Stack<PriceCard> pile = table.pile();
        for (PriceCard card : discard.toList()) {
            pile = pile.plus(card); // NWS-2; RUL-7: the canonically first lies lowest
        }
        Cards hand = before.handOf(table.seat()).minus(discard);
        int backup = table.backupDeck();
        // NWS-2: one card fewer than was discarded, as the turn's own draw makes up for it (RUL-3).
        for (int draws = discard.size() - 1; draws > 0; draws--) {
            hand = hand.plus(draw(before, Deck.BACKUP, backup--, listener));
        }
        OpenTable after = table.afterNews(pile, backup);
        return endTurn(before.with(after), SpecialCard.NEWS, hand, listener);
    }

    // Section 7: the end

    /** Takes all tokens from the players, and returns the bank afterwards (END-2). */
    private static Tokens endGame(
            OpenPlayer[] seats, OpenTable table, Market market, @Nullable Consumer<? super Event> listener) {
        Tokens bank = table.bank();
        for (OpenPlayer each : seats) {
            bank = bank.plus(each.blackMarket()).plus(each.tokens());
            OpenPlayer owner = emptyBlackMarket(each, market, table.blackMarketSoldAtEnd(), listener); // RUL-6
            int proceeds = owner.tokens().value(market);
            if (listener != null && !owner.tokens().isEmpty()) {
                listener.accept(new Event.HoldingsSold(owner.seat(), owner.tokens(), proceeds));
            }
            seats[owner.seat()] = owner.with(owner.cash() + proceeds, Tokens.none(), owner.blackMarket());
        }
        return bank;
    }
}
