package io.github.mercurius.mercatores;

import io.github.mercurius.common.TextFields;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter {
    static final String FORMAT = "mtn/1";
    static final String NOTHING = "-";
    static final String OVER = "OVER";

    private final StringBuilder text = new StringBuilder(1024).append(FORMAT);
    private final PositionParts parts;
    private final Table table;

    private PositionWriter(PositionParts parts, Table table) {
        this.parts = parts;
        this.table = table;
    }

    /** The text of a position whose table is accepted. */
    static String write(PositionParts parts, Table table) {
        PositionWriter writer = new PositionWriter(parts, table);
        writer.writeSetup(table.setup);
        writer.writeMoment();
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
        part(PositionPart.EDITION).append(setup.edition().mark());
        part(PositionPart.PLAYERS).append(setup.players());
        if (setup.startSeat() != 0) {
            part(PositionPart.START).append(setup.startSeat());
        }
        if (!setup.names().isEmpty()) {
            part(PositionPart.NAMES);
            list(setup.names(), name -> text.append(escaped(name)));
        }
        if (setup.lastTurns() != LastTurns.OTHERS) {
            part(PositionPart.LAST).append(setup.lastTurns());
        }
        if (parts.viewer != PositionParts.UNSAID) {
            part(PositionPart.SEEN).append(parts.viewer);
        }
    }

    private void writeMoment() {
        if (table.turn != 0) {
            part(PositionPart.TURN).append(table.turn);
        }
        if (table.ask != Ask.GIVE) {
            part(PositionPart.STEP).append(table.ask == null ? OVER : table.ask.name());
        }
        if (table.phase == Phase.PROFIT && table.ask != null) {
            part(PositionPart.SEAT).append(table.active);
        }
        if (table.round != 0) {
            part(PositionPart.ROUND).append(table.round);
        }
        if (table.captain != Table.NOBODY) {
            part(PositionPart.CAPTAIN).append(table.captain);
        }
    }

    private void writeCards() {
        part(PositionPart.MARKET);
        bag(table.market);
        if (table.given != null) {
            part(PositionPart.GIVEN).append(table.given.code());
        }
        seats(PositionPart.RESOURCES, player -> !player.resources().isEmpty(), player -> bag(player.resources()));
        seats(PositionPart.COINS, player -> player.coins() != 0, player -> text.append(player.coins()));
        seats(PositionPart.KNOWN, player -> !player.known().isEmpty(), player -> bag(player.known()));
        if (!table.discardPile.isEmpty()) {
            part(PositionPart.DISCARD);
            list(table.discardPile(), card -> text.append(card.code()));
        }
        seats(
                PositionPart.HANDS,
                player -> parts.seats[player.seat()].hand != null || player.handSize() != Deal.HAND,
                player -> hand(parts.seats[player.seat()].hand, player.handSize()));
        if (parts.deck != null && !parts.deck.isEmpty()) {
            part(PositionPart.DECK);
            list(parts.deck, card -> text.append(card.code()));
        }
    }

    private void hand(@Nullable Cards hand, int size) {
        if (hand == null) {
            text.append(size).append('?');
        } else {
            bag(hand);
        }
    }

    /** A part that says something of each seat, if it says something of any. */
    private void seats(PositionPart part, Predicate<Player> says, Consumer<Player> write) {
        boolean any = false;
        for (Player player : table.players) {
            any |= says.test(player);
        }
        if (any) {
            part(part);
            for (Player player : table.players) {
                text.append(player.seat() == 0 ? "" : "/");
                write.accept(player);
            }
        }
    }

    private void bag(Cards cards) {
        if (cards.isEmpty()) {
            text.append(NOTHING);
        }
        list(cards.kinds(), kind -> {
            if (cards.count(kind) > 1) {
                text.append(cards.count(kind));
            }
            text.append(kind.code());
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
