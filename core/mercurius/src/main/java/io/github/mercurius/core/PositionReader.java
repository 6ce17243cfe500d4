package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.PositionParts.Seat;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.PositionCursor;
import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.PositionLine;
import io.github.mercurius.rules.internal.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;

/** Reads what {@link PositionWriter} writes, and finds all that cannot be read, each with its place. */
final class PositionReader {
    private static final List<String> KEYS = List.of(("players start names dividends order end seen turn step market"
                    + " cash tokens blackMarket boards specials paid discard hands main backup")
            .split(" "));

    /** As many of an asset as {@link Tokens} hold. */
    private static final int MOST_TOKENS = 15;

    private static final String A_CARD = "the code of a price card, such as AMS+SIL-";

    private final PositionFields fields;
    private final PositionParts parts;

    private PositionReader(String text) {
        fields = new PositionFields(text, PositionWriter.FORMAT, KEYS);
        parts = new PositionParts(setup());
        parts.discardPile = List.of();
        for (Seat seat : parts.seats) {
            seat.board = Board.empty();
        }
        fields.readAll(this::read);
    }

    /**
     * The position in a text.
     *
     * @param check finds what is wrong with it
     * @throws PositionException if there is something in it that cannot be read, or something is wrong
     */
    static Position read(String text, Function<PositionParts, Problems> check) {
        PositionReader reader = new PositionReader(text);
        reader.fields.refuse(check.apply(reader.parts));
        return new Position(reader.parts);
    }

    /** The set-up; what cannot be read is as it is by default, so that the other parts can be read. */
    private Setup setup() {
        int players = fields.players(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "3, 4 or 5", Rule.SET_1);
        Setup.Builder setup = Setup.builder()
                .players(players)
                .startSeat(fields.read("start", 0, cursor -> cursor.number(players - 1, Rule.SET_6)))
                .rulings(Rulings.builder()
                        .dividendScale(fields.read("dividends", DividendScale.quarterPrice(), PositionReader::scale))
                        .cardOrder(constant("order", CardOrder.NEWEST_FIRST, "NEWEST_FIRST or OLDEST_FIRST"))
                        .blackMarketAtEnd(constant("end", BlackMarketAtEnd.FORFEITED, "FORFEITED or SOLD"))
                        .build());
        return fields.read(
                "names",
                setup.build(),
                cursor -> cursor.named(
                        names -> setup.names(names).players(players).build()));
    }

    private static DividendScale scale(PositionCursor value) {
        if (value.skip(PositionWriter.FULL_PRICE)) {
            return DividendScale.fullPrice();
        }
        int start = value.place();
        List<Integer> amounts = value.list(value::number);
        try {
            return DividendScale.of(amounts);
        } catch (IllegalArgumentException refused) {
            throw value.misread(start, "full, or 25 amounts of 0 to " + DividendScale.HIGHEST_AMOUNT, Rule.RUL_1);
        }
    }

    private <E extends Enum<E>> E constant(String part, E byDefault, String expected) {
        List<E> constants = Arrays.asList(byDefault.getDeclaringClass().getEnumConstants());
        return fields.read(part, byDefault, cursor -> cursor.constant(constants, expected));
    }

    private void read(String part, PositionCursor value) {
        switch (part) {
            case "seen" -> parts.viewer = value.seat(parts.seats.length, Rule.SET_1);
            case "turn" -> parts.turn = value.number();
            case "step" -> readStep(value);
            case "market" -> parts.spaces = spaces(value);
            case "cash" -> value.bySeat(parts.seats, seat -> seat.cash = value.number());
            case "tokens" -> value.bySeat(parts.seats, seat -> seat.tokens = tokens(value));
            case "blackMarket" -> value.bySeat(parts.seats, seat -> seat.blackMarket = tokens(value));
            case "boards" -> value.bySeat(parts.seats, seat -> seat.board = board(value));
            case "specials" -> value.bySeat(parts.seats, seat -> seat.specialCards = specialCards(value));
            case "paid" ->
                parts.dividendsPaid = value.list(() -> value.constant(Chamber.all(), "the code of a chamber"));
            case "discard" -> parts.discardPile = cards(value);
            case "hands" -> value.bySeat(parts.seats, seat -> readHand(value, seat));
            case "main" -> parts.mainDeck = cards(value);
            case "backup" -> parts.backupDeck = cards(value);
            default -> value.rest(); // the set-up, which is read first
        }
    }

    private void readStep(PositionCursor value) {
        int start = value.place();
        int specials = 0;
        List<Action> trades = new ArrayList<>();
        do {
            if (value.skip(PositionWriter.SPECIAL)) {
                specials++;
            } else {
                trades.add(trade(value));
            }
        } while (value.skip(','));
        if (specials > 1) {
            throw value.misread(start, "special once", Rule.TRN_1);
        }
        parts.specialPlayed = specials == 1;
        parts.trades = trades;
    }

    private static Action trade(PositionCursor value) {
        if (value.skip('+')) {
            return Action.buy(asset(value));
        }
        if (value.skip('-')) {
            return Action.sell(asset(value));
        }
        throw value.misread("trades such as +AMS,-TEA, or special");
    }

    private static List<Integer> spaces(PositionCursor value) {
        List<Integer> spaces = new ArrayList<>();
        for (Asset asset : Asset.all()) {
            if (!spaces.isEmpty() && !value.skip(',')) {
                throw value.misread("a comma and the space of " + asset);
            }
            spaces.add(value.number());
        }
        return spaces;
    }

    private static Tokens tokens(PositionCursor value) {
        return Tokens.of(value.counted(() -> asset(value), asset -> MOST_TOKENS, asset -> Rule.SET_2));
    }

    private static Asset asset(PositionCursor value) {
        return value.constant(Asset.all(), "the code of an asset, such as AMS");
    }

    private static Board board(PositionCursor value) {
        Board board = Board.empty();
        if (!value.skip(PositionLine.NOTHING)) {
            int space = 1;
            do {
                Card card =
                        value.skip(SpecialCard.NEWS.code()) ? SpecialCard.NEWS : card(value, "a price card or NEWS");
                board = board.with(space++, card);
            } while (space < Board.SPACES && value.skip(','));
        }
        return board;
    }

    private static List<SpecialCard> specialCards(PositionCursor value) {
        List<SpecialCard> cards = new ArrayList<>();
        if (!value.skip(PositionLine.NOTHING)) {
            do {
                cards.add(
                        coded(value, PositionParts.SPECIAL_CARDS, PositionWriter::letter, "some of B, D and N, or -"));
            } while (!value.atEnd() && !value.isNext('/'));
        }
        return cards;
    }

    private static List<PriceCard> cards(PositionCursor value) {
        return value.skip(PositionLine.NOTHING) ? List.of() : value.list(() -> card(value, A_CARD));
    }

    private static void readHand(PositionCursor value, Seat seat) {
        OptionalInt unknown = value.unknown();
        if (unknown.isPresent()) {
            seat.hideHand(unknown.getAsInt());
        } else {
            seat.hand = value.counted(() -> card(value, A_CARD), PriceCard::copies, card -> Rule.THG_3);
        }
    }

    private static PriceCard card(PositionCursor value, String expected) {
        return coded(value, PriceCard.all(), PriceCard::code, expected);
    }

    /** The thing whose code comes next, which is then behind. */
    private static <T> T coded(PositionCursor value, List<T> things, Function<T, String> code, String expected) {
        for (T thing : things) {
            if (value.skip(code.apply(thing))) {
                return thing;
            }
        }
        throw value.misread(expected);
    }
}
