package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.PositionCursor;
import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.PositionLine;
import io.github.mercurius.rules.internal.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads what {@link PositionWriter} writes, and finds all that cannot be read, each with its place. */
final class PositionReader {
    private static final List<String> KEYS = List.of(("players start names dividends order end seen turn step market"
                    + " cash tokens blackMarket boards specials paid discard hands main backup")
            .split(" "));

    /** As many of an asset as {@link Tokens} hold. */
    private static final int MOST_TOKENS = 15;

    private final PositionFields fields;

    /** What the text says. */
    final PositionParts parts;

    /**
     * Reads a text.
     *
     * @throws PositionException if there is something in it that cannot be read
     */
    PositionReader(String text) {
        fields = new PositionFields(text, PositionWriter.FORMAT, KEYS);
        parts = new PositionParts(setup());
        parts.discardPile = List.of();
        for (PositionParts.Seat seat : parts.seats) {
            seat.board = Board.empty();
        }
        fields.readAll(this::read);
    }

    /** Refuses a position in which something is wrong, with the places where it stands. */
    void refuse(Problems problems) {
        fields.refuse(problems);
    }

    /** The set-up; what cannot be read is as it is by default, so that the other parts can be read. */
    private Setup setup() {
        int players = fields.players(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "3, 4 or 5", Rule.SET_1);
        Setup.Builder setup = Setup.builder()
                .players(players)
                .startSeat(fields.read("start", 0, cursor -> cursor.number(players - 1, Rule.SET_6)))
                .rulings(Rulings.builder()
                        .dividendScale(fields.read("dividends", DividendScale.quarterPrice(), PositionReader::scale))
                        .cardOrder(fields.read("order", CardOrder.NEWEST_FIRST, PositionReader::order))
                        .blackMarketAtEnd(fields.read("end", BlackMarketAtEnd.FORFEITED, PositionReader::atEnd))
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

    private static CardOrder order(PositionCursor value) {
        return value.constant(Arrays.asList(CardOrder.values()), "NEWEST_FIRST or OLDEST_FIRST");
    }

    private static BlackMarketAtEnd atEnd(PositionCursor value) {
        return value.constant(Arrays.asList(BlackMarketAtEnd.values()), "FORFEITED or SOLD");
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
            case "paid" -> parts.dividendsPaid = chambers(value);
            case "discard" -> parts.discardPile = cards(value);
            case "hands" -> value.bySeat(parts.seats, seat -> readHand(value, seat));
            case "main" -> parts.mainDeck = cards(value);
            case "backup" -> parts.backupDeck = cards(value);
            default -> value.rest(); // the set-up, which is read first
        }
    }

    private void readStep(PositionCursor value) {
        int start = value.place();
        List<Optional<Action>> made = value.list(() -> step(value));
        List<Action> trades = new ArrayList<>();
        made.forEach(step -> step.ifPresent(trades::add));
        if (made.size() - trades.size() > 1) {
            throw value.misread(start, "special once", Rule.TRN_1);
        }
        parts.specialPlayed = made.size() > trades.size();
        parts.trades = trades;
    }

    /** A trade, or nothing for a special card. */
    private static Optional<Action> step(PositionCursor value) {
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

    private static int[] spaces(PositionCursor value) {
        int[] spaces = new int[Asset.all().size()];
        for (int asset = 0; asset < spaces.length; asset++) {
            if (asset > 0 && !value.skip(',')) {
                throw value.misread("a comma and the space of " + Asset.all().get(asset));
            }
            spaces[asset] = value.number();
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
        if (value.skip(PositionLine.NOTHING)) {
            return board;
        }
        int space = 1;
        do {
            board = board.with(space++, boardCard(value));
        } while (space < Board.SPACES && value.skip(','));
        return board;
    }

    private static Card boardCard(PositionCursor value) {
        PriceCard card = cardOrNull(value);
        if (card != null) {
            return card;
        }
        if (value.skip(SpecialCard.NEWS.code())) {
            return SpecialCard.NEWS;
        }
        throw value.misread("a price card or NEWS");
    }

    private static PriceCard card(PositionCursor value) {
        PriceCard card = cardOrNull(value);
        if (card == null) {
            throw value.misread("the code of a price card, such as AMS+SIL-");
        }
        return card;
    }

    private static @Nullable PriceCard cardOrNull(PositionCursor value) {
        for (PriceCard card : PriceCard.all()) {
            if (value.skip(card.code())) {
                return card;
            }
        }
        return null;
    }

    private static List<SpecialCard> specialCards(PositionCursor value) {
        List<SpecialCard> cards = new ArrayList<>();
        if (value.skip(PositionLine.NOTHING)) {
            return cards;
        }
        do {
            cards.add(specialCard(value));
        } while (!value.atEnd() && !value.isNext('/'));
        return cards;
    }

    private static SpecialCard specialCard(PositionCursor value) {
        for (SpecialCard card : SpecialCard.values()) {
            if (value.skip(card.name().charAt(0))) {
                return card;
            }
        }
        throw value.misread("some of B, D and N, or -");
    }

    private static List<Chamber> chambers(PositionCursor value) {
        return value.list(() -> value.constant(Arrays.asList(Chamber.values()), "the code of a chamber"));
    }

    private static List<PriceCard> cards(PositionCursor value) {
        return value.skip(PositionLine.NOTHING) ? List.of() : value.list(() -> card(value));
    }

    private static void readHand(PositionCursor value, PositionParts.Seat seat) {
        OptionalInt unknown = value.unknown();
        if (unknown.isPresent()) {
            seat.handSize = unknown.getAsInt();
        } else {
            seat.hand = Cards.of(value.counted(() -> card(value), PriceCard::copies, card -> Rule.THG_3));
        }
    }
}
