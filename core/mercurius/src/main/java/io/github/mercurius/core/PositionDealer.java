package io.github.mercurius.core;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Deals the cards that a position leaves open: to boards, discard pile, hands and decks. */
final class PositionDealer {
    private final PositionParts parts;
    private final Pace pace;
    private final List<PriceCard> rest;
    private int dealt;

    private PositionDealer(PositionParts parts, List<PriceCard> rest) {
        this.parts = parts;
        this.rest = rest;
        pace = parts.pace();
    }

    /** The parts of a position with nothing left unsaid; the cards come in the order of the rest. */
    static PositionParts deal(PositionParts parts, List<PriceCard> rest) {
        PositionDealer dealer = new PositionDealer(new PositionParts(parts), rest);
        dealer.dealBoards();
        dealer.dealDiscardPile();
        dealer.dealHands();
        dealer.dealDecks();
        return dealer.parts;
    }

    private void dealBoards() {
        for (int seat = 0; seat < parts.seats.length; seat++) {
            PositionParts.Seat said = parts.seats[seat];
            if (said.board == null) {
                parts.change(seat).board = board(said, pace.ownTurns(seat), pace.cardsOnBoard(seat));
            }
        }
    }

    private Board board(PositionParts.Seat said, int turns, int cards) {
        Board board = Board.empty();
        for (int space = 1; space <= cards; space++) {
            // A News card that can only have been played in the first turn still lies there (TRN-3).
            boolean news = said.used(SpecialCard.NEWS) == 1 && turns < Board.SPACES && space == turns;
            List<? extends Card> card = news ? List.of(SpecialCard.NEWS) : next(1);
            board = card.isEmpty() ? board : board.with(space, card.get(0));
        }
        return board;
    }

    /** TRN-3, NWS-2: the cards that left a board, and the discards of News, one more each than it drew. */
    private void dealDiscardPile() {
        if (parts.discardPile == null) {
            Integer said = parts.backupDeckSize;
            int backup = said != null ? said : parts.backupDeck != null ? parts.backupDeck.size() : Deal.BACKUP_DECK;
            parts.discardPile = next(parts.leftBoards(pace) + parts.discarding(pace) + Deal.BACKUP_DECK - backup);
        }
    }

    private void dealHands() {
        for (int seat = 0; seat < parts.seats.length; seat++) {
            if (parts.seats[seat].hand == null) {
                parts.change(seat).hand = Cards.of(next(parts.handSize(seat, pace)));
            }
        }
    }

    private void dealDecks() {
        if (parts.mainDeck == null) {
            parts.mainDeck = next(parts.mainDeckSize(pace));
        }
        if (parts.backupDeck == null) {
            parts.backupDeck = next(parts.backupDeckSize(pace));
        }
    }

    /** The next cards, or as many as there are: what is missing then is a problem of the position. */
    private List<PriceCard> next(int count) {
        int end = Math.max(dealt, Math.min(rest.size(), dealt + count));
        List<PriceCard> cards = new ArrayList<>(rest.subList(dealt, end));
        dealt = end;
        return Collections.unmodifiableList(cards);
    }
}
