package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter {
    static final String FORMAT = "mdn/1";
    static final String NOTHING = "-";
    static final String OVER = "OVER";
    static final String NO = "no";

    private final StringBuilder text = new StringBuilder(512).append(FORMAT);
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
        writer.writeTiles();
        writer.writePlayers();
        return writer.text.toString();
    }

    /** A name in a text: its spaces, commas and percent signs as {@code %20}, {@code %2C} and {@code %25}. */
    static String escaped(String name) {
        return name.replace("%", "%25").replace(" ", "%20").replace(",", "%2C");
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
        if (setup.side() != Side.A) {
            part(PositionPart.SIDE).append(setup.side());
        }
        if (setup.disc() != 0) {
            part(PositionPart.DISC).append(setup.disc());
        }
        if (setup.coinChanger() != CoinChanger.COMPLETE) {
            part(PositionPart.CHANGER).append(setup.coinChanger());
        }
        if (parts.viewer != PositionParts.UNSAID) {
            part(PositionPart.SEEN).append(parts.viewer);
        }
    }

    private void writeMoment() {
        if (table.turn != 0) {
            part(PositionPart.TURN).append(table.turn);
        }
        if (table.round != table.turn / table.players.length) {
            part(PositionPart.ROUND).append(table.round);
        }
        int follows = (table.setup.startSeat() + table.turn) % table.players.length;
        if (!table.isOver() && table.active != follows) {
            part(PositionPart.SEAT).append(table.active);
        }
        if (table.ask != Ask.ACTION) {
            part(PositionPart.ASK).append(table.ask == null ? OVER : table.ask.name());
            text.append(table.ask == Ask.DISCARD ? ":" + table.actor : "");
        }
        List<Position.Done> done = done();
        if (!done.isEmpty()) {
            part(PositionPart.DONE);
            list(done, one -> text.append(one.name()));
        }
        if (table.isOver() && !table.lastRound && anyPast()) {
            part(PositionPart.LAST).append(NO);
        }
        items(PositionPart.TODO, table.todo(), step -> text.append(step.notation()));
        if (!table.drawn.isEmpty()) {
            part(PositionPart.DRAWN).append(table.drawn);
        }
        if (table.placed != 0) {
            part(PositionPart.PLACED).append(table.placed);
        }
        items(PositionPart.SOLD, table.sold(), text::append);
    }

    private List<Position.Done> done() {
        List<Position.Done> done = new ArrayList<>();
        if (table.tokenPlayed) {
            done.add(Position.Done.TOKEN);
        }
        if (table.sealPaid) {
            done.add(Position.Done.SEAL);
        }
        if (table.again) {
            done.add(Position.Done.AGAIN);
        }
        return done;
    }

    private boolean anyPast() {
        boolean past = false;
        for (Player player : table.players) {
            past |= player.position() >= table.setup.track().length();
        }
        return past;
    }

    private void writeTiles() {
        part(PositionPart.TILES);
        list(Stall.merchandise(), stall -> {
            Tile tile = table.tiles[stall.ordinal()];
            text.append(tile == null ? NOTHING : tile.id());
        });
        items(PositionPart.OBJECTS, table.objectDiscard(), tile -> text.append(tile.id()));
        items(PositionPart.PERFUMES, table.perfumeDiscard(), tile -> text.append(tile.id()));
    }

    private void writePlayers() {
        seats(PositionPart.EDGES, PositionWriter::hasCoinsAtEdges, this::edges);
        seats(PositionPart.SPENT, player -> !player.spent().isEmpty(), player -> coins(player.spent()));
        seats(PositionPart.PURSES, this::hasOtherPurse, player -> coins(player.purse()));
        seats(PositionPart.SEALS, player -> player.seals() != 1, player -> text.append(player.seals()));
        seats(PositionPart.POSITIONS, player -> player.position() != 0, player -> text.append(player.position()));
        if (!table.standing().equals(PositionCheck.standingByPosition(table.setup, table.players))) {
            part(PositionPart.STANDING);
            list(table.standing(), text::append);
        }
        items(PositionPart.GONE, table.tokensGone(), kind -> text.append(kind.code()));
        seats(
                PositionPart.HANDS,
                player -> player.handSize() != 0,
                player -> hand(parts.seats[player.seat()].hand, player.handSize()));
    }

    private static boolean hasCoinsAtEdges(Player player) {
        for (Coins edge : player.edges()) {
            if (!edge.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a purse does not follow from the coins elsewhere. */
    private boolean hasOtherPurse(Player player) {
        Coins spent = player.spent();
        int black = Math.max(0, Box.OF_EACH_SORT - spent.count(Coin.B));
        return player.purse().count(Coin.B) != black || player.purse().has(Coin.W);
    }

    private void edges(Player player) {
        int start = text.length();
        for (Stall stall : Stall.all()) {
            if (!player.edge(stall).isEmpty()) {
                text.append(text.length() == start ? "" : ",")
                        .append(stall)
                        .append(':')
                        .append(player.edge(stall));
            }
        }
        text.append(text.length() == start ? NOTHING : "");
    }

    private void coins(Coins coins) {
        text.append(coins.isEmpty() ? NOTHING : coins.toString());
    }

    private void hand(@Nullable Tokens hand, int size) {
        if (size == 0) {
            text.append(NOTHING);
        } else if (hand == null) {
            text.append(size).append('?');
        } else {
            list(hand.kinds(), kind -> {
                if (hand.count(kind) > 1) {
                    text.append(hand.count(kind));
                }
                text.append(kind.code());
            });
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

    private <T> void items(PositionPart part, List<T> items, Consumer<T> write) {
        if (!items.isEmpty()) {
            part(part);
            list(items, write);
        }
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
