package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Problems;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a position says of the table and of the hidden cards; nothing of it is checked. What is not set is as before the
 * first turn; a market without cards is not set.
 */
final class PositionParts extends TableParts {
    /** In place of a seat, or of the size of the deck, that follows from the rest. */
    static final int UNSAID = Integer.MIN_VALUE;

    /** The hand of each seat, null if it is not known. */
    final @Nullable Cards[] hands;

    /** The cards of the deck, null if they are not known. */
    @Nullable
    List<Card> cardsOfDeck;

    /** Whose view this is; of spectators if it is not said. */
    int viewer = PlayerView.SPECTATOR;

    /** Who is said to have the Unloading card. */
    int unloadingSaid = UNSAID;

    PositionParts(Setup setup) {
        super(setup, setup.edition().noCards());
        hands = new Cards[players.length];
        active = UNSAID;
        deck = UNSAID;
    }

    /** What a table says. */
    PositionParts(Table table) {
        super(table.parts);
        hands = new Cards[players.length];
        active = phase() == Phase.INVESTMENT || ask == null ? UNSAID : active;
        deck = UNSAID;
    }

    /** A copy, to be changed. */
    PositionParts(PositionParts other) {
        super(other);
        hands = other.hands.clone();
        cardsOfDeck = other.cardsOfDeck;
        viewer = other.viewer;
        unloadingSaid = other.unloadingSaid;
    }

    /** Is told which cards a part has, and of which seat if there is one for each. */
    interface Place {
        void has(String part, int seat, List<Card> cards);
    }

    /** Tells where cards are said to lie, each card once. */
    void eachPlace(Place place) {
        List<Card> onlyGiven = given == null ? List.of() : List.of(given); // it lies on the market
        place.has("market", Problems.NO_SEAT, market.isEmpty() ? onlyGiven : market.toList());
        for (Player player : players) {
            place.has("resources", player.seat(), player.resources().toList());
        }
        place.has("discard", Problems.NO_SEAT, discardPile.reverse().toJavaList());
        for (Player player : players) {
            Cards hand = hands[player.seat()]; // known cards are among those of a hand that is said
            place.has(hand == null ? "known" : "hands", player.seat(), (hand == null ? player.known() : hand).toList());
        }
        place.has("deck", Problems.NO_SEAT, deck());
    }

    /** The cards of the deck, if they are known; else none. */
    List<Card> deck() {
        return cardsOfDeck == null ? List.of() : cardsOfDeck;
    }

    /** The cards of which it is not said where they lie, in canonical order. */
    List<Card> rest() {
        List<Card> rest = new ArrayList<>(setup.edition().allCards().toList());
        eachPlace((part, seat, cards) -> cards.forEach(rest::remove));
        return rest;
    }

    /**
     * These parts with nothing left unsaid: the cards are dealt in their order, as many as there are. What is missing
     * then is a problem of the position.
     */
    PositionParts dealt(List<Card> cards) {
        Edition edition = setup.edition();
        PositionParts all = new PositionParts(this);
        List<Card> left = new ArrayList<>(cards);
        if (market.isEmpty()) {
            // MKT-1, MKT-2: full, with the card that was given, or without two that were taken for it
            Cards full = Cards.of(edition, next(left, Deal.MARKET - (ask == Ask.LOAD ? 1 : 0)));
            all.market = given == null ? full : full.plus(given);
        }
        int coins = 0;
        for (Player player : players) {
            coins += player.coins();
            if (hands[player.seat()] == null) {
                List<Card> unknown = next(left, player.unknown());
                all.hands[player.seat()] = player.known().plus(Cards.of(edition, unknown));
            }
        }
        if (cardsOfDeck == null) {
            // COIN-1: some of the cards lie face down as coins, if there are so many
            all.cardsOfDeck = next(left, deck == UNSAID ? left.size() - coins : deck);
        }
        return all;
    }

    /** Takes the next cards, or as many as there are. */
    private static List<Card> next(List<Card> left, int count) {
        List<Card> next = left.subList(0, Math.max(0, Math.min(left.size(), count)));
        List<Card> cards = List.copyOf(next);
        next.clear();
        return cards;
    }
}
