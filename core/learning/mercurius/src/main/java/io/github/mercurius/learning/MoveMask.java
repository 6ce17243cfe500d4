package io.github.mercurius.learning;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.Packed;
import java.util.Arrays;
import java.util.List;

/** Which moves are legal, as two words with a bit for each move, and as a byte for each. Nothing is allocated. */
final class MoveMask {
    private MoveMask() {}

    /** The first 64 moves. */
    static long low(LegalActions legal, Cards cards, int choice) {
        if (choice == Choice.NONE) {
            return bits(legal.purchases()) << Moves.BUY
                    | bits(legal.sales()) << Moves.SELL
                    | bits(legal.dividends()) << Moves.DIVIDEND
                    | bits(cards) << Moves.CARD
                    | bit(!legal.blackMarket().isEmpty()) << Moves.BLACK_MARKET;
        }
        return Choice.isOfTokens(choice) ? bitsLeft(legal.blackMarket(), choice) << Moves.TOKEN : 0;
    }

    /** The moves from the 64th on. */
    static long high(LegalActions legal, Cards cards, int choice) {
        if (choice == Choice.NONE) {
            return bit(legal.news()) << Moves.NEWS;
        }
        long done = 1L << Moves.DONE;
        if (Choice.isOfTokens(choice)) {
            // BLK-2: at least one
            return bitsLeft(legal.blackMarket(), choice) >>> (Long.SIZE - Moves.TOKEN)
                    | (Choice.size(choice) > 0 ? done : 0);
        }
        return bitsLeft(cards, choice) << Moves.DISCARD | done;
    }

    private static long bit(boolean isLegal) {
        return isLegal ? 1 : 0;
    }

    /** A bit for each asset of which there is one token: the bits of a packed bag lie four apart. */
    private static long bits(Tokens oneOfEach) {
        long fours = Packed.of(oneOfEach);
        long together = (fours | fours >>> 3 | fours >>> 6 | fours >>> 9) & 0x000F_000F_000FL;
        return (together | together >>> 12 | together >>> 24) & 0xFFF;
    }

    private static long bits(List<Chamber> chambers) {
        long bits = 0;
        for (int i = 0; i < chambers.size(); i++) {
            bits |= 1L << chambers.get(i).ordinal();
        }
        return bits;
    }

    private static long bits(Cards cards) {
        long bits = 0;
        for (PriceCard card : cards.kinds()) {
            bits |= 1L << card.ordinal();
        }
        return bits;
    }

    private static long bitsLeft(Tokens tokens, int choice) {
        long bits = 0;
        for (int kind = Choice.lowestNext(choice); kind < Asset.all().size(); kind++) {
            bits |= bit(tokens.count(Asset.all().get(kind)) > Choice.count(choice, kind)) << kind;
        }
        return bits;
    }

    private static long bitsLeft(Cards cards, int choice) {
        long bits = 0;
        for (PriceCard card : cards.kinds()) {
            int kind = card.ordinal();
            bits |= bit(kind >= Choice.lowestNext(choice) && cards.count(card) > Choice.count(choice, kind)) << kind;
        }
        return bits;
    }

    /** Whether a move is among those of both words. */
    static boolean allows(long low, long high, int move) {
        // A shift counts modulo 64.
        return move >= 0 && move < Moves.COUNT && ((move < Long.SIZE ? low : high) >>> move & 1) != 0;
    }

    /** Writes a byte for each move: 1 if it is legal, 0 if not. */
    static void write(long low, long high, byte[] mask, int offset) {
        Arrays.fill(mask, offset, offset + Moves.COUNT, (byte) 0);
        for (long rest = low; rest != 0; rest &= rest - 1) {
            mask[offset + Long.numberOfTrailingZeros(rest)] = 1;
        }
        for (long rest = high; rest != 0; rest &= rest - 1) {
            mask[offset + Long.SIZE + Long.numberOfTrailingZeros(rest)] = 1;
        }
    }
}
