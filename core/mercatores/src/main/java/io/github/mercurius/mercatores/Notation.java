package io.github.mercurius.mercatores;

import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the notation of actions and cards, and says where it stopped making sense. */
record Notation(String text, Edition edition) {
    private static final String ACTION = "an action such as G:TOB1, T:CRN0,WAR, L:TOB0,TOB1, X:CRN0, C:TOB or D:WAR";
    private static final String SEAT = "a seat such as 2";
    /** Where the card begins, behind the letter of the action and a colon. */
    private static final int CARD = 2;

    Notation {
        Excerpt.notation(text);
        Arguments.notNull(edition, "edition");
    }

    static Action action(String text, Edition edition) {
        return new Notation(text, edition).action();
    }

    /** Cards with commas between them; none for an empty text. */
    static List<Card> cards(String text, Edition edition) {
        return new Notation(text, edition).cards(0);
    }

    private Action action() {
        return switch (text.substring(0, Math.min(CARD, text.length()))) {
            case "G:" -> new Action.Give(card(CARD, text.length()));
            case "T:" -> new Action.Take(cards(CARD));
            case "L:" -> new Action.Load(cards(CARD));
            case "X:" -> new Action.Tax(card(CARD, text.length()));
            case "C:" -> good().<Action>map(Action.CashGoods::new).orElseGet(this::cashing);
            case "D:" ->
                good().<Action>map(Action.DiscardGoods::new)
                        .orElseGet(() -> new Action.DiscardSpecial(special(text.length())));
            default -> throw unexpected(0, text.length(), ACTION);
        };
    }

    private Action cashing() {
        int arrow = text.indexOf('>');
        return arrow < 0
                ? new Action.CashSpecial(special(text.length()), OptionalInt.empty())
                : new Action.CashSpecial(special(arrow), OptionalInt.of(seat(arrow + 1)));
    }

    private List<Card> cards(int from) {
        List<Card> cards = new ArrayList<>();
        int end = from - 1;
        while (end < text.length() && from < text.length()) {
            int start = end + 1;
            int comma = text.indexOf(',', start);
            end = comma < 0 ? text.length() : comma;
            cards.add(card(start, end));
        }
        return cards;
    }

    private Card card(int start, int end) {
        return edition.card(text.substring(start, end))
                .orElseThrow(() -> unexpected(start, end, "one of " + edition.cards()));
    }

    private SpecialCard special(int end) {
        if (edition.card(text.substring(CARD, end)).orElse(null) instanceof SpecialCard card) {
            return card;
        }
        throw unexpected(CARD, end, "one of " + Good.all() + " or " + edition.specialCards());
    }

    /** The good that the action names, if it is one. */
    private Optional<Good> good() {
        return Good.all().stream()
                .filter(good -> text.substring(CARD).equals(good.name()))
                .findFirst();
    }

    /** Any number as numbers are written: {@code 2} but not {@code 02} or {@code +2}. */
    private int seat(int start) {
        String number = text.substring(start);
        try {
            int seat = Integer.parseInt(number);
            if (Integer.toString(seat).equals(number)) {
                return seat;
            }
        } catch (NumberFormatException e) {
            // refused below
        }
        throw unexpected(start, text.length(), SEAT);
    }

    private NotationException unexpected(int start, int end, String expected) {
        String message = Excerpt.unread(text, start, text.substring(start, end), expected);
        return new NotationException(message, text, start, expected);
    }
}
