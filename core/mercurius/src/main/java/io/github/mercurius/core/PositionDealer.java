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
        pace = new Pace(parts.setup, Math.max(0, Math.min(parts.setup.turns(), parts.turn)));
    }

    /** The state of a position with nothing left unsaid; the cards come in the order of the rest. */
    static GameState dealt(PositionParts parts, List<PriceCard> rest) {
        return new PositionCheck(deal(parts, rest)).forState().state();
    }

    /** The parts of a position with nothing left unsaid; the cards come in the order of the rest. */
    static PositionParts deal(PositionParts parts, List<PriceCard> rest) {
        PositionDealer dealer = new PositionDealer(parts.copy(), rest);
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
            boolean news = !said.has(SpecialCard.NEWS) && turns < Board.SPACES && space == turns;
            List<? extends Card> card = news ? List.of(SpecialCard.NEWS) : next(1);
            board = card.isEmpty() ? board : board.with(space, card.get(0));
        }
        return board;
    }

    private void dealDiscardPile() {
        if (parts.discardPile == null) {
            parts.discardPile = next(new Leftovers(parts, pace).discardPile(backupDeck()));
        }
    }

    private int backupDeck() {
        if (parts.backupDeckSize != null) {
            return parts.backupDeckSize;
        }
        return parts.backupDeck == null ? Deal.BACKUP_DECK : parts.backupDeck.size();
    }

    private void dealHands() {
        for (int seat = 0; seat < parts.seats.length; seat++) {
            PositionParts.Seat said = parts.seats[seat];
            if (said.hand == null) {
                parts.change(seat).hand = Cards.of(next(said.handSize == null ? pace.handSize(seat) : said.handSize));
            }
        }
    }

    private void dealDecks() {
        if (parts.mainDeck == null) {
            parts.mainDeck = next(parts.mainDeckSize == null ? pace.mainDeck() : parts.mainDeckSize);
        }
        if (parts.backupDeck == null) {
            int follows =
                    new Leftovers(parts, pace).backupDeck(parts.discardPile == null ? 0 : parts.discardPile.size());
            parts.backupDeck = next(parts.backupDeckSize == null ? follows : parts.backupDeckSize);
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
