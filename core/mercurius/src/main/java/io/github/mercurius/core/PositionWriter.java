package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.core.PositionParts.Seat;
import io.github.mercurius.rules.Bag;
import io.github.mercurius.rules.internal.PositionLine;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter {
    static final String FORMAT = "mpn/1";
    static final String SPECIAL = "special";
    static final String FULL_PRICE = "full";

    private final PositionLine line = new PositionLine(FORMAT);
    private final StringBuilder text = line.text();
    private final PositionParts parts;
    private final List<Seat> seats;

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
        writer.writeHidden();
        return writer.line.toString();
    }

    private void writeSetup(Setup setup) {
        line.part("players").append(setup.players());
        line.number("start", setup.startSeat(), 0);
        line.names("names", setup.names());
        Rulings rulings = setup.rulings();
        if (!rulings.dividendScale().equals(DividendScale.quarterPrice())) {
            writeScale(rulings.dividendScale());
        }
        line.constant("order", rulings.cardOrder(), CardOrder.NEWEST_FIRST);
        line.constant("end", rulings.blackMarketAtEnd(), BlackMarketAtEnd.FORFEITED);
    }

    private void writeScale(DividendScale scale) {
        line.part("dividends");
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
        if (!parts.spaces.equals(Market.atStart().spaces())) {
            line.items("market", parts.spaces, text::append);
        }
    }

    private void writePlayers() {
        line.seats("cash", seats, seat -> seat.cash != OpenPlayer.STARTING_CASH, seat -> text.append(seat.cash));
        line.seats("tokens", seats, seat -> !seat.tokens.isEmpty(), seat -> bag(seat.tokens, Asset::name));
        line.seats(
                "blackMarket", seats, seat -> !seat.blackMarket.isEmpty(), seat -> bag(seat.blackMarket, Asset::name));
        line.seats("boards", seats, seat -> !seat.board().isEmpty(), seat -> board(seat.cardsOnBoard()));
        line.seats("specials", seats, seat -> seat.specialCards.size() < SpecialCard.values().length, this::specials);
        line.items("paid", parts.dividendsPaid, text::append);
        line.items("discard", PositionParts.known(parts.discardPile), card -> text.append(card.code()));
    }

    private void specials(Seat seat) {
        for (SpecialCard card : SpecialCard.values()) {
            text.append(seat.used(card) == 0 ? letter(card) : "");
        }
        text.append(seat.specialCards.isEmpty() ? PositionLine.NOTHING : "");
    }

    /** What stands for a special card that is left. */
    static String letter(SpecialCard card) {
        return card.name().substring(0, 1);
    }

    private void board(List<Card> cards) {
        line.list(cards, card -> text.append(card.code()));
        text.append(cards.isEmpty() ? PositionLine.NOTHING : "");
    }

    private void writeHidden() {
        line.seats(
                "hands",
                parts.setup.seats(),
                seat -> parts.seats[seat].hand != null || parts.handSize(seat) != parts.usualHand(seat),
                this::hand);
        line.items("main", PositionParts.known(parts.mainDeck), card -> text.append(card.code()));
        line.items("backup", PositionParts.known(parts.backupDeck), card -> text.append(card.code()));
    }

    private void hand(int seat) {
        List<PriceCard> cards = parts.seats[seat].hand;
        if (cards == null) {
            text.append(parts.handSize(seat)).append('?');
        } else {
            bag(Cards.of(cards), PriceCard::code);
        }
    }

    private <K extends Enum<K>, B extends Bag<K, B>> void bag(Bag<K, B> bag, Function<K, String> code) {
        line.counted(bag.kinds(), bag::count, code);
    }
}
