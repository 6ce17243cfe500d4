package io.github.mercurius.mercatores;

import io.github.mercurius.common.SplitMix64;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes keys of 64 bits: a key is the sum of its words, each at a place of its own and mixed until it looks random.
 *
 * <p>Different words at one place always give different numbers, so a change in one word always changes the key.
 */
final class KeyMix {
    /** The places of the words, apart so that no two words of a key share one. */
    static final int MOMENT = 0;

    static final int TURN = 1;
    static final int MARKET = 2;
    static final int VIEWER = 4;
    static final int DISCARD_PILE = 16;
    static final int DECK = 32;
    static final int PLAYER = 48;
    /** How many places a player has. */
    static final int PER_PLAYER = 8;

    static final int HAND = 80;
    private static final int SETUP = 96;

    /** Enough for the number of a kind and one more: an edition has at most 50 kinds of goods cards and 22 others. */
    private static final int CARD_BITS = 7;

    private KeyMix() {}

    /** A word at a place: the number that SplitMix64 gives at that step, if the word is its seed. */
    static long word(int place, long word) {
        return SplitMix64.number(word, place);
    }

    /** What a list of cards adds to a key, in its order. */
    static long list(int firstPlace, Iterable<Card> cards, Kinds kinds) {
        long key = 0;
        int place = firstPlace;
        long word = 0;
        for (Card card : cards) {
            word = word << CARD_BITS | (kinds.numberOf(card) + 1);
            if (word >>> (Long.SIZE - 1 - CARD_BITS) != 0) {
                key += word(place++, word);
                word = 0;
            }
        }
        return key + word(place, word);
    }

    /** What a set-up adds to a key: worked out once for all states of a game. */
    static long setup(Setup setup) {
        int options = setup.players() << 8
                | setup.startSeat() << 4
                | setup.lastTurns().ordinal();
        List<String> texts = new ArrayList<>(setup.names());
        texts.add(setup.edition().mark());
        return word(SETUP, options) + SplitMix64.sum(SETUP + 1, texts);
    }
}
