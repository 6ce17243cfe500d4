package io.github.mercurius.core;

import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.common.SplitMix64;
import java.util.List;

/**
 * Makes keys of 64 bits: a key is the sum of its words, each at a place of its own and mixed until it looks random.
 *
 * <p>Different words at one place always give different numbers, so a change in one word always changes the key. The
 * words do not depend on each other, so a processor mixes several at once.
 */
final class KeyMix {
    /** The places of the words, apart so that no two words of a key share one. */
    static final int MOMENT = 0;

    private static final int MARKET = 1;
    static final int BANK = 3;
    static final int DISCARD_PILE = 4;
    static final int MAIN_DECK = 16;
    static final int BACKUP_DECK = 24;
    static final int VIEWER = 31;
    static final int PLAYER = 32;
    static final int HAND = 56;
    static final int SETUP = 64;

    private static final int CARD_BITS = 5;
    private static final int CARDS_IN_WORD = Long.SIZE / CARD_BITS;

    private KeyMix() {}

    /** A word at a place: the number that SplitMix64 gives at that step, if the word is its seed. */
    static long word(int place, long word) {
        return SplitMix64.number(word, place);
    }

    /** What the markers add to a key. */
    static long market(Market market) {
        long shares = 0;
        long commodities = 0;
        for (Chamber chamber : Chamber.all()) {
            shares = shares << 8 | market.space(chamber.share());
            commodities = commodities << 8 | market.space(chamber.primary());
        }
        return word(MARKET, shares) + word(MARKET + 1, commodities);
    }

    /** What the cards between two places of a list add to a key. */
    static long deck(int firstPlace, List<PriceCard> cards, int from, int to) {
        long key = 0;
        int place = firstPlace;
        long word = 0;
        for (int i = from; i < to; i++) {
            word = plus(word, cards.get(i));
            if (isFull(word)) {
                key += word(place++, word);
                word = 0;
            }
        }
        return key + word(place, word);
    }

    /** A word with one more card in it, if it {@link #isFull is not full}. */
    private static long plus(long word, PriceCard card) {
        return word << CARD_BITS | (card.ordinal() + 1);
    }

    private static boolean isFull(long word) {
        return word >>> ((CARDS_IN_WORD - 1) * CARD_BITS) != 0;
    }
}
