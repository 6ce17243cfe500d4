package io.github.mercurius.mercatores;

/**
 * What everybody may know of one player.
 *
 * @param seat the seat, from 0 (THG-8)
 * @param resources the goods cards and special cards that lie in front of the player (THG-7)
 * @param known the cards that are surely in the player's hand, for everybody who remembers all that happened (INF-4)
 * @param handSize how many cards the player has in hand (INF-1)
 * @param coins how many coins the player has, without those of the Captain card
 */
public record Player(int seat, Cards resources, Cards known, int handSize, int coins) {
    /** How many cards of the hand are not {@link #known}. */
    int unknown() {
        return handSize - known.size();
    }

    Player withResources(Cards cards) {
        return new Player(seat, cards, known, handSize, coins);
    }

    Player withKnown(Cards cards) {
        return new Player(seat, resources, cards, handSize, coins);
    }

    Player withHandSize(int cards) {
        return new Player(seat, resources, known, cards, coins);
    }

    Player withCoins(int number) {
        return new Player(seat, resources, known, handSize, number);
    }

    /** After one card left the hand; if one of its kind is known there, it was that one (INF-4). */
    Player gave(Card card) {
        Cards left = known.has(card) ? known.minus(card) : known;
        return new Player(seat, resources, left, handSize - 1, coins);
    }

    /** After some cards went from the market into the hand. */
    Player took(Cards cards) {
        return new Player(seat, resources, known.plus(cards), handSize + cards.size(), coins);
    }

    /** After some cards went from the hand into the resources. */
    Player loaded(Cards cards) {
        Cards left = known.minus(cards.common(known));
        return new Player(seat, resources.plus(cards), left, handSize - cards.size(), coins);
    }

    /** After some cards left the resources, for some coins. */
    Player discarded(Cards cards, int gained) {
        return new Player(seat, resources.minus(cards), known, handSize, coins + gained);
    }
}
