package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link Table} shows. The rules change a copy of it while an action is played; in a table it stays as it is. A
 * position says what it says in the same parts.
 */
final class TableParts implements Cloneable {
    /** How many black coins there are (THG-1). */
    static final int BLACK = 38;

    /** How many white coins there are (THG-1). */
    static final int WHITE = 14;

    /** How many seals there are (THG-5). */
    static final int SEALS = 15;

    /** How many coins of each colour, and black ones, a purse gets (SET-3). */
    static final int OF_EACH_SORT = 5;

    private static final int SEALS_OF_EACH = 1;

    final Setup setup;
    Player[] players;

    @Nullable
    Tile[] tiles = new Tile[Stall.merchandise().size()];

    Stage stage = Stage.START;

    @Nullable
    Ask ask = Ask.ACTION;

    int active;
    int actor;
    int turn;
    int round;
    boolean lastRound;
    Set<Position.Done> done = Collections.emptySet();
    int toDraw;
    Coins drawn = Coins.none();
    int placed;
    List<Todo> todo = List.of();
    List<Stall> sold = List.of();
    List<Integer> standing;
    int blackPile;
    int whitePile = WHITE;
    int sealPile;
    List<TokenKind> tokensGone = List.of();
    int tokenStack = Edition.TOKENS;
    List<Tile> objectStack;
    List<Tile> perfumeStack;
    List<Tile> objectDiscard = List.of();
    List<Tile> perfumeDiscard = List.of();

    /** The table before the first turn, without tiles at the stalls (section 2). */
    TableParts(Setup setup) {
        this.setup = setup;
        players = new Player[setup.players()];
        Arrays.setAll(players, seat -> Player.atStart(seat, purse(), SEALS_OF_EACH));
        blackPile = BLACK - OF_EACH_SORT * players.length; // SET-4
        sealPile = SEALS - SEALS_OF_EACH * players.length; // SET-5
        objectStack = setup.edition().objects();
        perfumeStack = setup.edition().perfumes();
        standing = atStart(setup);
        active = setup.startSeat();
        actor = active;
    }

    private static Coins purse() {
        Coins purse = Coins.none();
        for (Coin coin : Coin.all()) {
            purse = purse.plus(coin, coin == Coin.W ? 0 : OF_EACH_SORT);
        }
        return purse;
    }

    /** SET-7: the start player's marker is on top, the others are below it in clockwise order. */
    static List<Integer> atStart(Setup setup) {
        List<Integer> standing = new ArrayList<>();
        for (int place = 0; place < setup.players(); place++) {
            standing.add((setup.startSeat() + place) % setup.players());
        }
        return Collections.unmodifiableList(standing);
    }

    /** SET-6. */
    void lay(Deal deal) {
        tiles = deal.tiles().toArray(new Tile[0]);
        deal.tiles().forEach(this::take);
    }

    /** A copy, to be changed. */
    TableParts copy() {
        try {
            TableParts copy = (TableParts) clone();
            copy.players = players.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The player whose turn it is. */
    Player player() {
        return players[active];
    }

    /** The seat that comes clockwise after another. */
    int next(int seat) {
        return (seat + 1) % players.length;
    }

    /** The other seats, clockwise from the player whose turn it is (EFF-2). */
    List<Integer> others() {
        List<Integer> others = new ArrayList<>();
        for (int seat = next(active); seat != active; seat = next(seat)) {
            others.add(seat);
        }
        return others;
    }

    /** Notes what is done in this turn. */
    void did(Position.Done what) {
        List<Position.Done> all = new ArrayList<>(done);
        all.add(what);
        done = Position.set(all);
    }

    Stalls stalls() {
        return new Stalls(this);
    }

    /** The tile at a stall of merchandise that is not empty. */
    Tile tile(Stall stall) {
        return Arguments.notNull(tiles[stall.ordinal()], "tile");
    }

    /** Puts a tile at a stall, or none; the tiles of other parts, of which these are a copy, stay. */
    void set(Stall stall, @Nullable Tile tile) {
        tiles = tiles.clone();
        tiles[stall.ordinal()] = tile;
    }

    /** The stall that is filled next; none if no stall waits for it. */
    @Nullable
    Stall emptyStall() {
        int number = Arrays.asList(tiles).indexOf(null);
        return number < 0 ? null : Stall.all().get(number);
    }

    /** The tiles from which chance draws now, as RPL-2 has it. */
    List<Tile> stackAsked() {
        Stall empty = emptyStall();
        boolean objects = empty == null || empty.sellsObjects(); // no stall is empty when points are drawn (SCO-3)
        List<Tile> stack = objects ? objectStack : perfumeStack;
        return stack.isEmpty() ? inOrder(objects ? objectDiscard : perfumeDiscard) : stack;
    }

    /** RUL-2: a stack has no order of its own, so it has that of the edition. */
    static List<Tile> inOrder(List<Tile> tiles) {
        List<Tile> sorted = new ArrayList<>(tiles);
        sorted.sort(Comparator.comparing(Tile::place));
        return Collections.unmodifiableList(sorted);
    }

    /** Takes a tile out of its stack. */
    void take(Tile tile) {
        if (tile.isObject()) {
            objectStack = without(objectStack, tile);
        } else {
            perfumeStack = without(perfumeStack, tile);
        }
    }

    private static List<Tile> without(List<Tile> tiles, Tile tile) {
        List<Tile> rest = new ArrayList<>(tiles);
        rest.remove(tile);
        return Collections.unmodifiableList(rest);
    }

    /** The symbol that the player whose turn it is finds on the space; null if none is there or acts (MOV-3). */
    @Nullable
    Effect symbol() {
        Track track = setup.track();
        int position = player().position();
        if (position >= track.length()) {
            return null;
        }
        for (Player other : players) {
            // RUL-10: a marker that is a lap ahead occupies the space too
            if (other.seat() != active && (other.position() - position) % track.length() == 0) {
                return null;
            }
        }
        return track.symbol((setup.disc() + position) % track.length()).orElse(null);
    }

    /** MOV-2, MOV-4: a marker that was moved is on top of those on the same space. */
    void moved(int seat, int spaces) {
        int position = players[seat].position() + spaces;
        players[seat] = players[seat].withPosition(position);
        List<Integer> order = new ArrayList<>(standing);
        order.remove((Integer) seat);
        int place = 0;
        while (place < order.size() && players[order.get(place)].position() > position) {
            place++;
        }
        order.add(place, seat);
        standing = Collections.unmodifiableList(order);
    }

    void discard(Tile tile) {
        if (tile.isObject()) {
            objectDiscard = plus(objectDiscard, tile);
        } else {
            perfumeDiscard = plus(perfumeDiscard, tile);
        }
    }

    /** The seats by position (MOV-4); those on equal ones keep their order. */
    List<Integer> byPosition(List<Integer> seats) {
        List<Integer> sorted = new ArrayList<>(seats);
        sorted.sort(Comparator.comparing(seat -> -players[seat].position()));
        return Collections.unmodifiableList(sorted);
    }

    /** A list with one thing more. */
    static <T> List<T> plus(List<T> list, T one) {
        List<T> more = new ArrayList<>(list);
        more.add(one);
        return Collections.unmodifiableList(more);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TableParts that && that.all().equals(all());
    }

    @Override
    public int hashCode() {
        return all().hashCode();
    }

    private List<@Nullable Object> all() {
        List<@Nullable Object> moment = Arrays.asList(stage, ask, active, actor, turn, round, lastRound);
        List<Object> inTurn = List.of(done, toDraw, drawn, placed, todo, sold);
        List<Object> piles = List.of(blackPile, whitePile, sealPile, tokensGone, tokenStack);
        List<Object> stacks = List.of(objectStack, perfumeStack, objectDiscard, perfumeDiscard);
        List<@Nullable Tile> atStalls = Arrays.asList(tiles);
        return List.of(setup, moment, inTurn, piles, stacks, atStalls, standing, Arrays.asList(players));
    }
}
