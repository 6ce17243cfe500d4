package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bag;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.rules.internal.PositionLine;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter {
    static final String FORMAT = "mpn/1";
    static final String SPECIAL = "special";
    static final String FULL_PRICE = "full";

    private final PositionLine line = new PositionLine(FORMAT);
    private final StringBuilder text = line.text();
    private final PositionParts parts;
    private final List<PositionParts.Seat> seats;

    private PositionWriter(PositionParts parts) {
        this.parts = parts;
        seats = Arrays.asList(parts.seats);
    }

    /** The text of parts that have been checked. */
    static String write(PositionParts parts) {
        PositionWriter writer = new PositionWriter(parts);
        writer.writeSetup(parts.setup);
        writer.writeMoment();
        writer.writePlayers();
        writer.writeCards();
        return writer.line.toString();
    }

    private void writeSetup(Setup setup) {
        line.part("players").append(setup.players());
        line.number("start", setup.startSeat(), 0);
        line.names("names", setup.names());
        Rulings rulings = setup.rulings();
        if (!rulings.dividendScale().equals(DividendScale.quarterPrice())) {
            line.part("dividends");
            writeScale(rulings.dividendScale());
        }
        line.constant("order", rulings.cardOrder(), CardOrder.NEWEST_FIRST);
        line.constant("end", rulings.blackMarketAtEnd(), BlackMarketAtEnd.FORFEITED);
    }

    private void writeScale(DividendScale scale) {
        if (scale.equals(DividendScale.fullPrice())) {
            text.append(FULL_PRICE);
        } else {
            line.list(scale.amounts(), text::append);
        }
    }

    private void writeMoment() {
        line.number("seen", parts.viewer, View.SPECTATOR);
        line.number("turn", parts.turn, 0);
        if (parts.specialPlayed) {
            line.part("step").append(SPECIAL);
        } else {
            line.items("step", parts.trades, trade -> text.append(trade.notation()));
        }
        if (!Arrays.equals(parts.spaces, PositionParts.spaces(Market.atStart()))) {
            line.part("market");
            line.list(Asset.all(), asset -> text.append(parts.spaces[asset.ordinal()]));
        }
    }

    private void writePlayers() {
        line.seats("cash", seats, seat -> seat.cash != OpenPlayer.STARTING_CASH, seat -> text.append(seat.cash));
        line.seats("tokens", seats, seat -> !seat.tokens.isEmpty(), seat -> bag(seat.tokens, Asset::name));
        line.seats(
                "blackMarket", seats, seat -> !seat.blackMarket.isEmpty(), seat -> bag(seat.blackMarket, Asset::name));
        line.seats("boards", seats, seat -> !seat.board().isEmpty(), seat -> board(seat.board()));
        line.seats("specials", seats, seat -> seat.specialCards.size() < SpecialCard.values().length, this::specials);
        line.items("paid", parts.dividendsPaid, text::append);
    }

    private void specials(PositionParts.Seat seat) {
        int start = text.length();
        for (SpecialCard card : SpecialCard.values()) {
            text.append(seat.used(card) == 0 ? card.name().substring(0, 1) : "");
        }
        text.append(text.length() == start ? PositionLine.NOTHING : "");
    }

    private void board(Board board) {
        int start = text.length();
        for (int space = 1; space < Board.SPACES; space++) {
            Card card = board.card(space).orElse(null);
            if (card != null) {
                text.append(space == 1 ? "" : ",").append(card.code());
            }
        }
        text.append(text.length() == start ? PositionLine.NOTHING : "");
    }

    private void writeCards() {
        cards("discard", parts.discardPile);
        Pace pace = parts.pace();
        List<Integer> numbers = parts.setup.seats();
        line.seats(
                "hands",
                numbers,
                seat -> parts.seats[seat].hand != null || parts.handSize(seat, pace) != pace.handSize(seat),
                seat -> hand(parts.seats[seat].hand, parts.handSize(seat, pace)));
        cards("main", parts.mainDeck);
        cards("backup", parts.backupDeck);
    }

    private void hand(@Nullable Cards hand, int size) {
        if (hand == null) {
            text.append(size).append('?');
        } else {
            bag(hand, PriceCard::code);
        }
    }

    private void cards(String part, @Nullable List<PriceCard> cards) {
        if (cards != null) {
            line.items(part, cards, card -> text.append(card.code()));
        }
    }

    private <K extends Enum<K>, B extends Bag<K, B>> void bag(Bag<K, B> bag, Function<K, String> code) {
        line.counted(bag.kinds(), bag::count, code);
    }
}
