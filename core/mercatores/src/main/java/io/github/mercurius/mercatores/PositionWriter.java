package io.github.mercurius.mercatores;

import org.jspecify.annotations.Nullable;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter extends AbstractWriter<Table, Player> {
    static final String FORMAT = "mtn/1";
    static final String OVER = "OVER";

    private PositionWriter(PositionParts parts, Table table) {
        super(parts, table, table.players);
    }

    /** The text of a position whose table is accepted. */
    static String write(PositionParts parts, Table table) {
        return new PositionWriter(parts, table).write();
    }

    @Override
    void writeOptions(Setup setup) {
        line.constant(PositionPart.LAST, setup.lastTurns(), LastTurns.OTHERS);
    }

    @Override
    void writeTable() {
        writeMoment();
        writeCards();
    }

    private void writeMoment() {
        line.number(PositionPart.TURN, table.turn, 0);
        if (table.ask != Ask.GIVE) {
            line.part(PositionPart.STEP).append(table.ask == null ? OVER : table.ask.name());
        }
        if (table.phase == Phase.PROFIT && table.ask != null) {
            line.part(PositionPart.SEAT).append(table.active);
        }
        line.number(PositionPart.ROUND, table.round, 0);
        line.number(PositionPart.CAPTAIN, table.captain, Table.NOBODY);
    }

    private void writeCards() {
        line.part(PositionPart.MARKET);
        bag(table.market);
        if (table.given != null) {
            line.part(PositionPart.GIVEN).append(table.given.code());
        }
        line.seats(
                PositionPart.RESOURCES,
                players,
                player -> !player.resources().isEmpty(),
                player -> bag(player.resources()));
        line.seats(PositionPart.COINS, players, player -> player.coins() != 0, player -> text.append(player.coins()));
        line.seats(PositionPart.KNOWN, players, player -> !player.known().isEmpty(), player -> bag(player.known()));
        line.items(PositionPart.DISCARD, table.discardPile(), card -> text.append(card.code()));
        line.seats(
                PositionPart.HANDS,
                players,
                player -> parts.seats[player.seat()].hand != null || player.handSize() != Deal.HAND,
                player -> hand(parts.seats[player.seat()].hand, player.handSize()));
        if (parts.deck != null && !parts.deck.isEmpty()) {
            line.part(PositionPart.DECK);
            line.list(parts.deck, card -> text.append(card.code()));
        }
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
