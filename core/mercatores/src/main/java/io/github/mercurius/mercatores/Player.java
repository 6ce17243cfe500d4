package io.github.mercurius.mercatores;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What everybody may know of one player.
 *
 * <p>Equal if all of it is. This class is immutable and thread-safe.
 */
public final class Player {
    private final int seat;
    private final Cards resources;
    private final Cards known;
    private final int handSize;
    private final int coins;

    Player(int seat, Cards resources, Cards known, int handSize, int coins) {
        this.seat = seat;
        this.resources = resources;
        this.known = known;
        this.handSize = handSize;
        this.coins = coins;
    }

    /** The seat, from 0 (THG-8). */
    public int seat() {
        return seat;
    }

    /** The goods cards and special cards that lie in front of the player (THG-7). */
    public Cards resources() {
        return resources;
    }

    /** The cards that are surely in the player's hand, for everybody who remembers all that happened (INF-4). */
    public Cards known() {
        return known;
    }

    /** How many cards the player has in hand (INF-1). */
    public int handSize() {
        return handSize;
    }

    /** How many coins the player has, without those of the Captain card. */
    public int coins() {
        return coins;
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

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Player that
                && that.seat == seat
                && that.handSize == handSize
                && that.coins == coins
                && that.resources.equals(resources)
                && that.known.equals(known);
    }

    @Override
    public int hashCode() {
        return Objects.hash(seat, resources, known, coins);
    }

    @Override
    public String toString() {
        return "seat " + seat + ": resources [" + resources + "], hand of " + handSize + " with [" + known + "], coins "
                + coins;
    }
}
