package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A game at one moment, put together by hand: for tests, puzzles, bug reports and saved games.
 *
 * <pre>{@code
 * Edition edition = Edition.standIn();
 * GameState state = Position.of(Setup.of(3))
 *         .withTurn(6)
 *         .withTile(Stall.OBJECTS_1, edition.tile("O01").orElseThrow())
 *         .withEdge(0, Stall.OBJECTS_1, Coins.parse("GT"))
 *         .withEdge(2, Stall.OBJECTS_1, Coins.parse("GGT"))
 *         .withPosition(1, 4)
 *         .dealt(random::nextInt);
 * }</pre>
 *
 * <p>It starts from the table before the first turn, or from a table, a view or a state, and changes only what is set.
 * Piles, stacks, the stage and the coins to draw follow from the rest. A purse that is not set has the coins of the
 * beginning that lie nowhere else. {@link #dealt} deals the tokens that are not set, and tiles to empty stalls unless
 * they are being refilled. A position has a text in one line, {@link #toText}.
 *
 * <p>What cannot lie on the table is refused when the position becomes a table, a view or a state, with all problems at
 * once ({@link #problems}). Coins, seals, tiles and tokens are all there, and the coins at each edge fit its price.
 * What is asked can be answered, and what is still to be done can be done. Whether a game can have led there is not
 * checked. A game can go on from each position that is accepted.
 *
 * <p>Methods that name a seat refuse one that does not exist, and methods that take tiles or tokens refuse those of an
 * edition with others, with an {@link IllegalArgumentException}. This class is immutable and thread-safe.
 */
public final class Position implements AnyPosition<Action, PlayerView> {
    /** What was done in a turn, beside the coins that were set. */
    public enum Done {
        /** A privilege token was played (PRV-1). */
        TOKEN,
        /** A seal was paid (SEA-2). */
        SEAL,
        /** Another turn was gained (XTR-1). */
        AGAIN
    }

    /** What is said. Piles, stacks, the stage and who decides follow from it: {@link PositionCheck}. */
    final TableParts parts;

    /** The hands that are known. */
    final @Nullable Tokens[] hands;

    /** Whose view this is, or {@link PlayerView#SPECTATOR}. */
    int viewer;

    /** What follows from the rest, as it is not said: of rounds, seat, last round and standing. */
    final Set<String> unsaid = new HashSet<>();

    /** The seats whose purses have the coins of the beginning that lie nowhere else. */
    final Set<Integer> restInPurse = new HashSet<>();

    private Position(TableParts parts, @Nullable Tokens[] hands, int viewer) {
        this.parts = parts.copy();
        this.hands = hands;
        this.viewer = viewer;
    }

    /** The position before the first turn; the tiles are not dealt. */
    public static Position of(Setup setup) {
        Arguments.notNull(setup, "setup", "a set-up");
        Position position = new Position(new TableParts(setup), new Tokens[setup.players()], PlayerView.SPECTATOR);
        position.unsaid.addAll(List.of("round", "seat", "last", "standing"));
        position.restInPurse.addAll(setup.seats());
        return position;
    }

    /** The position that everybody sees: hands are not known. */
    public static Position of(Table table) {
        TableParts parts = Arguments.notNull(table, "table", "a table").parts;
        return new Position(parts, new Tokens[parts.players.length], PlayerView.SPECTATOR);
    }

    /** The position that a seat, or a spectator, sees: other hands are not known. */
    public static Position of(PlayerView view) {
        Arguments.notNull(view, "view", "a view");
        return new Position(view.table.parts, view.knownHands(), view.viewer);
    }

    /** The position with all that is hidden. */
    public static Position of(GameState state) {
        Arguments.notNull(state, "state", "a state");
        return new Position(state.table.parts, state.hands.clone(), PlayerView.SPECTATOR);
    }

    /**
     * The position in a text, which {@link #toText} gives.
     *
     * @param edition the edition that the text names, as its pieces are data
     * @throws PositionException if it is not the text of a position, names another edition, or says what cannot be:
     *     names each problem and its place
     */
    public static Position parse(String text, Edition edition) {
        PositionCheck check = PositionText.check(text, edition);
        check.table();
        return check.position;
    }

    /** How many turns have been completed, extra ones too. */
    public Position withTurn(int completed) {
        return with(next -> next.parts.turn = completed);
    }

    /** How many rounds have been completed: to be said if there were extra turns (XTR-1). */
    public Position withRound(int completed) {
        return with(next -> next.say("round").round = completed);
    }

    /** Whose turn it is: to be said if there were extra turns (XTR-1). */
    public Position withActiveSeat(int seat) {
        return with(next -> next.say("seat").active = parts.setup.checkSeat(seat));
    }

    /** What is asked; for a discard use {@link #withDiscard}. It also says the stage. */
    public Position withAsk(Ask ask) {
        return asking(Arguments.notNull(ask, "ask", "what is asked"), Table.NOBODY);
    }

    /** A player is asked which token to discard (EFF-2). */
    public Position withDiscard(int seat) {
        return asking(Ask.DISCARD, parts.setup.checkSeat(seat));
    }

    /** The end of the game. */
    public Position withGameOver() {
        return asking(null, Table.NOBODY);
    }

    private Position asking(@Nullable Ask ask, int discarding) {
        return with(next -> {
            next.parts.ask = ask;
            next.parts.actor = discarding;
        });
    }

    /** What was done in this turn, beside the coins that were set. */
    public Position withDone(Collection<Done> done) {
        List<Done> list = Arguments.noneNull(done, "done", "a list");
        return with(next -> next.parts.done = set(list));
    }

    /** What was done, each thing once and in order. */
    static Set<Done> set(Collection<Done> done) {
        Set<Done> set = EnumSet.noneOf(Done.class);
        set.addAll(done);
        return Collections.unmodifiableSet(set);
    }

    /** Whether the last round has begun (END-1, END-5); if it is not said, the markers and the rounds tell. */
    public Position withLastRound(boolean begun) {
        return with(next -> next.say("last").lastRound = begun);
    }

    /** The steps that are still to be done before the next stage, the next one first. */
    public Position withTodo(Collection<? extends Todo> steps) {
        List<Todo> todo = Arguments.noneNull(steps, "todo", "steps");
        for (Todo step : todo) {
            if (step instanceof Todo.Discard discard) {
                parts.setup.checkSeat(discard.seat());
            }
        }
        return with(next -> next.parts.todo = todo);
    }

    /** The coins that were drawn and not yet set. */
    public Position withDrawn(Coins coins) {
        return with(next -> next.parts.drawn = Arguments.notNull(coins, "drawn", "coins"));
    }

    /** How many coins were set in this turn. */
    public Position withPlaced(int coins) {
        return with(next -> next.parts.placed = coins);
    }

    /** The stalls whose merchandise was sold in this turn, in the order of the sales. */
    public Position withSold(Collection<Stall> stalls) {
        return with(next -> next.parts.sold = Arguments.noneNull(stalls, "sold", "stalls"));
    }

    /** The tile at a stall for merchandise. */
    public Position withTile(Stall stall, Tile tile) {
        return withSpot(stall, parts.setup.edition().check(tile));
    }

    /** A stall for merchandise that waits to be refilled. */
    public Position withEmptyStall(Stall stall) {
        return withSpot(stall, null);
    }

    private Position withSpot(Stall stall, @Nullable Tile tile) {
        boolean right = Arguments.notNull(stall, "stall", "a stall").isMerchandise();
        Arguments.that(right, "stall", stall, "one for merchandise, 1 to 6");
        return with(next -> next.parts.set(stall, tile));
    }

    /** The objects on the discard, the oldest first. */
    public Position withObjectDiscard(Collection<Tile> tiles) {
        return with(next -> next.parts.objectDiscard = parts.setup.edition().check(tiles, "object discard"));
    }

    /** The perfumes on the discard, the oldest first. */
    public Position withPerfumeDiscard(Collection<Tile> tiles) {
        return with(next -> next.parts.perfumeDiscard = parts.setup.edition().check(tiles, "perfume discard"));
    }

    /** The coins at a player's edge of a stall. */
    public Position withEdge(int seat, Stall stall, Coins coins) {
        Arguments.notNull(stall, "stall", "a stall");
        Arguments.notNull(coins, "edge", "coins");
        return with(seat, player -> player.withEdge(stall, coins));
    }

    /** The coins on a player's character tile. */
    public Position withSpent(int seat, Coins coins) {
        return with(seat, player -> player.withSpent(Arguments.notNull(coins, "spent", "coins")));
    }

    /** The coins in a player's purse. */
    public Position withPurse(int seat, Coins coins) {
        return with(seat, player -> player.withPurse(Arguments.notNull(coins, "purse", "coins")))
                .with(next -> next.restInPurse.remove(seat));
    }

    /** A purse with the coins of the beginning that lie nowhere else (SET-3). */
    public Position withRestInPurse(int seat) {
        return with(next -> next.restInPurse.add(parts.setup.checkSeat(seat)));
    }

    /** How many seals a player has. */
    public Position withSeals(int seat, int seals) {
        return with(seat, player -> player.withSeals(seals));
    }

    /**
     * How many spaces a player's marker has moved since the start; who stands on top is said by {@link #withStanding}.
     */
    public Position withPosition(int seat, int spaces) {
        return with(seat, player -> player.withPosition(spaces)).with(next -> next.unsaid.add("standing"));
    }

    /** The seats by place, the first ahead of all others (MOV-4). */
    public Position withStanding(Collection<Integer> seats) {
        List<Integer> standing = Arguments.noneNull(seats, "standing", "seats");
        standing.forEach(parts.setup::checkSeat);
        return with(next -> next.say("standing").standing = standing);
    }

    /** The privilege tokens that are out of the game, in the order in which they went. */
    public Position withTokensGone(Collection<TokenKind> tokens) {
        List<TokenKind> gone = Arguments.noneNull(tokens, "tokens gone", "tokens");
        gone.forEach(parts.setup.edition()::check);
        return with(next -> next.parts.tokensGone = gone);
    }

    /** The privilege tokens in a player's hand. */
    public Position withHand(int seat, Tokens tokens) {
        parts.setup.edition().check(tokens, "hand");
        return withHand(seat, tokens, tokens.size());
    }

    /** How many privilege tokens are in a player's hand, and that they are not known. */
    public Position withHandSize(int seat, int tokens) {
        return withHand(seat, null, tokens);
    }

    private Position withHand(int seat, @Nullable Tokens hand, int size) {
        return with(seat, player -> player.withHandSize(size)).with(next -> next.hands[seat] = hand);
    }

    @Override
    public Position seenBy(int seat) {
        return seenByViewer(parts.setup.checkSeat(seat));
    }

    @Override
    public Position seenBySpectator() {
        return seenByViewer(PlayerView.SPECTATOR);
    }

    private Position seenByViewer(int viewer) {
        Position seen = copy(viewer);
        for (int seat = 0; seat < hands.length; seat++) {
            seen.hands[seat] = seat == viewer ? hands[seat] : null;
        }
        return seen;
    }

    @Override
    public Table table() {
        return check().table();
    }

    @Override
    public GameState state() {
        return check().state();
    }

    @Override
    public PlayerView view() {
        return check().view();
    }

    private PositionCheck check() {
        return new PositionCheck(this, null);
    }

    @Override
    public GameState dealt(IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of numbers");
        boolean refills = parts.ask == Ask.TILE && parts.todo.isEmpty();
        Position open = refills ? this : with(next -> next.dealTiles(random));
        return Determinization.of(open.table(), open.hands, random);
    }

    /** Deals tiles where none is said, if there are some; what is missing then is a problem. */
    private void dealTiles(IntUnaryOperator random) {
        List<Tile> left = new ArrayList<>(parts.setup.edition().tiles());
        left.removeAll(Arrays.asList(parts.tiles));
        left.removeAll(parts.objectDiscard);
        left.removeAll(parts.perfumeDiscard);
        for (Stall stall : Stall.merchandise()) {
            List<Tile> tiles = new ArrayList<>(left);
            tiles.removeIf(tile -> tile.isObject() != stall.sellsObjects());
            if (parts.tiles[stall.ordinal()] == null && !tiles.isEmpty()) {
                Tile tile = Dealer.pick(tiles, 1, random).get(0);
                parts.set(stall, tile);
                left.remove(tile);
            }
        }
    }

    @Override
    public String toText() {
        return PositionText.write(new Position(table().parts, hands, viewer));
    }

    private Position with(Consumer<Position> change) {
        Position next = copy(viewer);
        change.accept(next);
        return next;
    }

    private Position copy(int viewer) {
        Position copy = new Position(parts, hands.clone(), viewer);
        copy.unsaid.addAll(unsaid);
        copy.restInPurse.addAll(restInPurse);
        return copy;
    }

    private Position with(int seat, UnaryOperator<Player> change) {
        parts.setup.checkSeat(seat);
        return with(next -> next.parts.players[seat] = change.apply(next.parts.players[seat]));
    }

    /** What is said, where something will be said that would follow otherwise. */
    TableParts say(String part) {
        unsaid.remove(part);
        return parts;
    }

    /** The text if there is one, else the problems. */
    @Override
    public String toString() {
        return Problems.text(this);
    }
}
