package io.github.mercurius.api;

import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.internal.Excerpt;
import java.util.ArrayList;
import java.util.List;

/** Reads the notation of actions and cards, and says where it stopped making sense. */
final class Notation {
    private static final String ACTION = "an action such as +AMS, -TEA, B:HOO,SPI, D:ROT, AMS+SIL- or N:";

    private final String text;

    private Notation(String text) {
        this.text = Excerpt.notation(text);
    }

    static Action action(String text) {
        return new Notation(text).action();
    }

    static PriceCard card(String text) {
        return new Notation(text).last(PriceCard.all(), 0);
    }

    private Action action() {
        if (text.startsWith("+")) {
            return Action.buy(last(Asset.all(), 1));
        }
        if (text.startsWith("-")) {
            return Action.sell(last(Asset.all(), 1));
        }
        if (text.startsWith("B:")) {
            return new Action.BlackMarket(list(Asset.all(), 2));
        }
        if (text.startsWith("D:")) {
            return Action.dividend(last(Chamber.all(), 2));
        }
        if (text.startsWith("N:")) {
            return new Action.PlayNews(list(PriceCard.all(), 2));
        }
        for (PriceCard card : PriceCard.all()) {
            if (text.equals(card.code())) {
                return Action.playCard(card);
            }
        }
        throw unexpected(0, text.length(), ACTION);
    }

    /** What the text names from a place to its end. */
    private <E extends Enum<E>> E last(List<E> all, int start) {
        return one(all, start, text.length());
    }

    /** What the text names from a place on, with commas between them; nothing at its end. */
    private <E extends Enum<E>> List<E> list(List<E> all, int from) {
        List<E> list = new ArrayList<>();
        int end = from - 1;
        while (end < text.length() && from < text.length()) {
            int start = end + 1;
            int comma = text.indexOf(',', start);
            end = comma < 0 ? text.length() : comma;
            list.add(one(all, start, end));
        }
        return list;
    }

    private <E extends Enum<E>> E one(List<E> all, int start, int end) {
        String code = text.substring(start, end);
        for (E thing : all) {
            if (code.equals(thing.toString())) {
                return thing;
            }
        }
        throw unexpected(start, end, "one of " + all);
    }

    private NotationException unexpected(int start, int end, String expected) {
        String message = Excerpt.unread(text, start, text.substring(start, end), expected);
        return new NotationException(message, text, start, expected);
    }
}
