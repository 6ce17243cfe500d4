package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.PositionLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter {
    static final String FORMAT = "mtn/1";
    static final String OVER = "OVER";

    private final PositionLine line = new PositionLine(FORMAT);
    private final StringBuilder text = line.text();
    private final Table table;

    private PositionWriter(Table table) {
        this.table = table;
    }

    /** The text of a table that is accepted, with the hands and the deck that are known. */
    static String write(Table table, @Nullable Cards[] hands, @Nullable List<Card> deck, int viewer) {
        PositionWriter writer = new PositionWriter(table);
        writer.writeSetup(table.setup);
        writer.line.number("seen", viewer, PlayerView.SPECTATOR);
        writer.writeMoment();
        writer.writeTable();
        writer.writeHidden(hands, deck == null ? List.of() : deck);
        return writer.line.toString();
    }

    private void writeSetup(Setup setup) {
        line.part("edition").append(setup.edition().mark());
        line.part("players").append(setup.players());
        line.number("start", setup.startSeat(), 0);
        line.names("names", setup.names());
        line.constant("last", setup.lastTurns(), LastTurns.OTHERS);
    }

    private void writeMoment() {
        line.number("turn", table.turn, 0);
        if (table.ask != Ask.GIVE) {
            line.part("step").append(table.ask == null ? OVER : table.ask.name());
        }
        if (table.phase == Phase.PROFIT && table.ask != null) {
            line.part("seat").append(table.active);
        }
        line.number("round", table.round, 0);
        line.number("captain", table.captain, Table.NOBODY);
    }

    private void writeTable() {
        List<Player> players = table.players();
        line.part("market");
        bag(table.market);
        if (table.given != null) {
            line.part("given").append(table.given.code());
        }
        line.seats("resources", players, player -> !player.resources().isEmpty(), player -> bag(player.resources()));
        line.seats("coins", players, player -> player.coins() != 0, player -> text.append(player.coins()));
        line.seats("known", players, player -> !player.known().isEmpty(), player -> bag(player.known()));
        line.items("discard", table.discardPile(), card -> text.append(card.code()));
    }

    private void writeHidden(@Nullable Cards[] hands, List<Card> deck) {
        line.seats(
                "hands",
                table.players(),
                player -> hands[player.seat()] != null || player.handSize() != Deal.HAND,
                player -> hand(hands[player.seat()], player.handSize()));
        line.items("deck", deck, card -> text.append(card.code()));
    }

    private void hand(@Nullable Cards hand, int size) {
        if (hand == null) {
            text.append(size).append('?');
        } else {
            bag(hand);
        }
    }

    private void bag(Cards cards) {
        line.counted(cards.kinds(), cards::count, Card::code);
    }
}
