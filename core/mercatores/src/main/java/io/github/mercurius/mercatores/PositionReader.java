package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.common.PositionLine;
import io.github.mercurius.rules.PositionException;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads what {@link PositionWriter} writes, and finds all that cannot be read, each with its place. */
final class PositionReader {
    private static final List<Ask> STEPS = Arrays.asList(Ask.values());

    private final PositionFields<PositionPart> fields;
    private final Edition edition;

    PositionReader(String text, Edition edition) {
        this.edition = Arguments.notNull(edition, "edition", "the edition that the text names");
        fields = PositionPart.cut(Arguments.notNull(text, "text", "the text of a position"));
    }

    /**
     * What the text says.
     *
     * @throws PositionException if there is something in it that cannot be read
     */
    PositionParts parts() {
        PositionParts parts = new PositionParts(SetupReader.read(fields, edition));
        fields.readAll(PositionPart.values(), PositionCursor::new, (part, value) -> read(part, value, parts));
        return parts;
    }

    /** Refuses a position in which something is wrong, with the places where it stands. */
    PositionCheck check(PositionCheck checked) {
        fields.refuse(checked.problems());
        return checked;
    }

    private void read(PositionPart part, PositionCursor value, PositionParts parts) {
        switch (part) {
            case SEEN -> parts.viewer = value.seat(parts.seats.length, Rule.SET_1);
            case TURN -> parts.turn = value.number();
            case STEP -> parts.ask = ask(value);
            case SEAT -> parts.active = value.seat(parts.seats.length, Rule.SET_1);
            case ROUND -> parts.round = value.number();
            case CAPTAIN -> parts.captain = value.seat(parts.seats.length, Rule.SET_1);
            case MARKET -> parts.market = bag(value);
            case GIVEN -> parts.given = card(value);
            case RESOURCES -> value.bySeat(parts.seats, seat -> seat.resources = bag(value));
            case COINS -> value.bySeat(parts.seats, seat -> seat.coins = value.number());
            case KNOWN -> value.bySeat(parts.seats, seat -> seat.known = bag(value));
            case DISCARD -> parts.discardPile = cards(value);
            case HANDS -> value.bySeat(parts.seats, seat -> readHand(value, seat));
            case DECK -> parts.deck = cards(value);
            default -> value.rest(); // the set-up, which is read first
        }
    }

    private static @Nullable Ask ask(PositionCursor value) {
        boolean over = value.skip(PositionWriter.OVER);
        return over ? null : value.constant(STEPS, "GIVE, TAKE, LOAD, TAX, CASH or OVER");
    }

    /** Cards, each kind with a number before it if there are several; or {@code -} for none. */
    private Cards bag(PositionCursor value) {
        Cards cards = edition.noCards();
        if (value.skip(PositionLine.NOTHING)) {
            return cards;
        }
        do {
            int start = value.place();
            int count = value.count();
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
        return value.skip(PositionLine.NOTHING) ? List.of() : value.list(() -> card(value));
    }

    private void readHand(PositionCursor value, PositionParts.Seat seat) {
        OptionalInt unknown = value.unknown();
        if (unknown.isPresent()) {
            seat.handSize = unknown.getAsInt();
        } else {
            seat.hand = bag(value);
        }
    }
}
