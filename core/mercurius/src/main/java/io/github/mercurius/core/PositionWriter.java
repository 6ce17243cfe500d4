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
import io.github.mercurius.common.PositionLine;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter extends AbstractWriter<OpenTable, OpenPlayer> {
    static final String FORMAT = "mpn/1";
    static final String SPECIAL = "special";
    static final String FULL_PRICE = "full";

    private PositionWriter(PositionParts parts, OpenTable table) {
        super(parts, table, table.openPlayers());
    }

    /** The text of a position whose table is accepted. */
    static String write(PositionParts parts, OpenTable table) {
        return new PositionWriter(parts, table).write();
    }

    @Override
    void writeOptions(Setup setup) {
        Rulings rulings = setup.rulings();
        if (!rulings.dividendScale().equals(DividendScale.quarterPrice())) {
            line.part(PositionPart.DIVIDENDS);
            writeScale(rulings.dividendScale());
        }
        line.constant(PositionPart.ORDER, rulings.cardOrder(), CardOrder.NEWEST_FIRST);
        line.constant(PositionPart.END, rulings.blackMarketAtEnd(), BlackMarketAtEnd.FORFEITED);
    }

    private void writeScale(DividendScale scale) {
        if (scale.equals(DividendScale.fullPrice())) {
            text.append(FULL_PRICE);
        } else {
            line.list(scale.amounts(), text::append);
        }
    }

    @Override
    void writeTable() {
        writeMoment();
        writePlayers();
        writeCards();
    }

    private void writeMoment() {
        line.number(PositionPart.TURN, table.turn(), 0);
        if (table.specialPlayed()) {
            line.part(PositionPart.STEP).append(SPECIAL);
        } else if (!table.tradesMade().isEmpty()) {
            line.part(PositionPart.STEP);
            line.list(table.trades(), trade -> text.append(trade.notation()));
        }
        if (!table.market().equals(Market.atStart())) {
            line.part(PositionPart.MARKET);
            line.list(Asset.all(), asset -> text.append(table.market().space(asset)));
        }
    }

    private void writePlayers() {
        line.seats(
                PositionPart.CASH,
                players,
                player -> player.cash != OpenPlayer.STARTING_CASH,
                player -> text.append(player.cash));
        line.seats(
                PositionPart.TOKENS,
                players,
                player -> !player.tokens().isEmpty(),
                player -> bag(player.tokens(), Asset::name));
        line.seats(
                PositionPart.CARD_TOKENS,
                players,
                player -> !player.blackMarket().isEmpty(),
                player -> bag(player.blackMarket(), Asset::name));
        line.seats(PositionPart.BOARDS, players, player -> !player.board().isEmpty(), player -> board(player.board()));
        line.seats(PositionPart.SPECIALS, players, PositionWriter::hasUsedACard, this::specials);
        line.items(PositionPart.PAID, table.dividendsPaid(), text::append);
    }

    private static boolean hasUsedACard(OpenPlayer player) {
        return player.specialCards().size() < SpecialCard.values().length;
    }

    private void specials(OpenPlayer player) {
        int start = text.length();
        for (SpecialCard card : SpecialCard.values()) {
            text.append(player.has(card) ? card.name().substring(0, 1) : "");
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
        if (table.pile().size() > 0) {
            line.part(PositionPart.DISCARD);
            line.list(table.discardPile(), card -> text.append(card.code()));
        }
        Pace pace = new Pace(table.setup(), table.turn());
        line.seats(
                PositionPart.HANDS,
                players,
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
            line.part(part);
            line.list(cards, card -> text.append(card.code()));
        }
    }

    private <K extends Enum<K>, B extends Bag<K, B>> void bag(Bag<K, B> bag, Function<K, String> code) {
        line.counted(bag.kinds(), bag::count, code);
    }
}
