package io.github.mercurius.mercatores;

import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the notation of actions and cards from left to right, and says where it stopped making sense. */
final class Notation {
    private static final String ACTION = "an action such as G:TOB1, T:CRN0,WAR, L:TOB0,TOB1, X:CRN0, C:TOB or D:WAR";
    private static final String SEAT = "a seat such as 2";

    private final String text;
    private final Edition edition;
    private int position;

    private Notation(String text, Edition edition) {
        this.text = text;
        this.edition = edition;
    }

    /** All of a text as one thing. */
    static <T> T read(String text, Edition edition, Function<Notation, T> part) {
        Notation notation = new Notation(Excerpt.notation(text), Arguments.notNull(edition, "edition"));
        T read = part.apply(notation);
        if (notation.position < text.length()) {
            throw notation.unexpected(text.length(), "the end");
        }
        return read;
    }

    Action action() {
        if (skip("G:")) {
            return new Action.Give(card());
        }
        if (skip("T:")) {
            return new Action.Take(cards());
        }
        if (skip("L:")) {
            return new Action.Load(cards());
        }
        if (skip("X:")) {
            return new Action.Tax(card());
        }
        if (skip("C:")) {
            Good good = good();
            return good != null ? new Action.CashGoods(good) : new Action.CashSpecial(special(), opponent());
        }
        if (skip("D:")) {
            Good good = good();
            return good != null ? new Action.DiscardGoods(good) : new Action.DiscardSpecial(special());
        }
        throw unexpected(text.length(), ACTION);
    }

    /** Cards with commas between them, to the end of the text. */
    List<Card> cards() {
        List<Card> cards = new ArrayList<>();
        if (position < text.length()) {
            do {
                cards.add(card());
            } while (skip(","));
        }
        return cards;
    }

    private Card card() {
        int end = endOfCode();
        Card card = edition.card(text.substring(position, end)).orElse(null);
        if (card == null) {
            throw unexpected(end, "one of " + edition.cards());
        }
        position = end;
        return card;
    }

    private SpecialCard special() {
        int end = endOfCode();
        if (edition.card(text.substring(position, end)).orElse(null) instanceof SpecialCard card) {
            position = end;
            return card;
        }
        throw unexpected(end, "one of " + Good.all() + " or " + edition.specialCards());
    }

    /** The good with the code that comes next, or null if it is another's. */
    private @Nullable Good good() {
        int end = endOfCode();
        for (Good good : Good.all()) {
            if (good.name().equals(text.substring(position, end))) {
                position = end;
                return good;
            }
        }
        return null;
    }

    private OptionalInt opponent() {
        if (!skip(">")) {
            return OptionalInt.empty();
        }
        String number = text.substring(position);
        if (!isNumber(number)) {
            throw unexpected(text.length(), SEAT);
        }
        position = text.length();
        return OptionalInt.of(Integer.parseInt(number));
    }

    /** Whether a text is how a number is written: {@code 2} but not {@code 02} or {@code +2}. */
    private static boolean isNumber(String text) {
        try {
            return Integer.toString(Integer.parseInt(text)).equals(text);
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private int endOfCode() {
        int end = position;
        while (end < text.length() && text.charAt(end) != ',' && text.charAt(end) != '>') {
            end++;
        }
        return end;
    }

    private boolean skip(String sign) {
        boolean found = text.startsWith(sign, position);
        position += found ? sign.length() : 0;
        return found;
    }

    private NotationException unexpected(int end, String expected) {
        String message = Excerpt.unread(text, position, text.substring(position, end), expected);
        return new NotationException(message, text, position, expected);
    }
}
