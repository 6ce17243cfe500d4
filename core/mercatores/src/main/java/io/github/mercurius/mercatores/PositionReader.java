package io.github.mercurius.mercatores;

import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionLine;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads what {@link PositionWriter} writes, and finds all that cannot be read, each with its place. */
final class PositionReader extends AbstractReader<PositionCursor> {
    private static final List<Ask> STEPS = Arrays.asList(Ask.values());

    PositionReader(String text, Edition edition) {
        super(text, edition, PositionCursor::new);
    }

    @Override
    void read(PositionPart part, PositionCursor value, PositionParts parts) {
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
