package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyTable;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * All that lies open on the table, for everybody to see (INF-4).
 *
 * <p>No hand is in it, and not what the stack of tokens holds, only their sizes: a table tells nothing that is hidden.
 *
 * <p>Equal if everything that it shows is equal. This class is immutable and thread-safe.
 */
public final class Table implements AnyTable {
    static final int NOBODY = -1;

    final Setup setup;
    final Player[] players;
    final @Nullable Tile[] tiles;
    final Stage stage;
    final @Nullable Ask ask;
    final int active;
    final int actor;
    final int turn;
    final int round;
    final boolean lastRound;
    final boolean tokenPlayed;
    final boolean sealPaid;
    final boolean again;
    final int toDraw;
    final Coins drawn;
    final int placed;
    final List<Todo> todo;
    final Vector<Stall> sold;
    final int[] standing;
    final int blackPile;
    final int whitePile;
    final int sealPile;
    final Vector<TokenKind> tokensGone;
    final int tokenStack;
    final long objectStack;
    final long perfumeStack;
    final Vector<Tile> objectDiscard;
    final Vector<Tile> perfumeDiscard;

    Table(TableDraft draft) {
        setup = draft.setup;
        players = draft.players;
        tiles = draft.tiles;
        stage = draft.stage;
        ask = draft.ask;
        active = draft.active;
        actor = draft.actor;
        turn = draft.turn;
        round = draft.round;
        lastRound = draft.lastRound;
        tokenPlayed = draft.tokenPlayed;
        sealPaid = draft.sealPaid;
        again = draft.again;
        toDraw = draft.toDraw;
        drawn = draft.drawn;
        placed = draft.placed;
        todo = draft.todo;
        sold = draft.sold;
        standing = draft.standing;
        blackPile = draft.blackPile;
        whitePile = draft.whitePile;
        sealPile = draft.sealPile;
        tokensGone = draft.tokensGone;
        tokenStack = draft.tokenStack;
        objectStack = draft.objectStack;
        perfumeStack = draft.perfumeStack;
        objectDiscard = draft.objectDiscard;
        perfumeDiscard = draft.perfumeDiscard;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /** How many turns have been completed, extra ones too. */
    @Override
    public int turn() {
        return turn;
    }

    /** How many rounds have been completed. */
    public int round() {
        return round;
    }

    /** Whether the last round has begun: a marker has reached the disc by play (END-1), or it is the 100th (END-5). */
    public boolean isLastRound() {
        return lastRound;
    }

    /** The stage of the turn, or {@code OVER}. */
    public Stage stage() {
        return stage;
    }

    /** What is asked for; nothing when the game is over. */
    public Optional<Ask> ask() {
        return Optional.ofNullable(ask);
    }

    @Override
    public boolean asksChance() {
        return ask != null && ask.isChance();
    }

    @Override
    public boolean isOver() {
        return stage == Stage.OVER;
    }

    /**
     * Whose turn it is.
     *
     * @throws IllegalStateException if the game is over
     */
    public int activeSeat() {
        if (isOver()) {
            throw new IllegalStateException("the game is over, it is nobody's turn (END-1)");
        }
        return active;
    }

    /**
     * Who has to decide now: usually the player whose turn it is, or another one who discards a token. Empty if chance
     * is asked, or the game is over.
     */
    @Override
    public OptionalInt decider() {
        return actor == NOBODY ? OptionalInt.empty() : OptionalInt.of(actor);
    }

    /** Whether a privilege token was played in this turn. */
    public boolean isTokenPlayed() {
        return tokenPlayed;
    }

    /** Whether a seal was paid in this turn. */
    public boolean isSealPaid() {
        return sealPaid;
    }

    /** Whether the player whose turn it is takes another one (XTR-1). */
    public boolean isAnotherTurnDue() {
        return again;
    }

    /** How many coins chance has to draw now; 0 if no coins are asked for. */
    public int toDraw() {
        return toDraw;
    }

    /** The coins that were drawn and not yet set. */
    public Coins drawn() {
        return drawn;
    }

    /** How many coins were set in this turn. */
    public int placed() {
        return placed;
    }

    /** The steps that are still to be done before the next stage, the next one first. */
    public java.util.List<Todo> todo() {
        return Collections.unmodifiableList(todo.toJavaList());
    }

    /** The stalls whose merchandise was sold in this turn, in the order of the sales. */
    public java.util.List<Stall> sold() {
        return sold.asJava();
    }

    /** The tile at a stall; none if it waits to be refilled, or is one of the market people's. */
    public Optional<Tile> tile(Stall stall) {
        boolean merchandise = stall.isMerchandise();
        return merchandise ? Optional.ofNullable(tiles[stall.ordinal()]) : Optional.empty();
    }

    /** What is asked at a stall; nothing if it waits to be refilled, or its tile is sold (SAL-7). */
    public Optional<Price> price(Stall stall) {
        return Optional.ofNullable(stalls().price(stall));
    }

    Stalls stalls() {
        return new Stalls(tiles, sold, setup.coinChanger(), whitePile);
    }

    /** What everybody may know of the player on a seat. */
    public Player player(int seat) {
        return players[setup.checkSeat(seat)];
    }

    /** What everybody may know of each player, in the order of the seats. */
    public java.util.List<Player> players() {
        return Collections.unmodifiableList(Arrays.asList(players));
    }

    Player active() {
        return players[active];
    }

    /** The space of the track on which the marker of a player stands (MOV-1). */
    public int space(int seat) {
        return (setup.disc() + player(seat).position()) % setup.track().length();
    }

    /** The seats by place, the first ahead of all others (MOV-4). */
    public java.util.List<Integer> standing() {
        java.util.List<Integer> seats = new ArrayList<>();
        for (int seat : standing) {
            seats.add(seat);
        }
        return Collections.unmodifiableList(seats);
    }

    /** All players by place (MOV-4): one wins (END-3). */
    @Override
    public java.util.List<Standing> ranking() {
        java.util.List<Standing> ranking = new ArrayList<>();
        for (int seat : standing) {
            ranking.add(new Standing(ranking.size() + 1, seat, players[seat].position()));
        }
        return Collections.unmodifiableList(ranking);
    }

    /** How many black coins the pile has. */
    public int blackPile() {
        return blackPile;
    }

    /** How many white coins the pile has. */
    public int whitePile() {
        return whitePile;
    }

    /** How many seals the pile has. */
    public int sealPile() {
        return sealPile;
    }

    /** The privilege tokens that are out of the game, in the order in which they went. */
    public java.util.List<TokenKind> tokensGone() {
        return tokensGone.asJava();
    }

    /** How many privilege tokens the stack has. */
    public int tokenStackSize() {
        return tokenStack;
    }

    /** The objects in the stack, in the order of the edition, as nobody knows which one comes next (INF-3). */
    public java.util.List<Tile> objectStack() {
        return Tiles.toList(objectStack, setup.edition());
    }

    /** The perfumes in the stack, in the order of the edition, as nobody knows which one comes next (INF-3). */
    public java.util.List<Tile> perfumeStack() {
        return Tiles.toList(perfumeStack, setup.edition());
    }

    /** The objects on the discard, the oldest first. */
    public java.util.List<Tile> objectDiscard() {
        return objectDiscard.asJava();
    }

    /** The perfumes on the discard, the oldest first. */
    public java.util.List<Tile> perfumeDiscard() {
        return perfumeDiscard.asJava();
    }

    /** The stall that is filled next; none if no stall waits for it. */
    @Nullable
    Stall emptyStall() {
        return Stalls.empty(tiles);
    }

    /** The tiles from which chance draws now, as RPL-2 has it. */
    long stackAsked() {
        Stall empty = emptyStall();
        boolean objects = empty == null || empty.sellsObjects(); // no stall is empty when points are drawn (SCO-3)
        long stack = objects ? objectStack : perfumeStack;
        return stack != 0 ? stack : Tiles.of(objects ? objectDiscard : perfumeDiscard);
    }

    /** The symbol that the player whose turn it is may choose to carry out (MOV-5). */
    @Nullable
    Effect symbol() {
        return symbol(setup, players, active);
    }

    /** The symbol that a player finds who has just moved; null if there is none, or it does not act (MOV-3). */
    static @Nullable Effect symbol(Setup setup, Player[] players, int seat) {
        Track track = setup.track();
        int position = players[seat].position();
        if (position >= track.length()) {
            return null;
        }
        for (Player other : players) {
            // RUL-10: a marker that is a lap ahead occupies the space too
            if (other.seat() != seat && (other.position() - position) % track.length() == 0) {
                return null;
            }
        }
        return track.symbol((setup.disc() + position) % track.length()).orElse(null);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Table that
                && that.turn == turn
                && that.round == round
                && that.lastRound == lastRound
                && that.stage == stage
                && that.ask == ask
                && that.active == active
                && that.actor == actor
                && isSameTurn(that)
                && that.blackPile == blackPile
                && that.whitePile == whitePile
                && that.sealPile == sealPile
                && that.tokenStack == tokenStack
                && that.objectStack == objectStack
                && that.perfumeStack == perfumeStack
                && Arrays.equals(that.standing, standing)
                && Arrays.equals(that.players, players)
                && Arrays.equals(that.tiles, tiles)
                && that.tokensGone.equals(tokensGone)
                && that.objectDiscard.equals(objectDiscard)
                && that.perfumeDiscard.equals(perfumeDiscard)
                && that.setup.equals(setup);
    }

    /** Whether what happened in this turn is the same. */
    private boolean isSameTurn(Table that) {
        return that.tokenPlayed == tokenPlayed
                && that.sealPaid == sealPaid
                && that.again == again
                && that.toDraw == toDraw
                && that.placed == placed
                && that.drawn.equals(drawn)
                && that.todo.equals(todo)
                && that.sold.equals(sold);
    }

    @Override
    public int hashCode() {
        int asked = ask == null ? -1 : ask.ordinal();
        return Objects.hash(
                turn, asked, actor, drawn, todo, objectStack, Arrays.hashCode(players), Arrays.hashCode(tiles));
    }

    /** The open position in a line, as spectators see it. */
    @Override
    public String toString() {
        return PositionWriter.write(this, new Tokens[players.length], PlayerView.SPECTATOR);
    }
}
