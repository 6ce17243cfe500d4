package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.PositionLine;
import java.util.Arrays;
import java.util.List;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter {
    static final String FORMAT = "mtn/1";
    static final String OVER = "OVER";

    private final PositionLine line = new PositionLine(FORMAT);
    private final StringBuilder text = line.text();
    private final PositionParts parts;
    private final List<Player> players;

    private PositionWriter(PositionParts parts) {
        this.parts = parts;
        players = Arrays.asList(parts.players);
    }

    /** The text of a position in which all is right. */
    static String write(Position position) {
        PositionWriter writer = new PositionWriter(position.parts);
        writer.writeSetup(position.parts.setup);
        writer.writeMoment();
        writer.writeTable();
        writer.writeHidden();
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
        line.number("seen", parts.viewer, PlayerView.SPECTATOR);
        line.number("turn", parts.turn, 0);
        if (parts.ask != Ask.GIVE) {
            line.part("step").append(parts.ask == null ? OVER : parts.ask.name());
        }
        if (parts.phase() == Phase.PROFIT && parts.ask != null) {
            line.part("seat").append(parts.active);
        }
        line.number("round", parts.round, 0);
        line.number("captain", parts.captain, Table.NOBODY);
    }

    private void writeTable() {
        line.part("market");
        bag(parts.market);
        if (parts.given != null) {
            line.part("given").append(parts.given.code());
        }
        line.seats("resources", players, player -> !player.resources().isEmpty(), player -> bag(player.resources()));
        line.seats("coins", players, player -> player.coins() != 0, player -> text.append(player.coins()));
        line.seats("known", players, player -> !player.known().isEmpty(), player -> bag(player.known()));
        line.items("discard", parts.discardPile.reverse().toJavaList(), card -> text.append(card.code()));
    }

    private void writeHidden() {
        line.seats(
                "hands",
                players,
                player -> parts.hands[player.seat()] != null || player.handSize() != Deal.HAND,
                this::hand);
        line.items("deck", parts.deck(), card -> text.append(card.code()));
    }

    private void hand(Player player) {
        Cards hand = parts.hands[player.seat()];
        if (hand == null) {
            text.append(player.handSize()).append('?');
        } else {
            bag(hand);
        }
    }

    private void bag(Cards cards) {
        line.counted(cards.kinds(), cards::count, Card::code);
    }
}
