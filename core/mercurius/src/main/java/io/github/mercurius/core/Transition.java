package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Plays a legal action of the active player, and tells each event as it happens: sections 3 to 7 in their order. */
final class Transition {
    private final OpenTable table;
    /** They belong to the state before, too. */
    private Cards[] hands;

    private final Decks decks;
    private final @Nullable Consumer<? super Event> listener;

    private Transition(GameState before, @Nullable Consumer<? super Event> listener) {
        this.listener = listener;
        table = new OpenTable(before.table);
        hands = before.hands;
        decks = before.decks;
    }

    /** The state after an action. */
    static GameState after(GameState before, Action action, @Nullable Consumer<? super Event> listener) {
        Transition transition = new Transition(before, listener);
        transition.play(action);
        return new GameState(transition.table, transition.hands, before.decks);
    }

    private void play(Action action) {
        if (action instanceof Action.Buy buy) {
            buy(buy);
        } else if (action instanceof Action.Sell sell) {
            sell(sell);
        } else if (action instanceof Action.BlackMarket market) {
            fillBlackMarket(Tokens.of(market.tokens()));
        } else if (action instanceof Action.Dividend dividend) {
            payDividend(dividend.chamber());
        } else if (action instanceof Action.PlayCard play) {
            playCard(play.card());
        } else {
            playNews(Cards.of(((Action.PlayNews) action).discard()));
        }
    }

    /** Tells an event, which is made only if anybody listens. */
    private void tell(Supplier<Event> event) {
        if (listener != null) {
            listener.accept(event.get());
        }
    }

    private void change(Player player, int cash, Tokens tokens, Tokens blackMarket) {
        table.players[player.seat()] = OpenTable.with(player, cash, tokens, blackMarket);
    }

    /** THG-4: the active player's card can be used once. */
    private void use(SpecialCard card) {
        table.players[table.seat] = OpenTable.without(table.active(), card);
    }

    // Section 3: the turn

    private void playCard(PriceCard card) {
        tell(() -> new Event.CardPlayed(table.seat, card));
        endTurn(card, hands[table.seat].minus(card)); // TRN-2
    }

    /** TRN-2 to TRN-4, when a card has left the hand; then the next turn begins, or the game ends. */
    private void endTurn(Card card, Cards handLeft) {
        Player player = table.active();
        Board board = player.board().with(0, card); // TRN-2
        updatePrices(board);
        removeLast(board);
        Cards hand = table.mainDeck > 0 ? handLeft.plus(draw(Deck.MAIN)) : handLeft; // TRN-4
        hands = hands.clone();
        hands[table.seat] = hand;
        table.players[player.seat()] = OpenTable.with(player, board.shifted(), hand.size());
        table.turn++;
        table.seat = (byte) table.setup.seatOfTurn(table.turn); // the next player clockwise (TRN-4)
        table.trades = OpenTable.none();
        table.specialPlayed = false;
        if (table.isOver()) {
            endGame();
        } else {
            beginTurn();
        }
    }

    /** TRN-3: a price card that leaves a board goes onto the discard pile, a News card is out of the game. */
    private void removeLast(Board board) {
        Optional<Card> removed = board.card(Board.SPACES - 1);
        if (removed.orElse(null) instanceof PriceCard card) {
            table.discardPile = table.discardPile.prepend(card);
        }
        tell(() -> new Event.BoardShifted(table.seat, removed));
    }

    private PriceCard draw(Deck deck) {
        PriceCard card = decks.top(deck, table.deckSize(deck));
        if (deck == Deck.MAIN) {
            table.mainDeck--;
        } else {
            table.backupDeck--;
        }
        tell(() -> new Event.CardDrawn(table.seat, deck, card));
        return card;
    }

    /** TRN-0. */
    private void beginTurn() {
        tell(() -> new Event.TurnBegan(table.turn, table.seat));
        emptyBlackMarket(table.active(), true); // BLK-4
    }

    // Section 4: trades

    private void buy(Action.Buy trade) {
        Asset asset = trade.asset();
        Player player = table.active();
        int cost = table.buyingCost(asset); // TRD-2
        tell(() -> new Event.Bought(table.seat, asset, table.bought(asset) + 1, cost));
        table.bank = table.bank.minus(asset);
        change(player, player.cash() - cost, player.tokens().plus(asset), player.blackMarket());
        table.trades = table.trades.prepend(trade);
    }

    private void sell(Action.Sell trade) {
        Asset asset = trade.asset();
        Player player = table.active();
        int gain = table.sellingGain(asset); // TRD-3
        tell(() -> new Event.Sold(table.seat, asset, table.sold(asset) + 1, gain));
        table.bank = table.bank.plus(asset);
        change(player, player.cash() + gain, player.tokens().minus(asset), player.blackMarket());
        table.trades = table.trades.prepend(trade);
    }

    // Section 5: prices

    /** TRN-3: the price cards on a board act one after the other (PRC-4). */
    private void updatePrices(Board board) {
        table.market = table.market.after(board, table.setup.rulings().cardOrder(), listener); // RUL-5
    }

    // Section 6: special cards

    private void fillBlackMarket(Tokens put) {
        use(SpecialCard.BLACK_MARKET);
        Player player = table.active();
        change(player, player.cash(), player.tokens().minus(put), put); // BLK-2
        table.specialPlayed = true;
        tell(() -> new Event.BlackMarketFilled(table.seat, put));
    }

    /** Takes the tokens off a Black Market card: sold at full price (BLK-4), or for nothing (RUL-6). */
    private void emptyBlackMarket(Player player, boolean sold) {
        Tokens tokens = player.blackMarket();
        if (!tokens.isEmpty()) {
            int proceeds = sold ? tokens.value(table.market) : 0;
            table.bank = table.bank.plus(tokens);
            change(player, player.cash() + proceeds, player.tokens(), Tokens.none());
            tell(() -> sold
                    ? new Event.BlackMarketSold(player.seat(), tokens, proceeds)
                    : new Event.BlackMarketForfeited(player.seat(), tokens));
        }
    }

    private void payDividend(Chamber chamber) {
        int perShare = table.dividend(chamber);
        use(SpecialCard.DIVIDEND);
        table.dividendsPaid = table.dividendsPaid.prepend(chamber); // DIV-2
        table.specialPlayed = true;
        List<Integer> received = new ArrayList<>();
        for (Player player : table.players) {
            // DIV-3: for each share in possession; those on a Black Market card earn nothing (BLK-3).
            int amount = perShare * player.tokens().count(chamber.share());
            received.add(amount);
            change(player, player.cash() + amount, player.tokens(), player.blackMarket());
        }
        tell(() -> new Event.DividendPaid(table.seat, chamber, perShare, received));
    }

    private void playNews(Cards discard) {
        use(SpecialCard.NEWS);
        tell(() -> new Event.NewsPlayed(table.seat, discard)); // NWS-1
        for (PriceCard card : discard.toList()) {
            table.discardPile = table.discardPile.prepend(card); // NWS-2; RUL-7: the canonically first lies lowest
        }
        Cards hand = hands[table.seat].minus(discard);
        // NWS-2: one card fewer than was discarded, as the turn's own draw makes up for it (RUL-3).
        for (int draws = discard.size() - 1; draws > 0; draws--) {
            hand = hand.plus(draw(Deck.BACKUP));
        }
        endTurn(SpecialCard.NEWS, hand);
    }

    // Section 7: the end

    /** END-2. */
    private void endGame() {
        for (int seat = 0; seat < table.players.length; seat++) {
            emptyBlackMarket(table.players[seat], table.willBeSold(seat)); // RUL-6
            sellHoldings(table.players[seat]);
        }
        tell(() -> new Event.GameEnded(table.ranking())); // END-3
    }

    private void sellHoldings(Player player) {
        Tokens tokens = player.tokens();
        if (!tokens.isEmpty()) {
            int proceeds = tokens.value(table.market);
            table.bank = table.bank.plus(tokens);
            change(player, player.cash() + proceeds, Tokens.none(), player.blackMarket());
            tell(() -> new Event.HoldingsSold(player.seat(), tokens, proceeds));
        }
    }
}
