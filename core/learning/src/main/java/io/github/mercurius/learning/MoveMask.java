package io.github.mercurius.learning;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Tokens;
import java.util.Arrays;
import java.util.List;

/** Writes which moves are legal: a byte for each, 1 or 0. Nothing is allocated. */
final class MoveMask {
    /** As {@link Tokens#unpack} has them. */
    private static final int BITS_OF_ASSET = 4;

    private MoveMask() {}

    static void write(LegalActions legal, int choice, byte[] mask, int offset) {
        Arrays.fill(mask, offset, offset + Moves.COUNT, (byte) 0);
        if (choice == Choice.NONE) {
            writeActions(legal, mask, offset);
        } else if (Choice.isOfTokens(choice)) {
            writeTokens(legal.blackMarket(), choice, mask, offset);
        } else {
            writeDiscards(legal.cards(), choice, mask, offset);
        }
    }

    private static void writeActions(LegalActions legal, byte[] mask, int offset) {
        writeAssets(legal.purchases(), mask, offset + Moves.BUY);
        writeAssets(legal.sales(), mask, offset + Moves.SELL);
        List<Chamber> dividends = legal.dividends();
        for (int i = 0; i < dividends.size(); i++) {
            mask[offset + Moves.DIVIDEND + dividends.get(i).ordinal()] = 1;
        }
        Cards cards = legal.cards();
        for (int i = cards.kindCount() - 1; i >= 0; i--) {
            mask[offset + Moves.CARD + cards.kind(i).ordinal()] = 1;
        }
        mask[offset + Moves.BLACK_MARKET] = bit(!legal.blackMarket().isEmpty());
        mask[offset + Moves.NEWS] = bit(legal.news());
    }

    private static void writeAssets(Tokens oneOfEach, byte[] mask, int first) {
        for (long rest = oneOfEach.pack(); rest != 0; rest &= rest - 1) {
            mask[first + Long.numberOfTrailingZeros(rest) / BITS_OF_ASSET] = 1;
        }
    }

    private static void writeTokens(Tokens tokens, int choice, byte[] mask, int offset) {
        for (int kind = Choice.lowestNext(choice); kind < Asset.all().size(); kind++) {
            boolean left = tokens.count(Asset.all().get(kind)) > Choice.count(choice, kind);
            mask[offset + Moves.TOKEN + kind] = bit(left);
        }
        // BLK-2: at least one
        mask[offset + Moves.DONE] = bit(Choice.size(choice) > 0);
    }

    private static void writeDiscards(Cards hand, int choice, byte[] mask, int offset) {
        for (int i = hand.kindCount() - 1; i >= 0; i--) {
            PriceCard card = hand.kind(i);
            int kind = card.ordinal();
            boolean left = kind >= Choice.lowestNext(choice) && hand.count(card) > Choice.count(choice, kind);
            mask[offset + Moves.DISCARD + kind] = bit(left);
        }
        mask[offset + Moves.DONE] = 1;
    }

    private static byte bit(boolean isLegal) {
        return (byte) (isLegal ? 1 : 0);
    }
}
