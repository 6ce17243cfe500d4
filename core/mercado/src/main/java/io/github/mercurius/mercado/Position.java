package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Excerpt;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.PositionException;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;

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
 * beginning that lie nowhere else. {@link #dealt} deals the tiles and tokens that are not set. A position has a text in
 * one line, {@link #toText}.
 *
 * <p>What the rules cannot lead to is refused when the position becomes a table, a view or a state, with all problems
 * at once ({@link #problems}). These are checked: coins, seals, tiles and tokens are all there, and the coins at each
 * edge fit its price. What is asked, and what is still to be done, are as the rules make them. Only a record can show
 * whether such a game was played. All positions that can be reached from an accepted position are accepted too.
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

    final PositionParts parts;

    private Position(PositionParts parts) {
        this.parts = parts;
    }

    /** The position before the first turn; the tiles are not dealt. */
    public static Position of(Setup setup) {
        return new Position(new PositionParts(Arguments.notNull(setup, "setup", "a set-up")));
    }

    /** The position that everybody sees: hands are not known. */
    public static Position of(Table table) {
        return new Position(PositionParts.of(Arguments.notNull(table, "table", "a table")));
    }

    /** The position that a seat, or a spectator, sees: other hands are not known. */
    public static Position of(PlayerView view) {
        return new Position(PositionParts.of(Arguments.notNull(view, "view", "a view")));
    }

    /** The position with all that is hidden. */
    public static Position of(GameState state) {
        return new Position(PositionParts.of(Arguments.notNull(state, "state", "a state")));
    }

    /**
     * The position in a text, which {@link #toText} gives.
     *
     * @param edition the edition that the text names, as its pieces are data
     * @throws PositionException if it is not the text of a position, names another edition, or the rules cannot lead
     *     there: names each problem and its place
     */
    public static Position parse(String text, Edition edition) {
        PositionReader reader = new PositionReader(text, edition);
        PositionParts parts = reader.parts();
        reader.check(new PositionCheck(parts));
        return new Position(parts);
    }

    /** How many turns have been completed, extra ones too. */
    public Position withTurn(int completed) {
        return with(next -> next.turn = completed);
    }

    /** How many rounds have been completed: to be said if there were extra turns (XTR-1). */
    public Position withRound(int completed) {
        return with(next -> next.round = completed);
    }

    /** Whose turn it is: to be said if there were extra turns (XTR-1). */
    public Position withActiveSeat(int seat) {
        parts.setup.checkSeat(seat);
        return with(next -> next.active = seat);
    }

    /** What is asked; for a discard use {@link #withDiscard}. It also says the stage. */
    public Position withAsk(Ask ask) {
        Arguments.notNull(ask, "ask", "what is asked");
        return with(next -> {
            next.ask = ask;
            next.discarding = PositionParts.UNSAID;
        });
    }

    /** A player is asked which token to discard (EFF-2). */
    public Position withDiscard(int seat) {
        parts.setup.checkSeat(seat);
        return with(next -> {
            next.ask = Ask.DISCARD;
            next.discarding = seat;
        });
    }

    /** The end of the game. */
    public Position withGameOver() {
        return with(next -> {
            next.ask = null;
            next.discarding = PositionParts.UNSAID;
        });
    }

    /** What was done in this turn, beside the coins that were set. */
    public Position withDone(Collection<Done> done) {
        List<Done> list = Arguments.noneNull(done, "done", "a list");
        EnumSet<Done> set = list.isEmpty() ? EnumSet.noneOf(Done.class) : EnumSet.copyOf(list);
        return with(next -> {
            next.tokenPlayed = set.contains(Done.TOKEN);
            next.sealPaid = set.contains(Done.SEAL);
            next.again = set.contains(Done.AGAIN);
        });
    }

    /** Whether the last round has begun (END-1, END-5); if it is not said, the markers and the rounds tell. */
    public Position withLastRound(boolean begun) {
        return with(next -> next.lastRound = begun);
    }

    /** The steps that are still to be done before the next stage, the next one first. */
    public Position withTodo(Collection<? extends Todo> steps) {
        List<Todo> todo = Arguments.noneNull(steps, "todo", "steps");
        for (Todo step : todo) {
            if (step instanceof Todo.Discard discard) {
                parts.setup.checkSeat(discard.seat());
            }
        }
        return with(next -> next.todo = todo);
    }

    /** The coins that were drawn and not yet set. */
    public Position withDrawn(Coins coins) {
        Arguments.notNull(coins, "drawn", "coins");
        return with(next -> next.drawn = coins);
    }

    /** How many coins were set in this turn. */
    public Position withPlaced(int coins) {
        return with(next -> next.placed = coins);
    }

    /** The stalls whose merchandise was sold in this turn, in the order of the sales. */
    public Position withSold(Collection<Stall> stalls) {
        List<Stall> sold = Arguments.noneNull(stalls, "sold", "stalls");
        return with(next -> next.sold = sold);
    }

    /** The tile at a stall for merchandise. */
    public Position withTile(Stall stall, Tile tile) {
        Tile checked = parts.setup.edition().check(tile);
        int spot = spot(stall);
        return with(next -> next.spots[spot] = new PositionParts.Spot(true, checked));
    }

    /** A stall for merchandise that waits to be refilled. */
    public Position withEmptyStall(Stall stall) {
        int spot = spot(stall);
        return with(next -> next.spots[spot] = PositionParts.Spot.EMPTY);
    }

    private static int spot(Stall stall) {
        boolean right = Arguments.notNull(stall, "stall", "a stall").isMerchandise();
        Arguments.that(right, "stall", stall, "one for merchandise, 1 to 6");
        return stall.ordinal();
    }

    /** The objects on the discard, the oldest first. */
    public Position withObjectDiscard(Collection<Tile> tiles) {
        List<Tile> discard = parts.setup.edition().check(tiles, "object discard");
        return with(next -> next.objectDiscard = discard);
    }

    /** The perfumes on the discard, the oldest first. */
    public Position withPerfumeDiscard(Collection<Tile> tiles) {
        List<Tile> discard = parts.setup.edition().check(tiles, "perfume discard");
        return with(next -> next.perfumeDiscard = discard);
    }

    /** The coins at a player's edge of a stall. */
    public Position withEdge(int seat, Stall stall, Coins coins) {
        Arguments.notNull(stall, "stall", "a stall");
        Arguments.notNull(coins, "edge", "coins");
        return with(seat, player -> player.setEdge(stall, coins));
    }

    /** The coins on a player's character tile. */
    public Position withSpent(int seat, Coins coins) {
        Arguments.notNull(coins, "spent", "coins");
        return with(seat, player -> player.spent = coins);
    }

    /** The coins in a player's purse. */
    public Position withPurse(int seat, Coins coins) {
        Arguments.notNull(coins, "purse", "coins");
        return with(seat, player -> player.purse = coins);
    }

    /** A purse with the coins of the beginning that lie nowhere else (SET-3). */
    public Position withRestInPurse(int seat) {
        return with(seat, player -> player.purse = null);
    }

    /** How many seals a player has. */
    public Position withSeals(int seat, int seals) {
        return with(seat, player -> player.seals = seals);
    }

    /**
     * How many spaces a player's marker has moved since the start; who stands on top is said by {@link #withStanding}.
     */
    public Position withPosition(int seat, int spaces) {
        return with(seat, player -> player.position = spaces).with(next -> next.standing = null);
    }

    /** The seats by place, the first ahead of all others (MOV-4). */
    public Position withStanding(Collection<Integer> seats) {
        List<Integer> standing = Arguments.noneNull(seats, "standing", "seats");
        standing.forEach(parts.setup::checkSeat);
        return with(next -> next.standing = standing);
    }

    /** The privilege tokens that are out of the game, in the order in which they went. */
    public Position withTokensGone(Collection<TokenKind> tokens) {
        List<TokenKind> gone = Arguments.noneNull(tokens, "tokens gone", "tokens");
        gone.forEach(parts.setup.edition()::check);
        return with(next -> next.gone = gone);
    }

    /** The privilege tokens in a player's hand. */
    public Position withHand(int seat, Tokens tokens) {
        parts.setup.edition().check(tokens, "hand");
        return with(seat, player -> player.setHand(tokens, null));
    }

    /** How many privilege tokens are in a player's hand, and that they are not known. */
    public Position withHandSize(int seat, int tokens) {
        return with(seat, player -> player.setHand(null, tokens));
    }

    @Override
    public Position seenBy(int seat) {
        parts.setup.checkSeat(seat);
        return with(next -> next.hideFrom(seat));
    }

    @Override
    public Position seenBySpectator() {
        return with(next -> next.hideFrom(PositionParts.UNSAID));
    }

    @Override
    public Table table() {
        return new PositionCheck(parts).table();
    }

    @Override
    public GameState state() {
        return new PositionCheck(parts).forState().state();
    }

    @Override
    public PlayerView view() {
        return new PositionCheck(parts).forView().view();
    }

    @Override
    public GameState dealt(IntUnaryOperator random) {
        return PositionDealer.dealt(parts, Arguments.notNull(random, "random", "a source of numbers"));
    }

    @Override
    public String toText() {
        return PositionWriter.write(parts, table());
    }

    private Position with(Consumer<PositionParts> change) {
        PositionParts next = parts.copy();
        change.accept(next);
        return new Position(next);
    }

    private Position with(int seat, Consumer<PositionParts.Seat> change) {
        parts.setup.checkSeat(seat);
        return with(next -> change.accept(next.change(seat)));
    }

    /** The text if there is one, else the problems. */
    @Override
    public String toString() {
        return Excerpt.of(this);
    }
}
