package io.github.mercurius.mercado;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.PositionLine;
import io.github.mercurius.rules.internal.PositionValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/**
 * The text of a position. It is read with all that cannot be read, each with its place; and written in its canonical
 * line: the parts in their order, without those that follow from others.
 */
final class PositionText {
    static final List<String> KEYS = List.of(("edition players start names side disc changer seen turn round seat"
                    + " ask done last todo drawn placed sold tiles objects perfumes edges spent purses seals positions"
                    + " standing gone hands")
            .split(" "));

    private static final String FORMAT = "mdn/1";
    private static final String OVER = "OVER";
    private static final String DISCARD = "DISCARD:";
    private static final String NO = "no";
    private static final List<Ask> ASKS = Arrays.asList(Ask.values());
    private static final List<Position.Done> DONE = Arrays.asList(Position.Done.values());
    private static final String STEP = "a step such as effect:AGAIN, discard:2 or close:5";
    private static final Pattern COINS = Pattern.compile("[GSCTBW]{1," + Coins.MOST + "}");

    private final Position position;
    private final TableParts parts;
    private final Edition edition;

    private PositionText(Position position) {
        this.position = position;
        parts = position.parts;
        edition = parts.setup.edition();
    }

    /**
     * Reads a position and checks it.
     *
     * @throws PositionException if there is something in the text that cannot be read
     */
    static PositionCheck check(String text, Edition edition) {
        Arguments.notNull(edition, "edition", "the edition that the text names");
        PositionFields fields = new PositionFields(text, FORMAT, KEYS);
        PositionText read = new PositionText(Position.of(setup(fields, edition)));
        fields.readAll(read::read);
        return new PositionCheck(read.position, fields);
    }

    /**
     * The set-up; what cannot be read is as it is by default, so that the other parts can be read.
     *
     * @throws PositionException if it is not known how many play, or another edition is named
     */
    private static Setup setup(PositionFields fields, Edition edition) {
        fields.edition(List.of(edition.mark()), Rule.THG_3);
        int players = fields.players(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "2, 3 or 4", Rule.SET_1);
        Side side = fields.read("side", Side.A, value -> value.constant(Arrays.asList(Side.values()), "A or B"));
        int spaces = edition.track(side).length();
        Setup.Builder setup = Setup.builder()
                .players(players)
                .edition(edition)
                .startSeat(fields.read("start", 0, value -> value.number(players - 1, Rule.SET_1)))
                .side(side)
                .disc(fields.read("disc", 0, value -> value.number(spaces - 1, Rule.SET_2)))
                .coinChanger(fields.read(
                        "changer",
                        CoinChanger.COMPLETE,
                        value -> value.constant(Arrays.asList(CoinChanger.values()), "COMPLETE or FREE")));
        return fields.names(
                setup.build(), names -> setup.names(names).players(players).build());
    }

    private void read(String part, PositionValue value) {
        switch (part) {
            case "seen" -> position.viewer = seat(value);
            case "turn" -> parts.turn = value.number();
            case "round" -> position.say(part).round = value.number();
            case "seat" -> position.say(part).active = seat(value);
            case "ask" -> readAsk(value);
            case "done" -> parts.done = Position.set(value.list(it -> it.constant(DONE, "some of " + DONE)));
            case "last" -> readLast(value);
            case "todo" -> parts.todo = value.list(this::step);
            case "drawn" -> parts.drawn = coins(value);
            case "placed" -> parts.placed = value.number();
            case "sold" -> parts.sold = value.list(PositionText::stall);
            case "tiles" -> readTiles(value);
            case "objects" -> parts.objectDiscard = value.list(this::tile);
            case "perfumes" -> parts.perfumeDiscard = value.list(this::tile);
            case "edges" -> bySeat(value, PositionText::readEdges);
            case "spent" -> bySeat(value, (player, it) -> player.withSpent(coins(it)));
            case "purses" -> bySeat(value, (player, it) -> player.withPurse(coins(it)));
            case "seals" -> bySeat(value, (player, it) -> player.withSeals(it.number()));
            case "positions" -> bySeat(value, (player, it) -> player.withPosition(it.number()));
            case "standing" -> position.say(part).standing = value.list(this::seat);
            case "gone" -> parts.tokensGone = value.list(this::token);
            case "hands" -> bySeat(value, this::readHand);
            default -> {} // the set-up, which is read first
        }
        if (part.equals("purses")) {
            position.restInPurse.clear();
        }
    }

    private void bySeat(PositionValue value, BiFunction<Player, PositionValue, Player> reader) {
        value.bySeat(parts.players, (player, it) -> parts.players[player.seat()] = reader.apply(player, it));
    }

    private int seat(PositionValue value) {
        return value.seat(parts.players.length, Rule.SET_1);
    }

    private void readAsk(PositionValue value) {
        boolean discard = value.text().startsWith(DISCARD);
        if (discard) {
            parts.actor = seat(value.from(DISCARD.length()));
        }
        boolean over = value.text().equals(OVER);
        parts.ask = over ? null : discard ? Ask.DISCARD : value.constant(ASKS, "one of " + ASKS + ", or OVER");
    }

    private void readLast(PositionValue value) {
        if (!value.text().equals(NO)) {
            throw value.misread(NO);
        }
        position.say("last").lastRound = false;
    }

    private Todo step(PositionValue value) {
        int what = value.text().indexOf(':') + 1;
        PositionValue of = value.from(what);
        return switch (value.text().substring(0, what)) {
            case "discard:" -> new Todo.Discard(seat(of));
            case "close:" -> new Todo.Close(stall(of));
            case "effect:" -> new Todo.Apply(of.one(Effect.all(), Effect::code, STEP));
            default -> throw value.misread(STEP);
        };
    }

    private static Stall stall(PositionValue value) {
        return value.one(Stall.all(), Stall::code, "a stall, 1 to 6, H or X");
    }

    private void readTiles(PositionValue value) {
        List<PositionValue> tiles = value.items();
        if (tiles.size() != parts.tiles.length) {
            throw value.misread("the tiles at " + parts.tiles.length + " stalls");
        }
        for (Stall stall : Stall.merchandise()) {
            PositionValue tile = tiles.get(stall.ordinal());
            parts.set(stall, tile.isNothing() ? null : tile(tile));
        }
    }

    private Tile tile(PositionValue value) {
        return edition.tile(value.text())
                .orElseThrow(() -> value.misread("the id of a tile of the edition, such as O07"));
    }

    private TokenKind token(PositionValue value) {
        return edition.tokenKind(value.text())
                .orElseThrow(() -> value.misread("the code of a token of the edition, such as V2S"));
    }

    /** Letters of coins, or {@code -} for none. */
    private static Coins coins(PositionValue value) {
        if (value.isNothing()) {
            return Coins.none();
        }
        if (!COINS.matcher(value.text()).matches()) {
            throw value.misread("coins such as GGTW, or -");
        }
        return Coins.parse(value.text());
    }

    private static Player readEdges(Player player, PositionValue value) {
        Player read = player;
        for (PositionValue edge : value.isNothing() ? List.<PositionValue>of() : value.items()) {
            int colon = edge.text().indexOf(':');
            if (colon < 0) {
                throw edge.misread("a stall, a colon and coins");
            }
            Stall stall = stall(edge.piece(0, colon));
            if (!read.edge(stall).isEmpty()) {
                throw edge.misread("each stall once");
            }
            read = read.withEdge(stall, coins(edge.from(colon + 1)));
        }
        return read;
    }

    private Player readHand(Player player, PositionValue value) {
        if (value.isNothing()) {
            return player;
        }
        OptionalInt unknown = value.unknown();
        if (unknown.isPresent()) {
            return player.withHandSize(unknown.getAsInt());
        }
        List<TokenKind> tokens = value.counted(this::token, TokenKind::copies, kind -> Rule.THG_4);
        position.hands[player.seat()] = Tokens.of(edition, tokens);
        return player.withHandSize(tokens.size());
    }

    /** The text of a position in which all is right, and nothing left to follow. */
    static String write(Position position) {
        PositionText text = new PositionText(position);
        PositionLine line = new PositionLine(FORMAT);
        text.writeSetup(line);
        text.writeMoment(line);
        text.writeTiles(line);
        text.writePlayers(line);
        return line.toString();
    }

    private void writeSetup(PositionLine line) {
        Setup setup = parts.setup;
        line.part("edition").append(edition.mark());
        line.part("players").append(setup.players());
        line.number("start", setup.startSeat(), 0);
        line.names("names", setup.names());
        line.constant("side", setup.side(), Side.A);
        line.number("disc", setup.disc(), 0);
        line.constant("changer", setup.coinChanger(), CoinChanger.COMPLETE);
        line.number("seen", position.viewer, PlayerView.SPECTATOR);
    }

    private void writeMoment(PositionLine line) {
        StringBuilder text = line.text();
        line.number("turn", parts.turn, 0);
        line.number("round", parts.round, parts.turn / parts.players.length);
        int follows = (parts.setup.startSeat() + parts.turn) % parts.players.length;
        if (parts.ask != null && parts.active != follows) {
            line.part("seat").append(parts.active);
        }
        if (parts.ask != Ask.ACTION) {
            line.part("ask").append(parts.ask == null ? OVER : parts.ask.name());
            text.append(parts.ask == Ask.DISCARD ? ":" + parts.actor : "");
        }
        line.items("done", List.copyOf(parts.done), text::append);
        if (!parts.lastRound && PositionCheck.isLastRound(parts)) {
            line.part("last").append(NO);
        }
        line.items("todo", parts.todo, step -> text.append(step.notation()));
        if (!parts.drawn.isEmpty()) {
            line.part("drawn").append(parts.drawn);
        }
        line.number("placed", parts.placed, 0);
        line.items("sold", parts.sold, text::append);
    }

    private void writeTiles(PositionLine line) {
        StringBuilder text = line.part("tiles");
        line.list(Arrays.asList(parts.tiles), tile -> text.append(tile == null ? PositionLine.NOTHING : tile.id()));
        line.items("objects", parts.objectDiscard, tile -> text.append(tile.id()));
        line.items("perfumes", parts.perfumeDiscard, tile -> text.append(tile.id()));
    }

    private void writePlayers(PositionLine line) {
        StringBuilder text = line.text();
        List<Player> players = Arrays.asList(parts.players);
        line.seats(
                "edges",
                players,
                player -> !player.edges().stream().allMatch(Coins::isEmpty),
                player -> writeEdges(line, player));
        line.seats("spent", players, player -> !player.spent().isEmpty(), player -> text.append(text(player.spent())));
        line.seats("purses", players, PositionText::hasOtherPurse, player -> text.append(text(player.purse())));
        line.seats("seals", players, player -> player.seals() != 1, player -> text.append(player.seals()));
        line.seats("positions", players, player -> player.position() != 0, player -> text.append(player.position()));
        if (!parts.standing.equals(parts.byPosition(TableParts.atStart(parts.setup)))) {
            line.items("standing", parts.standing, text::append);
        }
        line.items("gone", parts.tokensGone, kind -> text.append(kind.code()));
        line.seats("hands", players, player -> player.handSize() != 0, player -> writeHand(line, player));
    }

    /** Whether a purse does not follow from the coins elsewhere. */
    private static boolean hasOtherPurse(Player player) {
        Coins spent = player.spent();
        int black = Math.max(0, TableParts.OF_EACH_SORT - spent.count(Coin.B));
        return player.purse().count(Coin.B) != black || player.purse().has(Coin.W);
    }

    private static void writeEdges(PositionLine line, Player player) {
        List<Stall> stalls = new ArrayList<>(Stall.all());
        stalls.removeIf(stall -> player.edge(stall).isEmpty());
        line.list(stalls, stall -> line.text().append(stall).append(':').append(player.edge(stall)));
    }

    private static String text(Coins coins) {
        return coins.isEmpty() ? PositionLine.NOTHING : coins.toString();
    }

    private void writeHand(PositionLine line, Player player) {
        Tokens hand = position.hands[player.seat()];
        if (hand == null && player.handSize() > 0) {
            line.text().append(player.handSize()).append('?');
        } else {
            Tokens known = hand == null ? edition.noTokens() : hand;
            line.counted(known.kinds(), known::count, TokenKind::code);
        }
    }
}
