package io.github.mercurius.mercado;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.PositionCode;
import io.github.mercurius.rules.internal.PositionCode.Hand;
import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.PositionLine;
import io.github.mercurius.rules.internal.PositionParts;
import io.github.mercurius.rules.internal.PositionValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

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
    private static final String DISCARD = "DISCARD:";
    private static final String NO = "no";
    private static final PositionCode<Ask> ASK =
            PositionCode.constant(Ask.class, "one of " + Arrays.asList(Ask.values()) + ", or OVER");
    private static final PositionCode<List<Position.Done>> DONE = PositionCode.constant(
                    Position.Done.class, "some of " + Arrays.asList(Position.Done.values()))
            .list();
    private static final String STEP = "a step such as effect:AGAIN, discard:2 or close:5";
    private static final Pattern COIN_LETTERS = Pattern.compile("[GSCTBW]{1," + Coins.MOST + "}");

    private static final PositionCode<Stall> STALL =
            PositionCode.one(Stall.all(), Stall::code, "a stall, 1 to 6, H or X");
    private static final PositionCode<Coins> COINS =
            new PositionCode<>(PositionText::coins, Coins::toString).or(PositionCode.NOTHING, Coins.none());

    private static final PositionCode<List<Coins>> EDGES = new PositionCode<>(PositionText::edges, PositionText::text);
    private static final PositionCode<Side> SIDE = PositionCode.constant(Side.class, "A or B");
    private static final PositionCode<CoinChanger> CHANGER =
            PositionCode.constant(CoinChanger.class, "COMPLETE or FREE");

    private final Position position;
    private final TableParts parts;
    private final Edition edition;
    private final PositionCode<Integer> seat;

    private PositionText(Position position) {
        this.position = position;
        parts = position.parts;
        edition = parts.setup.edition();
        seat = PositionCode.seat(parts.players.length, Rule.SET_1);
    }

    /**
     * Reads a position and checks it.
     *
     * @throws PositionException if there is something in the text that cannot be read
     */
    static PositionCheck check(String text, Edition edition) {
        Arguments.notNull(edition, "edition", "the edition that the text names");
        PositionFields fields = new PositionFields(text, FORMAT, KEYS);
        fields.edition(List.of(edition.mark()), Rule.THG_3);
        int players = fields.players(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "2, 3 or 4", Rule.SET_1);
        Setup setup = Setup.builder().players(players).edition(edition).build();
        PositionText read = new PositionText(Position.of(setup(setup, fields)));
        read.moment(fields);
        read.pieces(fields);
        fields.throwIfAny();
        return new PositionCheck(read.position, fields);
    }

    /** The text of a position in which all is right, and nothing left to follow. */
    static String write(Position position) {
        PositionLine line = new PositionLine(FORMAT);
        PositionText text = new PositionText(position);
        line.part("edition", text.edition.mark());
        line.part("players", text.parts.players.length);
        setup(text.parts.setup, line);
        text.moment(line);
        text.pieces(line);
        return line.toString();
    }

    /** The set-up; what cannot be read is as it is by default, so that the other parts can be read. */
    private static Setup setup(Setup now, PositionParts to) {
        int players = now.players();
        Setup.Builder next = Setup.builder().players(players).edition(now.edition());
        PositionCode<List<String>> names = PositionCode.names(
                all -> Setup.builder().players(players).names(all).build());
        to.part("start", PositionCode.number(players - 1, Rule.SET_1), 0, now.startSeat(), next::startSeat);
        to.part("names", names, List.of(), now.names(), next::names);
        to.part("side", SIDE, Side.A, now.side(), next::side);
        int spaces = next.build().track().length();
        to.part("disc", PositionCode.number(spaces - 1, Rule.SET_2), 0, now.disc(), next::disc);
        to.part("changer", CHANGER, CoinChanger.COMPLETE, now.coinChanger(), next::coinChanger);
        return next.build();
    }

    private void moment(PositionParts to) {
        int rounds = parts.turn / parts.players.length;
        int next = (parts.setup.startSeat() + parts.turn) % parts.players.length;
        int follows = parts.ask == null ? parts.active : next;
        PositionCode<Optional<Ask>> asked = new PositionCode<>(this::ask, this::text).as(Optional::of, Optional::get);
        PositionCode<Optional<Ask>> ask = asked.or("OVER", Optional.empty());
        PositionCode<Boolean> last = PositionCode.one(List.of(false), no -> NO, NO);
        PositionCode<List<Todo>> steps = new PositionCode<>(this::step, Todo::notation).list();
        to.part("seen", seat, PlayerView.SPECTATOR, position.viewer, it -> position.viewer = it);
        to.part("turn", PositionCode.number(), 0, parts.turn, it -> parts.turn = it);
        to.part("round", PositionCode.number(), rounds, parts.round, it -> position.say("round").round = it);
        to.part("seat", seat, follows, parts.active, it -> position.say("seat").active = it);
        to.part("ask", ask, Optional.of(Ask.ACTION), Optional.ofNullable(parts.ask), it -> parts.ask = it.orElse(null));
        to.part("done", DONE, List.of(), List.copyOf(parts.done), it -> parts.done = Position.set(it));
        boolean isLast = parts.lastRound || !PositionCheck.isLastRound(parts);
        to.part("last", last, true, isLast, it -> position.say("last").lastRound = it);
        to.part("todo", steps, List.of(), parts.todo, it -> parts.todo = it);
        to.part("drawn", COINS, Coins.none(), parts.drawn, it -> parts.drawn = it);
        to.part("placed", PositionCode.number(), 0, parts.placed, it -> parts.placed = it);
        to.part("sold", STALL.list(), List.of(), parts.sold, it -> parts.sold = it);
    }

    private void pieces(PositionParts to) {
        Player[] players = parts.players;
        PositionCode<Tile> tile = new PositionCode<>(this::tile, Tile::id);
        PositionCode<Optional<Tile>> spot = tile.as(Optional::of, Optional::get);
        PositionCode<List<Optional<Tile>>> spots =
                spot.or(PositionCode.NOTHING, Optional.empty()).list();
        List<Optional<Tile>> atStalls = new ArrayList<>();
        Arrays.asList(parts.tiles).forEach(it -> atStalls.add(Optional.ofNullable(it)));
        PositionCode<TokenKind> token = new PositionCode<>(this::token, TokenKind::code);
        PositionCode<Hand<Tokens>> hand = token.counted(TokenKind::copies, kind -> Rule.THG_4)
                .as(kinds -> Tokens.of(edition, kinds), Tokens::toList)
                .hand(Tokens::size);
        Hand<Tokens> noTokens = new Hand<>(0, Optional.of(edition.noTokens()));
        List<Coins> noCoins = Collections.nCopies(Stall.all().size(), Coins.none());
        List<Integer> byPosition = parts.byPosition(TableParts.atStart(parts.setup));
        to.part(
                "tiles",
                new PositionCode<>(value -> tiles(value, spots), spots::write),
                null,
                atStalls,
                this::setTiles);
        to.part("objects", tile.list(), List.of(), parts.objectDiscard, it -> parts.objectDiscard = it);
        to.part("perfumes", tile.list(), List.of(), parts.perfumeDiscard, it -> parts.perfumeDiscard = it);
        to.seats("edges", players, EDGES, it -> noCoins, Player::edges, PositionText::withEdges);
        to.seats("spent", players, COINS, it -> Coins.none(), Player::spent, Player::withSpent);
        to.seats("purses", players, COINS, PositionText::usualPurse, Player::purse, this::withPurse);
        to.seats("seals", players, PositionCode.number(), it -> 1, Player::seals, Player::withSeals);
        to.seats("positions", players, PositionCode.number(), it -> 0, Player::position, Player::withPosition);
        to.part("standing", seat.list(), byPosition, parts.standing, it -> position.say("standing").standing = it);
        to.part("gone", token.list(), List.of(), parts.tokensGone, it -> parts.tokensGone = it);
        to.seats("hands", players, hand, it -> noTokens, this::hand, this::withHand);
    }

    private Ask ask(PositionValue value) {
        if (!value.text().startsWith(DISCARD)) {
            return ASK.read(value);
        }
        parts.actor = seat.read(value.from(DISCARD.length()));
        return Ask.DISCARD;
    }

    private String text(Ask ask) {
        return ask == Ask.DISCARD ? DISCARD + parts.actor : ask.name();
    }

    private Todo step(PositionValue value) {
        int what = value.text().indexOf(':') + 1;
        PositionValue of = value.from(what);
        return switch (value.text().substring(0, what)) {
            case "discard:" -> new Todo.Discard(seat.read(of));
            case "close:" -> new Todo.Close(STALL.read(of));
            case "effect:" ->
                new Todo.Apply(
                        PositionCode.one(Effect.all(), Effect::code, STEP).read(of));
            default -> throw value.misread(STEP);
        };
    }

    private List<Optional<Tile>> tiles(PositionValue value, PositionCode<List<Optional<Tile>>> spots) {
        if (value.split(',').size() != parts.tiles.length) {
            throw value.misread("the tiles at " + parts.tiles.length + " stalls");
        }
        return spots.read(value);
    }

    private void setTiles(List<Optional<Tile>> tiles) {
        Stall.merchandise()
                .forEach(stall -> parts.set(stall, tiles.get(stall.ordinal()).orElse(null)));
    }

    private Tile tile(PositionValue value) {
        return edition.tile(value.text())
                .orElseThrow(() -> value.misread("the id of a tile of the edition, such as O07"));
    }

    private TokenKind token(PositionValue value) {
        return edition.tokenKind(value.text())
                .orElseThrow(() -> value.misread("the code of a token of the edition, such as V2S"));
    }

    private static Coins coins(PositionValue value) {
        if (!COIN_LETTERS.matcher(value.text()).matches()) {
            throw value.misread("coins such as GGTW, or -");
        }
        return Coins.parse(value.text());
    }

    private static List<Coins> edges(PositionValue value) {
        Coins[] edges = new Coins[Stall.all().size()];
        Arrays.fill(edges, Coins.none());
        for (PositionValue edge :
                value.text().equals(PositionCode.NOTHING) ? List.<PositionValue>of() : value.split(',')) {
            int colon = edge.text().indexOf(':');
            if (colon < 0) {
                throw edge.misread("a stall, a colon and coins");
            }
            int stall = STALL.read(edge.piece(0, colon)).ordinal();
            if (!edges[stall].isEmpty()) {
                throw edge.misread("each stall once");
            }
            edges[stall] = COINS.read(edge.from(colon + 1));
        }
        return Arrays.asList(edges);
    }

    private static String text(List<Coins> edges) {
        StringJoiner text = new StringJoiner(",");
        for (Stall stall : Stall.all()) {
            Coins edge = edges.get(stall.ordinal());
            if (!edge.isEmpty()) {
                text.add(stall + ":" + edge);
            }
        }
        String all = text.toString(); // TeaVM has no StringJoiner.setEmptyValue
        return all.isEmpty() ? PositionCode.NOTHING : all;
    }

    private static Player withEdges(Player player, List<Coins> edges) {
        Player next = player;
        for (Stall stall : Stall.all()) {
            next = next.withEdge(stall, edges.get(stall.ordinal()));
        }
        return next;
    }

    /** The purse, if it follows from the coins elsewhere. */
    private static @Nullable Coins usualPurse(Player player) {
        int black = Math.max(0, TableParts.OF_EACH_SORT - player.spent().count(Coin.B));
        boolean follows =
                player.purse().count(Coin.B) == black && !player.purse().has(Coin.W);
        return follows ? player.purse() : null;
    }

    private Player withPurse(Player player, Coins purse) {
        position.restInPurse.remove(player.seat());
        return player.withPurse(purse);
    }

    /** Of a hand without tokens everybody knows which they are. */
    private Hand<Tokens> hand(Player player) {
        Tokens known = player.handSize() == 0 ? edition.noTokens() : position.hands[player.seat()];
        return new Hand<>(player.handSize(), Optional.ofNullable(known));
    }

    private Player withHand(Player player, Hand<Tokens> hand) {
        position.hands[player.seat()] = hand.things().orElse(null);
        return player.withHandSize(hand.size());
    }
}
