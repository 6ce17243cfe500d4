package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bag;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.common.PositionCursor.Misread;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads what {@link PositionWriter} writes, and finds all that cannot be read, each with its place. */
final class PositionReader {
    private final PositionFields<PositionPart> fields;
    private final List<PositionProblem> problems;

    PositionReader(String text) {
        fields = PositionPart.cut(text);
        problems = fields.problems();
    }

    /**
     * What the text says.
     *
     * @throws PositionException if there is something in it that cannot be read
     */
    PositionParts parts() {
        PositionParts parts = new PositionParts(new SetupReader(fields).setup());
        for (PositionPart part : PositionPart.values()) {
            fields.cursor(part, TextCursor::new).ifPresent(cursor -> read(part, cursor, parts));
        }
        fields.throwIfAny();
        sayWhatIsLeftOut(parts);
        return parts;
    }

    /** Refuses a position in which something is wrong, or to which no cards lead, with the places where it stands. */
    PositionCheck check(PositionCheck checked) {
        return checkParts(checked.withHistory());
    }

    /** Refuses a position in which something is wrong, with the places where it stands. */
    PositionCheck checkParts(PositionCheck checked) {
        fields.refuse(checked.problems());
        return checked;
    }

    private static void sayWhatIsLeftOut(PositionParts parts) {
        parts.discardPile = parts.discardPile == null ? List.of() : parts.discardPile;
        for (PositionParts.Seat seat : parts.seats) {
            seat.board = seat.board == null ? Board.empty() : seat.board;
        }
    }

    private void read(PositionPart part, TextCursor value, PositionParts parts) {
        try {
            readPart(part, value, parts);
        } catch (Misread e) {
            problems.add(e.problem());
        }
    }

    private static void readPart(PositionPart part, TextCursor value, PositionParts parts) {
        switch (part) {
            case SEEN -> parts.viewer = seat(value, parts.seats.length);
            case TURN -> parts.turn = last(value, value.number());
            case STEP -> readStep(value, parts);
            case MARKET -> readMarket(value, parts);
            case CASH -> value.bySeat(parts.seats, seat -> seat.cash = value.number());
            case TOKENS -> value.bySeat(parts.seats, seat -> seat.tokens = tokens(value));
            case CARD_TOKENS -> value.bySeat(parts.seats, seat -> seat.blackMarket = tokens(value));
            case BOARDS -> value.bySeat(parts.seats, seat -> seat.board = board(value));
            case SPECIALS -> value.bySeat(parts.seats, seat -> seat.specialCards = specialCards(value));
            case PAID -> parts.dividendsPaid = chambers(value);
            case DISCARD -> parts.discardPile = cards(value);
            case HANDS -> value.bySeat(parts.seats, seat -> readHand(value, seat));
            case MAIN -> parts.mainDeck = cards(value);
            case BACKUP -> parts.backupDeck = cards(value);
            default -> {} // the set-up, which is read first
        }
    }

    private static int seat(TextCursor value, int players) {
        int start = value.place();
        int seat = last(value, value.number());
        if (seat >= players) {
            throw value.misread(start, "a seat, 0 to " + (players - 1), Rule.SET_1);
        }
        return seat;
    }

    private static <T> T last(TextCursor value, T item) {
        value.checkEnd("nothing more");
        return item;
    }

    private static void readStep(TextCursor value, PositionParts parts) {
        int start = value.place();
        List<Optional<Action>> made = value.list(() -> step(value));
        value.checkEnd("a comma or the end");
        List<Action> trades = new ArrayList<>();
        made.forEach(step -> step.ifPresent(trades::add));
        if (made.size() - trades.size() > 1) {
            throw value.misread(start, "special once", Rule.TRN_1);
        }
        parts.specialPlayed = made.size() > trades.size();
        parts.trades = trades;
    }

    /** A trade, or nothing for a special card. */
    private static Optional<Action> step(TextCursor value) {
        if (value.skip('+')) {
            return Optional.of(Action.buy(asset(value)));
        }
        if (value.skip('-')) {
            return Optional.of(Action.sell(asset(value)));
        }
        if (value.skip(PositionWriter.SPECIAL)) {
            return Optional.empty();
        }
        throw value.misread("trades such as +AMS,-TEA, or special");
    }

    private static void readMarket(TextCursor value, PositionParts parts) {
        int[] spaces = new int[Asset.all().size()];
        for (int asset = 0; asset < spaces.length; asset++) {
            if (asset > 0 && !value.skip(',')) {
                throw value.misread("a comma and the space of " + Asset.all().get(asset));
            }
            spaces[asset] = value.number();
        }
        value.checkEnd("12 spaces and no more");
        parts.spaces = spaces;
    }

    private static Tokens tokens(TextCursor value) {
        return bag(value, Tokens.none(), () -> asset(value), Rule.SET_2);
    }

    private static Asset asset(TextCursor value) {
        return value.constant(Asset.all(), "the code of an asset, such as AMS");
    }

    /** Things of some kinds, each kind with a number before it if there are several; or {@code -} for none. */
    private static <K extends Enum<K>, B extends Bag<K, B>> B bag(
            TextCursor value, B none, Supplier<K> kind, Rule mostOfAKind) {
        B bag = none;
        if (value.skip(PositionWriter.NOTHING)) {
            return bag;
        }
        do {
            int start = value.place();
            int count = value.isDigitNext() ? value.number() : 1;
            bag = plus(value, start, bag, kind.get(), count, mostOfAKind);
        } while (value.skip(','));
        return bag;
    }

    private static <K extends Enum<K>, B extends Bag<K, B>> B plus(
            TextCursor value, int start, B bag, K kind, int count, Rule mostOfAKind) {
        try {
            return bag.plus(kind, count);
        } catch (IllegalArgumentException tooMany) {
            throw value.misread(start, "fewer of one kind", mostOfAKind);
        }
    }

    private static Board board(TextCursor value) {
        Board board = Board.empty();
        if (value.skip(PositionWriter.NOTHING)) {
            return board;
        }
        int space = 1;
        do {
            board = board.with(space++, boardCard(value));
        } while (space < Board.SPACES && value.skip(','));
        return board;
    }

    private static Card boardCard(TextCursor value) {
        PriceCard card = value.cardOrNull();
        if (card != null) {
            return card;
        }
        if (value.skip(SpecialCard.NEWS.code())) {
            return SpecialCard.NEWS;
        }
        throw value.misread("a price card or NEWS");
    }

    private static List<SpecialCard> specialCards(TextCursor value) {
        List<SpecialCard> cards = new ArrayList<>();
        if (value.skip(PositionWriter.NOTHING)) {
            return cards;
        }
        do {
            cards.add(specialCard(value));
        } while (!value.atEnd() && !value.isNext('/'));
        return cards;
    }

    private static SpecialCard specialCard(TextCursor value) {
        for (SpecialCard card : SpecialCard.values()) {
            if (value.skip(card.name().charAt(0))) {
                return card;
            }
        }
        throw value.misread("some of B, D and N, or -");
    }

    private static List<Chamber> chambers(TextCursor value) {
        return last(value, value.list(() -> value.constant(Arrays.asList(Chamber.values()), "the code of a chamber")));
    }

    private static List<PriceCard> cards(TextCursor value) {
        return last(value, value.skip(PositionWriter.NOTHING) ? List.of() : value.list(value::card));
    }

    private static void readHand(TextCursor value, PositionParts.Seat seat) {
        Integer unknown = unknown(value);
        if (unknown != null) {
            seat.handSize = unknown;
            return;
        }
        seat.hand = bag(value, Cards.none(), value::card, Rule.THG_3);
    }

    /** How many cards are not known, if that is what comes next. */
    private static @Nullable Integer unknown(TextCursor value) {
        int start = value.place();
        int count = value.isDigitNext() ? value.number() : 1;
        if (value.skip('?')) {
            return count;
        }
        value.goBack(start);
        return null;
    }
}
