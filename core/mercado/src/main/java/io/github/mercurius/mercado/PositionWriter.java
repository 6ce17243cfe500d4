package io.github.mercurius.mercado;

import io.github.mercurius.common.PositionLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter {
    static final String FORMAT = "mdn/1";
    static final String OVER = "OVER";
    static final String NO = "no";

    private final PositionLine<PositionPart> line = new PositionLine<>(FORMAT, part -> part.key);
    private final StringBuilder text = line.text();
    private final Table table;
    private final List<Player> players;
    private final @Nullable Tokens[] hands;

    private PositionWriter(Table table, @Nullable Tokens[] hands) {
        this.table = table;
        this.hands = hands;
        players = table.players();
    }

    /** The text of what is seen of a table that is accepted, and of the hands that are known. */
    static String write(Table table, @Nullable Tokens[] hands, int viewer) {
        PositionWriter writer = new PositionWriter(table, hands);
        writer.writeSetup();
        writer.line.number(PositionPart.SEEN, viewer, PlayerView.SPECTATOR);
        writer.writeMoment();
        writer.writeTiles();
        writer.writePlayers();
        return writer.line.toString();
    }

    private void writeSetup() {
        Setup setup = table.setup;
        line.part(PositionPart.EDITION).append(setup.edition().mark());
        line.part(PositionPart.PLAYERS).append(setup.players());
        line.number(PositionPart.START, setup.startSeat(), 0);
        line.names(PositionPart.NAMES, setup.names());
        line.constant(PositionPart.SIDE, setup.side(), Side.A);
        line.number(PositionPart.DISC, setup.disc(), 0);
        line.constant(PositionPart.CHANGER, setup.coinChanger(), CoinChanger.COMPLETE);
    }

    private void writeMoment() {
        line.number(PositionPart.TURN, table.turn, 0);
        line.number(PositionPart.ROUND, table.round, table.turn / table.players.length);
        int follows = (table.setup.startSeat() + table.turn) % table.players.length;
        if (!table.isOver() && table.active != follows) {
            line.part(PositionPart.SEAT).append(table.active);
        }
        if (table.ask != Ask.ACTION) {
            line.part(PositionPart.ASK).append(table.ask == null ? OVER : table.ask.name());
            text.append(table.ask == Ask.DISCARD ? ":" + table.actor : "");
        }
        List<Position.Done> done = done();
        line.items(PositionPart.DONE, done, one -> text.append(one.name()));
        if (!table.lastRound && PositionCheck.isLastRound(table.setup, table.players, table.round)) {
            line.part(PositionPart.LAST).append(NO);
        }
        line.items(PositionPart.TODO, table.todo(), step -> text.append(step.notation()));
        if (!table.drawn.isEmpty()) {
            line.part(PositionPart.DRAWN).append(table.drawn);
        }
        line.number(PositionPart.PLACED, table.placed, 0);
        line.items(PositionPart.SOLD, table.sold(), text::append);
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

    private void writeTiles() {
        line.part(PositionPart.TILES);
        line.list(Stall.merchandise(), stall -> {
            Tile tile = table.tiles[stall.ordinal()];
            text.append(tile == null ? PositionLine.NOTHING : tile.id());
        });
        line.items(PositionPart.OBJECTS, table.objectDiscard(), tile -> text.append(tile.id()));
        line.items(PositionPart.PERFUMES, table.perfumeDiscard(), tile -> text.append(tile.id()));
    }

    private void writePlayers() {
        line.seats(
                PositionPart.EDGES, players, player -> !player.edges().stream().allMatch(Coins::isEmpty), this::edges);
        line.seats(PositionPart.SPENT, players, player -> !player.spent().isEmpty(), player -> coins(player.spent()));
        line.seats(PositionPart.PURSES, players, this::hasOtherPurse, player -> coins(player.purse()));
        line.seats(PositionPart.SEALS, players, player -> player.seals() != 1, player -> text.append(player.seals()));
        line.seats(
                PositionPart.POSITIONS,
                players,
                player -> player.position() != 0,
                player -> text.append(player.position()));
        if (!Arrays.equals(table.standing, Standings.byPosition(Box.standing(table.setup), table.players))) {
            line.part(PositionPart.STANDING);
            line.list(table.standing(), text::append);
        }
        line.items(PositionPart.GONE, table.tokensGone(), kind -> text.append(kind.code()));
        line.seats(
                PositionPart.HANDS,
                players,
                player -> player.handSize() != 0,
                player -> hand(hands[player.seat()], player.handSize()));
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
        text.append(text.length() == start ? PositionLine.NOTHING : "");
    }

    private void coins(Coins coins) {
        text.append(coins.isEmpty() ? PositionLine.NOTHING : coins.toString());
    }

    private void hand(@Nullable Tokens hand, int size) {
        if (hand == null && size > 0) {
            text.append(size).append('?');
        } else {
            Tokens known = hand == null ? table.setup.edition().noTokens() : hand;
            line.counted(known.kinds(), known::count, TokenKind::code);
        }
    }
}
