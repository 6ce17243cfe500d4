package io.github.mercurius.core;

import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.common.Cursor;
import io.github.mercurius.common.PastedText;
import io.github.mercurius.rules.PositionProblem;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A place in the text of a position that moves on as codes and numbers are read. */
final class TextCursor extends Cursor {
    private static final int CARD_CODE = 8;
    private static final int SLOTS = 256;
    private static final @Nullable PriceCard[] CARDS = cardsBySlot();

    /** What stops the reading of one part. */
    static final class Misread extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient PositionProblem problem;

        private Misread(PositionProblem problem) {
            super(problem.message(), null, false, false);
            this.problem = problem;
        }

        PositionProblem problem() {
            return problem;
        }
    }

    private final String what;
    private final PastedText value;

    /** A cursor at the start of a value that is called something. */
    TextCursor(PastedText value, String what) {
        super(value.value(), 0, value.value().length());
        this.what = what;
        this.value = value;
    }

    private static @Nullable PriceCard[] cardsBySlot() {
        @Nullable PriceCard[] cards = new PriceCard[SLOTS];
        PriceCard.all().forEach(card -> cards[slot(card.code(), 0)] = card);
        return cards;
    }

    /**
     * A number that is another one for each card: of the chamber's first letter, the sign, the commodity's first
     * letter.
     */
    private static int slot(String text, int start) {
        int commodity = text.charAt(start + 4);
        int letter = (commodity >> 4 & 1) | (commodity >> 1 & 2);
        return (text.charAt(start) & 31) << 3 | (text.charAt(start + 3) & 4) | letter;
    }

    PriceCard card() {
        PriceCard card = cardOrNull();
        if (card == null) {
            throw misread("the code of a price card, such as AMS+SIL-");
        }
        return card;
    }

    @Nullable
    PriceCard cardOrNull() {
        PriceCard card = has(CARD_CODE) ? CARDS[slot(text(), place())] : null;
        return card != null && skip(card.code()) ? card : null;
    }

    /** Says that something else was expected here. */
    Misread misread(String expected, Rule... rules) {
        return misread(place(), expected, rules);
    }

    /** Says that something else was expected at a place of the value. */
    Misread misread(int at, String expected, Rule... rules) {
        return new Misread(
                new PositionProblem(OptionalInt.of(value.place(at)), what, shown(at), expected, List.of(rules)));
    }

    @Override
    protected Misread failure(int at, String expected) {
        return misread(at, expected);
    }
}
