package io.github.mercurius.core;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.internal.Packed;

/**
 * The end of a turn (TRN-2 to TRN-4): a card comes onto the board, the board acts and shifts, and a card is drawn. Then
 * the next player's Black Market is sold (TRN-0).
 *
 * <p>Every turn ends so. That is why it is made in one step, without a {@link TableDraft}, and without a listener: if
 * anybody listens, {@link TurnEndEvents} tells the events from the states before and after.
 */
final class TurnEnd {
    private TurnEnd() {}

    /** The state in which the next turn begins, when a price card is played. */
    static GameState playing(GameState before, PriceCard card) {
        SharedTable table = before.table.shared();
        int seat = table.seat();
        return after(
                before,
                card,
                Packed.of(before.handOf(seat).minus(card)), // TRN-2
                table.discardPile,
                table.backupDeck,
                table.players[seat].specialCards);
    }

    /** The state in which the next turn begins, when News is played and some cards are discarded. */
    static GameState playingNews(GameState before, Cards discard) {
        SharedTable table = before.table.shared();
        int seat = table.seat();
        DiscardPile pile = table.discardPile;
        // RUL-7: the canonically first lies lowest.
        for (PriceCard card : discard.kinds()) {
            for (int copy = 0; copy < discard.count(card); copy++) {
                pile = pile.plus(card); // NWS-2
            }
        }
        Cards hand = before.handOf(seat).minus(discard); // NWS-2
        int backupDeck = table.backupDeck;
        // NWS-2: one card fewer than was discarded, as the turn's own draw makes up for it (RUL-3).
        for (int draws = discard.size() - 1; draws > 0; draws--) {
            hand = hand.plus(before.topOf(Deck.BACKUP, backupDeck--));
        }
        int specialCards = table.players[seat].specialCards & ~OpenPlayer.bit(SpecialCard.NEWS);
        return after(before, SpecialCard.NEWS, Packed.of(hand), pile, backupDeck, specialCards);
    }

    /** The hand comes as a number: of what exists for a moment only, no object is made. */
    private static GameState after(
            GameState before, Card card, long handLeft, DiscardPile pile, int backupDeck, int specialCards) {
        SharedTable table = before.table.shared();
        int seat = table.seat();
        OpenPlayer player = table.players[seat];
        Board board = player.board().with(0, card); // TRN-2
        Market market = table.market.after(board, table.terms.cardOrder); // TRN-3
        Cards hand = Packed.cards(table.mainDeck > 0 ? drawn(before, handLeft) : handLeft); // TRN-4
        OpenPlayer[] players = table.players.clone();
        players[seat] = new OpenPlayer(
                seat,
                before.table.cash(),
                before.table.tokens(),
                player.blackMarket(),
                board.shifted(), // TRN-3
                specialCards,
                hand.size());
        long bank = Packed.of(before.table.bank());
        int turn = table.turn + 1;
        OpenPlayer next = players[table.terms.seatOfTurn(turn)];
        if (next.hasBlackMarket() && turn < table.terms.turns) {
            bank = Packed.of(before.table.bank().plus(next.blackMarket())); // BLK-4
            players[next.seat] = next.withBlackMarketSold(market); // TRN-0
        }
        SharedTable nextTable = new SharedTable(
                table.terms,
                market,
                players,
                table.dividendsPaid,
                withLast(pile, board),
                false,
                turn,
                Math.max(0, table.mainDeck - 1), // TRN-4
                backupDeck);
        return before.with(new OpenTable(nextTable, Packed.tokens(bank), Trades.NONE), seat, hand);
    }

    private static long drawn(GameState before, long hand) {
        return Packed.of(Packed.cards(hand).plus(before.topOf(Deck.MAIN, before.table.shared().mainDeck)));
    }

    /** The pile with the card that leaves the board; a News card is out of the game (TRN-3). */
    private static DiscardPile withLast(DiscardPile pile, Board board) {
        Card last = board.card(Board.SPACES - 1).orElse(SpecialCard.NEWS);
        return last instanceof PriceCard card ? pile.plus(card) : pile;
    }
}
