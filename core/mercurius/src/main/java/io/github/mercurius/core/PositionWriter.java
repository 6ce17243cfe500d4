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
import io.github.mercurius.common.TextFields;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter {
    static final String FORMAT = "mpn/1";
    static final String NOTHING = "-";
    static final String SPECIAL = "special";
    static final String FULL_PRICE = "full";

    private final StringBuilder text = new StringBuilder(1024).append(FORMAT);
    private final PositionParts parts;
    private final OpenTable table;

    private PositionWriter(PositionParts parts, OpenTable table) {
        this.parts = parts;
        this.table = table;
    }

    /** The text of a position whose table is accepted. */
    static String write(PositionParts parts, OpenTable table) {
        PositionWriter writer = new PositionWriter(parts, table);
        writer.writeSetup(table.setup());
        writer.writeMoment();
        writer.writePlayers();
        writer.writeCards();
        return writer.text.toString();
    }

    /**
     * A name in a text: its spaces, commas and percent signs as {@code %20}, {@code %2C} and {@code %25}; in a name
     * with another space than that, which could be read as the end of the names, equal signs as {@code %3D}.
     */
    static String escaped(String name) {
        String escaped = name.replace("%", "%25").replace(" ", "%20").replace(",", "%2C");
        return name.chars().anyMatch(character -> TextFields.isOtherSpace((char) character))
                ? escaped.replace("=", "%3D")
                : escaped;
    }

    private void writeSetup(Setup setup) {
        Rulings rulings = setup.rulings();
        part(PositionPart.PLAYERS).append(setup.players());
        if (setup.startSeat() != 0) {
            part(PositionPart.START).append(setup.startSeat());
        }
        if (!setup.names().isEmpty()) {
            part(PositionPart.NAMES);
            list(setup.names(), name -> text.append(escaped(name)));
        }
        if (!rulings.dividendScale().equals(DividendScale.quarterPrice())) {
            part(PositionPart.DIVIDENDS);
            writeScale(rulings.dividendScale());
        }
        if (rulings.cardOrder() != CardOrder.NEWEST_FIRST) {
            part(PositionPart.ORDER).append(rulings.cardOrder());
        }
        if (rulings.blackMarketAtEnd() != BlackMarketAtEnd.FORFEITED) {
            part(PositionPart.END).append(rulings.blackMarketAtEnd());
        }
        if (parts.viewer != PositionParts.UNSAID) {
            part(PositionPart.SEEN).append(parts.viewer);
        }
    }

    private void writeScale(DividendScale scale) {
        if (scale.equals(DividendScale.fullPrice())) {
            text.append(FULL_PRICE);
        } else {
            list(scale.amounts(), text::append);
        }
    }

    private void writeMoment() {
        if (table.turn() != 0) {
            part(PositionPart.TURN).append(table.turn());
        }
        if (table.specialPlayed()) {
            part(PositionPart.STEP).append(SPECIAL);
        } else if (!table.tradesMade().isEmpty()) {
            part(PositionPart.STEP);
            list(table.trades(), trade -> text.append(trade.notation()));
        }
        if (!table.market().equals(Market.atStart())) {
            part(PositionPart.MARKET);
            list(Asset.all(), asset -> text.append(table.market().space(asset)));
        }
    }

    private void writePlayers() {
        seats(PositionPart.CASH, player -> player.cash != OpenPlayer.STARTING_CASH, player -> text.append(player.cash));
        seats(PositionPart.TOKENS, player -> !player.tokens().isEmpty(), player -> bag(player.tokens(), Asset::name));
        seats(
                PositionPart.CARD_TOKENS,
                player -> !player.blackMarket().isEmpty(),
                player -> bag(player.blackMarket(), Asset::name));
        seats(PositionPart.BOARDS, player -> !player.board().isEmpty(), player -> board(player.board()));
        seats(PositionPart.SPECIALS, PositionWriter::hasUsedACard, this::specials);
        if (!table.dividendsPaid().isEmpty()) {
            part(PositionPart.PAID);
            list(table.dividendsPaid(), text::append);
        }
    }

    private static boolean hasUsedACard(OpenPlayer player) {
        return player.specialCards().size() < SpecialCard.values().length;
    }

    private void specials(OpenPlayer player) {
        int start = text.length();
        for (SpecialCard card : SpecialCard.values()) {
            text.append(player.has(card) ? card.name().substring(0, 1) : "");
        }
        text.append(text.length() == start ? NOTHING : "");
    }

    private void board(Board board) {
        int start = text.length();
        for (int space = 1; space < Board.SPACES; space++) {
            Card card = board.card(space).orElse(null);
            if (card != null) {
                text.append(space == 1 ? "" : ",").append(card.code());
            }
        }
        text.append(text.length() == start ? NOTHING : "");
    }

    private void writeCards() {
        if (table.pile().size() > 0) {
            part(PositionPart.DISCARD);
            list(table.discardPile(), card -> text.append(card.code()));
        }
        Pace pace = new Pace(table.setup(), table.turn());
        seats(
                PositionPart.HANDS,
                player -> parts.seats[player.seat].hand != null || player.handSize != pace.handSize(player.seat),
                player -> hand(parts.seats[player.seat].hand, player.handSize));
        deck(PositionPart.MAIN, parts.mainDeck);
        deck(PositionPart.BACKUP, parts.backupDeck);
    }

    private void hand(@Nullable Cards hand, int size) {
        if (hand == null) {
            text.append(size).append('?');
        } else {
            bag(hand, PriceCard::code);
        }
    }

    private void deck(PositionPart part, @Nullable List<PriceCard> cards) {
        if (cards != null && !cards.isEmpty()) {
            part(part);
            list(cards, card -> text.append(card.code()));
        }
    }

    /** A part that says something of each seat, if it says something of any. */
    private void seats(PositionPart part, Predicate<OpenPlayer> says, Consumer<OpenPlayer> write) {
        boolean any = false;
        for (OpenPlayer player : table.openPlayers()) {
            any |= says.test(player);
        }
        if (any) {
            part(part);
            for (OpenPlayer player : table.openPlayers()) {
                text.append(player.seat == 0 ? "" : "/");
                write.accept(player);
            }
        }
    }

    private <K extends Enum<K>, B extends Bag<K, B>> void bag(Bag<K, B> bag, Function<K, String> code) {
        if (bag.isEmpty()) {
            text.append(NOTHING);
        }
        list(bag.kinds(), kind -> {
            if (bag.count(kind) > 1) {
                text.append(bag.count(kind));
            }
            text.append(code.apply(kind));
        });
    }

    private <T> void list(List<T> items, Consumer<T> write) {
        boolean first = true;
        for (T item : items) {
            text.append(first ? "" : ",");
            write.accept(item);
            first = false;
        }
    }

    private StringBuilder part(PositionPart part) {
        return text.append(' ').append(part.key).append('=');
    }
}
