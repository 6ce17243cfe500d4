package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Deals the cards that a position leaves open: to market, hands and deck. */
final class PositionDealer {
    private final PositionParts parts;
    private final Edition edition;
    private final List<Card> rest;
    private int dealt;

    private PositionDealer(PositionParts parts, List<Card> rest) {
        this.parts = parts;
        this.rest = rest;
        edition = parts.setup.edition();
    }

    /** The state of a position with nothing left unsaid; the cards come in the order of the rest. */
    static GameState dealt(PositionParts parts, List<Card> rest) {
        return new PositionCheck(deal(parts, rest)).forState().state();
    }

    /** The parts of a position with nothing left unsaid; the cards come in the order of the rest. */
    static PositionParts deal(PositionParts parts, List<Card> rest) {
        PositionDealer dealer = new PositionDealer(parts.copy(), rest);
        dealer.dealMarket();
        dealer.dealHands();
        dealer.dealDeck();
        return dealer.parts;
    }

    /** MKT-1, MKT-2: a full market, with the card that was given, or without two that were taken for it. */
    private void dealMarket() {
        if (parts.market == null) {
            Cards market = Cards.of(edition, next(Deal.MARKET - (parts.ask == Ask.LOAD ? 1 : 0)));
            parts.market = parts.given == null ? market : market.plus(parts.given);
        }
    }

    private void dealHands() {
        for (int seat = 0; seat < parts.seats.length; seat++) {
            PositionParts.Seat said = parts.seats[seat];
            if (said.hand == null) {
                int unknown = said.handSize() - said.known.size();
                parts.change(seat).hand = said.known.plus(Cards.of(edition, next(unknown)));
            }
        }
    }

    private void dealDeck() {
        if (parts.deck == null) {
            parts.deck = next(parts.deckSize == null ? rest.size() - dealt - coins() : parts.deckSize);
        }
    }

    /** COIN-1: how many of the cards lie face down as coins, if there are so many. */
    private int coins() {
        int coins = 0;
        for (PositionParts.Seat seat : parts.seats) {
            coins += seat.coins;
        }
        return coins;
    }

    /** The next cards, or as many as there are: what is missing then is a problem of the position. */
    private List<Card> next(int count) {
        int end = Math.max(dealt, Math.min(rest.size(), dealt + count));
        List<Card> cards = new ArrayList<>(rest.subList(dealt, end));
        dealt = end;
        return Collections.unmodifiableList(cards);
    }
}
