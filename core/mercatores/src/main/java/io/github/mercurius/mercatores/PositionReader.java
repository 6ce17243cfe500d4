package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionCursor.Misread;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads what {@link PositionWriter} writes, and finds all that cannot be read, each with its place. */
final class PositionReader {
    private static final List<Ask> STEPS = Arrays.asList(Ask.values());

    private final PositionFields<PositionPart> fields;
    private final List<PositionProblem> problems;
    private final Edition edition;

    PositionReader(String text, Edition edition) {
        this.edition = Arguments.notNull(edition, "edition", "the edition that the text names");
        fields = PositionPart.cut(Arguments.notNull(text, "text", "the text of a position"));
        problems = fields.problems();
    }

    /**
     * What the text says.
     *
     * @throws PositionException if there is something in it that cannot be read
     */
    PositionParts parts() {
        PositionParts parts = new PositionParts(new SetupReader(fields, edition).setup());
        for (PositionPart part : PositionPart.values()) {
            fields.cursor(part, PositionCursor::new).ifPresent(cursor -> read(part, cursor, parts));
        }
        fields.throwIfAny();
        return parts;
    }

    /** Refuses a position in which something is wrong, with the places where it stands. */
    PositionCheck check(PositionCheck checked) {
        fields.refuse(checked.problems());
        return checked;
    }

    private void read(PositionPart part, PositionCursor value, PositionParts parts) {
        try {
            readPart(part, value, parts);
        } catch (Misread e) {
            problems.add(e.problem());
        }
    }

    private void readPart(PositionPart part, PositionCursor value, PositionParts parts) {
        switch (part) {
            case SEEN -> parts.viewer = seat(value, parts);
            case TURN -> parts.turn = last(value, value.number());
            case STEP -> parts.ask = ask(value);
            case SEAT -> parts.active = seat(value, parts);
            case ROUND -> parts.round = last(value, value.number());
            case CAPTAIN -> parts.captain = seat(value, parts);
            case MARKET -> parts.market = last(value, bag(value));
            case GIVEN -> parts.given = last(value, card(value));
            case RESOURCES -> value.bySeat(parts.seats, seat -> seat.resources = bag(value));
            case COINS -> value.bySeat(parts.seats, seat -> seat.coins = value.number());
            case KNOWN -> value.bySeat(parts.seats, seat -> seat.known = bag(value));
            case DISCARD -> parts.discardPile = cards(value);
            case HANDS -> value.bySeat(parts.seats, seat -> readHand(value, seat));
            case DECK -> parts.deck = cards(value);
            default -> {} // the set-up, which is read first
        }
    }

    private static int seat(PositionCursor value, PositionParts parts) {
        int start = value.place();
        int seat = last(value, value.number());
        if (seat >= parts.seats.length) {
            throw value.misread(start, "a seat, 0 to " + (parts.seats.length - 1), Rule.SET_1);
        }
        return seat;
    }

    private static @Nullable Ask ask(PositionCursor value) {
        boolean over = value.skip(PositionWriter.OVER);
        Ask ask = over ? null : value.constant(STEPS, "GIVE, TAKE, LOAD, TAX, CASH or OVER");
        value.checkEnd("nothing more");
        return ask;
    }

    private static <T> T last(PositionCursor value, T item) {
        value.checkEnd("nothing more");
        return item;
    }

    /** Cards, each kind with a number before it if there are several; or {@code -} for none. */
    private Cards bag(PositionCursor value) {
        Cards cards = edition.noCards();
        if (value.skip(PositionWriter.NOTHING)) {
            return cards;
        }
        do {
            int start = value.place();
            int count = value.isDigitNext() ? value.number() : 1;
            Card card = card(value);
            if (count > edition.copies(card) - cards.count(card)) {
                throw value.misread(start, "fewer of one kind", card instanceof GoodsCard ? Rule.THG_2 : Rule.THG_3);
            }
            for (; count > 0; count--) {
                cards = cards.plus(card);
            }
        } while (value.skip(','));
        return cards;
    }

    private Card card(PositionCursor value) {
        int start = value.place();
        return edition.card(value.code())
                .orElseThrow(() -> value.misread(start, "the code of a card of the edition, such as CRN0"));
    }

    private List<Card> cards(PositionCursor value) {
        Supplier<Card> card = () -> card(value);
        return last(value, value.skip(PositionWriter.NOTHING) ? List.of() : value.list(card));
    }

    private void readHand(PositionCursor value, PositionParts.Seat seat) {
        int start = value.place();
        int count = value.isDigitNext() ? value.number() : 1;
        if (value.skip('?')) {
            seat.handSize = count;
            return;
        }
        value.goBack(start);
        seat.hand = bag(value);
    }
}
