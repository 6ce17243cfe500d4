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
import io.github.mercurius.common.PositionLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** Reads what {@link PositionWriter} writes, and finds all that cannot be read, each with its place. */
final class PositionReader extends AbstractReader<TextCursor> {
    PositionReader(String text) {
        super(text, TextCursor::new);
    }

    @Override
    PositionParts parts() {
        PositionParts parts = super.parts();
        sayWhatIsLeftOut(parts);
        return parts;
    }

    private static void sayWhatIsLeftOut(PositionParts parts) {
        parts.discardPile = parts.discardPile == null ? List.of() : parts.discardPile;
        for (PositionParts.Seat seat : parts.seats) {
            seat.board = seat.board == null ? Board.empty() : seat.board;
        }
    }

    @Override
    void read(PositionPart part, TextCursor value, PositionParts parts) {
        switch (part) {
            case SEEN -> parts.viewer = value.seat(parts.seats.length, Rule.SET_1);
            case TURN -> parts.turn = value.number();
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
            default -> value.rest(); // the set-up, which is read first
        }
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
        if (value.skip(PositionLine.NOTHING)) {
            return bag;
        }
        do {
            int start = value.place();
            int count = value.count();
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
        if (value.skip(PositionLine.NOTHING)) {
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
        if (value.skip(PositionLine.NOTHING)) {
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
        return value.list(() -> value.constant(Arrays.asList(Chamber.values()), "the code of a chamber"));
    }

    private static List<PriceCard> cards(TextCursor value) {
        return value.skip(PositionLine.NOTHING) ? List.of() : value.list(value::card);
    }

    private static void readHand(TextCursor value, PositionParts.Seat seat) {
        OptionalInt unknown = value.unknown();
        if (unknown.isPresent()) {
            seat.handSize = unknown.getAsInt();
        } else {
            seat.hand = bag(value, Cards.none(), value::card, Rule.THG_3);
        }
    }
}
