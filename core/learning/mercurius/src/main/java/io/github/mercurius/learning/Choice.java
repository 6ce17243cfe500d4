package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.PriceCard;
import java.util.ArrayList;
import java.util.List;

/** What has been chosen so far for the Black Market or for News, in one number: which of them, how many, and what. */
final class Choice {
    /** No choice was begun. */
    static final int NONE = 0;

    /** BLK-2, NWS-2: at most three tokens, at most three discards. */
    static final int MOST = 3;

    // From the lowest bits up: 1 for tokens or 2 for discards, how many, and the kind of each.
    private static final int SUBJECT = 0b11;
    private static final int SIZE_SHIFT = 2;
    private static final int KINDS_SHIFT = 4;
    private static final int KIND_BITS = 5;
    private static final int KIND = (1 << KIND_BITS) - 1;

    private Choice() {}

    /** The choice that a move begins. */
    private static int begun(int move) {
        return move == Moves.BLACK_MARKET ? 1 : 2;
    }

    /** 0 for none, 1 for tokens, 2 for discards. */
    static int subject(int choice) {
        return choice & SUBJECT;
    }

    static boolean isOfTokens(int choice) {
        return subject(choice) == 1;
    }

    static int size(int choice) {
        return choice >>> SIZE_SHIFT & 0b11;
    }

    /** The place in canonical order of one of the things chosen. */
    static int kind(int choice, int index) {
        return choice >>> (KINDS_SHIFT + KIND_BITS * index) & KIND;
    }

    /** The lowest kind that may be chosen next: the one before it, as there is one order only. */
    static int lowestNext(int choice) {
        int size = size(choice);
        return size == 0 ? 0 : kind(choice, size - 1);
    }

    static int count(int choice, int kind) {
        int count = 0;
        for (int i = 0; i < size(choice); i++) {
            count += kind(choice, i) == kind ? 1 : 0;
        }
        return count;
    }

    private static int plus(int choice, int kind) {
        return (choice | kind << (KINDS_SHIFT + KIND_BITS * size(choice))) + (1 << SIZE_SHIFT);
    }

    /** What is chosen after a move, which begins a choice, adds to it or ends it. */
    static int after(int choice, int move) {
        if (choice == NONE) {
            return move == Moves.BLACK_MARKET || move == Moves.NEWS ? begun(move) : NONE;
        }
        return move == Moves.DONE ? choice : plus(choice, move - (isOfTokens(choice) ? Moves.TOKEN : Moves.DISCARD));
    }

    /** Whether a move makes an action: by itself, or with what has been chosen. */
    static boolean isEndedBy(int choice, int move) {
        if (choice == NONE) {
            return move < Moves.BLACK_MARKET;
        }
        return move == Moves.DONE || size(choice) == MOST - 1;
    }

    /** The action that is made of what has been chosen. */
    static Action action(int choice) {
        return isOfTokens(choice)
                ? new Action.BlackMarket(things(choice, Asset.all()))
                : new Action.PlayNews(things(choice, PriceCard.all()));
    }

    private static <T> List<T> things(int choice, List<T> kinds) {
        List<T> things = new ArrayList<>(MOST);
        for (int i = 0; i < size(choice); i++) {
            things.add(kinds.get(kind(choice, i)));
        }
        return things;
    }
}
