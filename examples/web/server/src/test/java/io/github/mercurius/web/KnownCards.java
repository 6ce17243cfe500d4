package io.github.mercurius.web;

import io.github.mercurius.api.Update;
import io.github.mercurius.core.SeatGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The price cards that a seat, or a spectator, may know at each update of a game: its own hand, and what lay open or
 * was told so far. What names any other card gives a hidden card away, whatever it looks like.
 */
final class KnownCards {
    private static final Pattern CARD = Pattern.compile("[A-Z]{3}[+-][A-Z]{3}[+-]");

    /** What was known before the update of a number. */
    private final List<Set<String>> byNumber = new ArrayList<>();

    /** @param told the seat's side of the whole game */
    KnownCards(SeatGame told) {
        Set<String> known = in(told.firstView().toText());
        byNumber.add(Set.copyOf(known));
        SeatGame side = SeatGame.of(told.firstView());
        for (Update update : told.updates()) {
            side = side.after(update);
            known.addAll(in(update.notation()));
            known.addAll(in(side.view().toText()));
            byNumber.add(Set.copyOf(known));
        }
    }

    /** The cards that a text names. */
    static Set<String> in(String text) {
        Set<String> cards = new TreeSet<>();
        Matcher card = CARD.matcher(text);
        while (card.find()) {
            cards.add(card.group());
        }
        return cards;
    }

    /** Whether a text is the name of a card and nothing else, as the rules have one of each card. */
    static boolean isName(String text) {
        return CARD.matcher(text).matches();
    }

    /** The cards that a text names, and that may not be known before the update of a number. */
    Set<String> hiddenIn(String text, int number) {
        Set<String> hidden = in(text);
        hidden.removeAll(byNumber.get(number));
        return hidden;
    }
}
