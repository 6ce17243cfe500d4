package io.github.mercurius.mercatores;

import io.github.mercurius.common.Problems;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The cards that a position shows, wherever they lie; notes the kinds that it shows too often (THG-2, THG-3). */
final class CardCount {
    private final Problems<PositionPart> problems;
    private final Edition edition;
    private final int[] shown;

    private CardCount(Edition edition, Problems<PositionPart> problems) {
        this.edition = edition;
        this.problems = problems;
        shown = new int[edition.cards().size()];
    }

    /** The cards that a position does not show. */
    static Cards rest(PositionParts parts) {
        return of(parts, new Problems<>()).rest();
    }

    /** The cards that all parts of a position show. */
    static CardCount of(PositionParts parts, Problems<PositionPart> problems) {
        CardCount count = new CardCount(parts.setup.edition(), problems);
        count.add(PositionPart.MARKET, Problems.NO_SEAT, parts.market);
        if (parts.market == null && parts.given != null) {
            count.addList(PositionPart.GIVEN, List.of(parts.given)); // it lies on the market
        }
        for (int seat = 0; seat < parts.seats.length; seat++) {
            count.add(PositionPart.RESOURCES, seat, parts.seats[seat].resources);
        }
        count.addList(PositionPart.DISCARD, parts.discardPile);
        count.addHidden(parts);
        return count;
    }

    /** The cards that a table shows, which has been checked, and those that a position shows of hands and deck. */
    static void check(Table table, PositionParts hidden, Problems<PositionPart> problems) {
        CardCount count = new CardCount(table.setup.edition(), problems);
        count.add(PositionPart.MARKET, Problems.NO_SEAT, table.openCards());
        count.addHidden(hidden);
    }

    private void addHidden(PositionParts parts) {
        for (int seat = 0; seat < parts.seats.length; seat++) {
            PositionParts.Seat said = parts.seats[seat];
            boolean hidden = said.hand == null; // known cards are among those of a hand that is said
            add(hidden ? PositionPart.KNOWN : PositionPart.HANDS, seat, hidden ? said.known : said.hand);
        }
        addList(PositionPart.DECK, parts.deck == null ? List.of() : parts.deck);
    }

    private void add(PositionPart part, int seat, @Nullable Cards cards) {
        if (cards != null) {
            for (int kind = 0; kind < cards.kinds.all.size(); kind++) {
                add(part, seat, kind, cards.countOf(kind));
            }
        }
    }

    private void addList(PositionPart part, List<Card> cards) {
        for (Card card : cards) {
            add(part, Problems.NO_SEAT, edition.kinds.numberOf(card), 1);
        }
    }

    private void add(PositionPart part, int seat, int kind, int more) {
        int copies = edition.kinds.copies(kind);
        boolean wasRight = shown[kind] <= copies;
        shown[kind] += more;
        if (wasRight && shown[kind] > copies) {
            Card card = edition.cards().get(kind);
            String where = seat == Problems.NO_SEAT ? part.key : part.key + " of seat " + seat;
            Rule rule = card instanceof GoodsCard ? Rule.THG_2 : Rule.THG_3;
            problems.add(part, seat, card + " cards", shown[kind] + " with " + where, "at most " + copies, rule);
        }
    }

    /** The cards that are nowhere to be seen. */
    Cards rest() {
        Cards rest = edition.noCards();
        for (int kind = 0; kind < shown.length; kind++) {
            for (int left = edition.kinds.copies(kind) - shown[kind]; left > 0; left--) {
                rest = rest.plus(edition.cards().get(kind));
            }
        }
        return rest;
    }
}
