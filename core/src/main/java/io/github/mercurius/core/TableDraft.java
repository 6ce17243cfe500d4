package io.github.mercurius.core;

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
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game in the making: each kind of event but the trades has a method here that makes it happen to one player, and
 * reports it if anybody listens.
 *
 * <p>The rules say which events an action has ({@link Transition}); what an event changes is said here. What is rare
 * begins with the state of a draft and a new draft: the compiler leaves out a draft that only small methods see.
 */
final class TableDraft {
    private final GameState before;
    private final @Nullable Consumer<? super Event> listener;
    private final OpenPlayer[] players;

    private Market market;
    // Tokens and cards are kept as numbers: the compiler leaves out a draft, but not the objects in it.
    private long bank;
    private DividendsPaid dividendsPaid;
    private DiscardPile discardPile;
    private boolean specialPlayed;
    private int turn;
    private int mainDeck;
    private int backupDeck;

    // The player whose things are being changed.
    private final int seat;
    private long hand;
    private int cash;
    private long tokens;
    private long blackMarket;
    private Board board;
    private int specialCards;
    private int handSize;

    /** A draft of what an active player makes of a game. */
    TableDraft(GameState before, @Nullable Consumer<? super Event> listener) {
        this(before, before.table.seat(), before.table.cash(), before.table.tokens(), listener);
    }

    /** A draft of what happens to a player on any seat in a turn that has not begun. */
    TableDraft(GameState before, int seat, @Nullable Consumer<? super Event> listener) {
        this(
                before,
                seat,
                before.table.shared().players[seat].cash,
                before.table.shared().players[seat].tokens(),
                listener);
    }

    private TableDraft(
            GameState before, int seat, int cash, Tokens tokens, @Nullable Consumer<? super Event> listener) {
        this.before = before;
        this.listener = listener;
        SharedTable shared = before.table.shared();
        players = shared.players.clone();
        market = shared.market;
        bank = before.table.bank().pack();
        dividendsPaid = shared.dividendsPaid;
        discardPile = shared.discardPile;
        specialPlayed = shared.specialPlayed;
        turn = shared.turn;
        mainDeck = shared.mainDeck;
        backupDeck = shared.backupDeck;
        this.seat = seat;
        this.cash = cash;
        this.tokens = tokens.pack();
        OpenPlayer player = players[seat];
        blackMarket = player.blackMarket().pack();
        board = player.board();
        specialCards = player.specialCards;
        handSize = player.handSize;
        hand = before.handOf(seat).pack();
    }

    /** The game as it is now. No draft is of a turn in which trades are made, so there are none. */
    GameState state() {
        players[seat] = new OpenPlayer(seat, cash, tokens(), blackMarket(), board, specialCards, handSize);
        SharedTable shared = new SharedTable(
                terms(), market, players, dividendsPaid, discardPile, specialPlayed, turn, mainDeck, backupDeck);
        return before.after(new OpenTable(shared, Tokens.unpack(bank), Trades.NONE), seat, Cards.unpack(hand));
    }

    private Terms terms() {
        return before.table.terms();
    }

    int mainDeck() {
        return mainDeck;
    }

    Tokens tokens() {
        return Tokens.unpack(tokens);
    }

    Tokens blackMarket() {
        return Tokens.unpack(blackMarket);
    }

    Market market() {
        return market;
    }

    /** The next turn begins, or the game is over. */
    void turnPassed() {
        turn++;
        specialPlayed = false;
        if (listener != null && turn < terms().turns) {
            listener.accept(new Event.TurnBegan(turn, terms().seatOfTurn(turn)));
        }
    }

    void blackMarketFilled(Tokens put) {
        tokens = tokens().minus(put).pack();
        blackMarket = put.pack();
        use(SpecialCard.BLACK_MARKET);
        specialPlayed = true;
        if (listener != null) {
            listener.accept(new Event.BlackMarketFilled(seat, put));
        }
    }

    void blackMarketSold(int proceeds) {
        Tokens sold = clearBlackMarket();
        cash += proceeds;
        if (listener != null) {
            listener.accept(new Event.BlackMarketSold(seat, sold, proceeds));
        }
    }

    void blackMarketForfeited() {
        Tokens forfeited = clearBlackMarket();
        if (listener != null) {
            listener.accept(new Event.BlackMarketForfeited(seat, forfeited));
        }
    }

    private Tokens clearBlackMarket() {
        Tokens cleared = blackMarket();
        bank = Tokens.unpack(bank).plus(cleared).pack();
        blackMarket = Tokens.none().pack();
        return cleared;
    }

    void dividendPaid(Chamber chamber, int perShare, List<Integer> received) {
        for (OpenPlayer player : before.table.shared().players) {
            players[player.seat] = player.afterTrade(player.cash + received.get(player.seat), player.tokens());
        }
        cash += received.get(seat);
        use(SpecialCard.DIVIDEND);
        specialPlayed = true;
        dividendsPaid = dividendsPaid.plus(chamber);
        if (listener != null) {
            listener.accept(new Event.DividendPaid(seat, chamber, perShare, received));
        }
    }

    void cardPlayed(PriceCard card) {
        leavesHand(card);
        board = board.with(0, card);
        if (listener != null) {
            listener.accept(new Event.CardPlayed(seat, card));
        }
    }

    void newsPlayed(Cards discarded) {
        use(SpecialCard.NEWS);
        // RUL-7: the canonically first lies lowest.
        for (int kind = 0; kind < discarded.kindCount(); kind++) {
            discard(discarded.kind(kind), discarded.count(discarded.kind(kind)));
        }
        board = board.with(0, SpecialCard.NEWS);
        if (listener != null) {
            listener.accept(new Event.NewsPlayed(seat, discarded));
        }
    }

    private void discard(PriceCard card, int copies) {
        for (int copy = 0; copy < copies; copy++) {
            leavesHand(card);
            discardPile = discardPile.plus(card);
        }
    }

    private void leavesHand(PriceCard card) {
        handSize--;
        hand = Cards.unpack(hand).minus(card).pack();
    }

    private void use(SpecialCard card) {
        specialCards &= ~OpenPlayer.bit(card);
    }

    /** The top card of a deck comes into the hand. */
    void cardDrawn(Deck deck) {
        PriceCard card = before.topOf(deck, deck == Deck.MAIN ? mainDeck-- : backupDeck--);
        handSize++;
        hand = Cards.unpack(hand).plus(card).pack();
        if (listener != null) {
            listener.accept(new Event.CardDrawn(seat, deck, card));
        }
    }

    /** The cards on the board act one after the other. */
    void pricesMoved() {
        CardOrder order = terms().cardOrder;
        if (listener != null) {
            tellMoves(order, listener);
        }
        market = market.after(board, order);
    }

    private void tellMoves(CardOrder order, Consumer<? super Event> told) {
        Market now = market;
        for (int i = 0; i < Board.SPACES; i++) {
            Optional<Card> acting = board.card(order.space(i, Board.SPACES));
            // PRC-4: the News card does nothing.
            if (acting.isPresent() && acting.get() instanceof PriceCard card) {
                Market next = now.after(card);
                told.accept(priceMove(card, now, next));
                now = next;
            }
        }
    }

    private static Event priceMove(PriceCard card, Market from, Market to) {
        Asset share = card.chamber().share();
        Asset commodity = card.commodity();
        return new Event.PricesMoved(
                card, from.space(share), to.space(share), from.space(commodity), to.space(commodity));
    }

    void boardShifted() {
        Optional<Card> left = board.card(Board.SPACES - 1);
        // TRN-3: a News card leaving the board is out of the game.
        if (left.isPresent() && left.get() instanceof PriceCard card) {
            discardPile = discardPile.plus(card);
        }
        board = board.shifted();
        if (listener != null) {
            listener.accept(new Event.BoardShifted(seat, left));
        }
    }

    void holdingsSold(int proceeds) {
        Tokens sold = tokens();
        cash += proceeds;
        bank = Tokens.unpack(bank).plus(sold).pack();
        tokens = Tokens.none().pack();
        if (listener != null) {
            listener.accept(new Event.HoldingsSold(seat, sold, proceeds));
        }
    }
}
