package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.PositionLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes a position in its canonical line: the parts in their order, without those that follow from others. */
final class PositionWriter {
    static final String FORMAT = "mdn/1";
    static final String OVER = "OVER";
    static final String NO = "no";

    private final PositionLine line = new PositionLine(FORMAT);
    private final StringBuilder text = line.text();
    private final TableParts table;
    private final List<Player> players;
    private final @Nullable Tokens[] hands;

    private PositionWriter(TableParts table, @Nullable Tokens[] hands) {
        this.table = table;
        this.hands = hands;
        players = Arrays.asList(table.players);
    }

    /** The text of what is seen of a table that is accepted, and of the hands that are known. */
    static String write(TableParts table, @Nullable Tokens[] hands, int viewer) {
        PositionWriter writer = new PositionWriter(table, hands);
        writer.writeSetup();
        writer.line.number("seen", viewer, PlayerView.SPECTATOR);
        writer.writeMoment();
        writer.writeTiles();
        writer.writePlayers();
        return writer.line.toString();
    }

    private void writeSetup() {
        Setup setup = table.setup;
        line.part("edition").append(setup.edition().mark());
        line.part("players").append(setup.players());
        line.number("start", setup.startSeat(), 0);
        line.names("names", setup.names());
        line.constant("side", setup.side(), Side.A);
        line.number("disc", setup.disc(), 0);
        line.constant("changer", setup.coinChanger(), CoinChanger.COMPLETE);
    }

    private void writeMoment() {
        line.number("turn", table.turn, 0);
        line.number("round", table.round, table.turn / table.players.length);
        int follows = (table.setup.startSeat() + table.turn) % table.players.length;
        if (table.ask != null && table.active != follows) {
            line.part("seat").append(table.active);
        }
        if (table.ask != Ask.ACTION) {
            line.part("ask").append(table.ask == null ? OVER : table.ask.name());
            text.append(table.ask == Ask.DISCARD ? ":" + table.actor : "");
        }
        List<Position.Done> done = done();
        line.items("done", done, one -> text.append(one.name()));
        if (!table.lastRound && PositionCheck.isLastRound(table)) {
            line.part("last").append(NO);
        }
        line.items("todo", table.todo, step -> text.append(step.notation()));
        if (!table.drawn.isEmpty()) {
            line.part("drawn").append(table.drawn);
        }
        line.number("placed", table.placed, 0);
        line.items("sold", table.sold, text::append);
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
        line.part("tiles");
        line.list(Stall.merchandise(), stall -> {
            Tile tile = table.tiles[stall.ordinal()];
            text.append(tile == null ? PositionLine.NOTHING : tile.id());
        });
        line.items("objects", table.objectDiscard, tile -> text.append(tile.id()));
        line.items("perfumes", table.perfumeDiscard, tile -> text.append(tile.id()));
    }

    private void writePlayers() {
        line.seats("edges", players, player -> !player.edges().stream().allMatch(Coins::isEmpty), this::edges);
        line.seats("spent", players, player -> !player.spent().isEmpty(), player -> coins(player.spent()));
        line.seats("purses", players, this::hasOtherPurse, player -> coins(player.purse()));
        line.seats("seals", players, player -> player.seals() != 1, player -> text.append(player.seals()));
        line.seats("positions", players, player -> player.position() != 0, player -> text.append(player.position()));
        if (!table.standing.equals(table.byPosition(TableParts.atStart(table.setup)))) {
            line.part("standing");
            line.list(table.standing, text::append);
        }
        line.items("gone", table.tokensGone, kind -> text.append(kind.code()));
        line.seats(
                "hands",
                players,
                player -> player.handSize() != 0,
                player -> hand(hands[player.seat()], player.handSize()));
    }

    /** Whether a purse does not follow from the coins elsewhere. */
    private boolean hasOtherPurse(Player player) {
        Coins spent = player.spent();
        int black = Math.max(0, TableParts.OF_EACH_SORT - spent.count(Coin.B));
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
