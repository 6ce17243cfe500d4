package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
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

    final TableParts parts;

    /** A table with parts that nobody changes any more. */
    Table(TableParts parts) {
        this.parts = parts;
    }

    @Override
    public Setup setup() {
        return parts.setup;
    }

    /** How many turns have been completed, extra ones too. */
    @Override
    public int turn() {
        return parts.turn;
    }

    /** How many rounds have been completed. */
    public int round() {
        return parts.round;
    }

    /** Whether the last round has begun: a marker has reached the disc by play (END-1), or it is the 100th (END-5). */
    public boolean isLastRound() {
        return parts.lastRound;
    }

    /** The stage of the turn, or {@code OVER}. */
    public Stage stage() {
        return parts.stage;
    }

    /** What is asked for; nothing when the game is over. */
    public Optional<Ask> ask() {
        return Optional.ofNullable(parts.ask);
    }

    @Override
    public boolean asksChance() {
        return parts.ask != null && parts.ask.isChance();
    }

    @Override
    public boolean isOver() {
        return parts.stage == Stage.OVER;
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
        return parts.active;
    }

    /**
     * Who has to decide now: usually the player whose turn it is, or another one who discards a token. Empty if chance
     * is asked, or the game is over.
     */
    @Override
    public OptionalInt decider() {
        return seatOrNone(parts.actor);
    }

    static OptionalInt seatOrNone(int seat) {
        return seat == NOBODY ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    /** Whether a privilege token was played in this turn. */
    public boolean isTokenPlayed() {
        return parts.done.contains(Position.Done.TOKEN);
    }

    /** Whether a seal was paid in this turn. */
    public boolean isSealPaid() {
        return parts.done.contains(Position.Done.SEAL);
    }

    /** Whether the player whose turn it is takes another one (XTR-1). */
    public boolean isAnotherTurnDue() {
        return parts.done.contains(Position.Done.AGAIN);
    }

    /** How many coins chance has to draw now; 0 if no coins are asked for. */
    public int toDraw() {
        return parts.toDraw;
    }

    /** The coins that were drawn and not yet set. */
    public Coins drawn() {
        return parts.drawn;
    }

    /** How many coins were set in this turn. */
    public int placed() {
        return parts.placed;
    }

    /** The steps that are still to be done before the next stage, the next one first. */
    public List<Todo> todo() {
        return parts.todo;
    }

    /** The stalls whose merchandise was sold in this turn, in the order of the sales. */
    public List<Stall> sold() {
        return parts.sold;
    }

    /** The tile at a stall; none if it waits to be refilled, or is one of the market people's. */
    public Optional<Tile> tile(Stall stall) {
        boolean merchandise = stall.isMerchandise();
        return merchandise ? Optional.ofNullable(parts.tiles[stall.ordinal()]) : Optional.empty();
    }

    /** What is asked at a stall; nothing if it waits to be refilled, or its tile is sold (SAL-7). */
    public Optional<Price> price(Stall stall) {
        return Optional.ofNullable(parts.stalls().price(stall));
    }

    /** What everybody may know of the player on a seat. */
    public Player player(int seat) {
        return parts.players[parts.setup.checkSeat(seat)];
    }

    /** What everybody may know of each player, in the order of the seats. */
    public List<Player> players() {
        return Collections.unmodifiableList(Arrays.asList(parts.players));
    }

    /** The space of the track on which the marker of a player stands (MOV-1). */
    public int space(int seat) {
        return (parts.setup.disc() + player(seat).position())
                % parts.setup.track().length();
    }

    /** The seats by place, the first ahead of all others (MOV-4). */
    public List<Integer> standing() {
        return parts.standing;
    }

    /** All players by place (MOV-4): one wins (END-3). */
    @Override
    public List<Standing> ranking() {
        List<Standing> ranking = new ArrayList<>();
        for (int seat : parts.standing) {
            ranking.add(new Standing(ranking.size() + 1, seat, parts.players[seat].position()));
        }
        return Collections.unmodifiableList(ranking);
    }

    /** How many black coins the pile has. */
    public int blackPile() {
        return parts.blackPile;
    }

    /** How many white coins the pile has. */
    public int whitePile() {
        return parts.whitePile;
    }

    /** How many seals the pile has. */
    public int sealPile() {
        return parts.sealPile;
    }

    /** The privilege tokens that are out of the game, in the order in which they went. */
    public List<TokenKind> tokensGone() {
        return parts.tokensGone;
    }

    /** How many privilege tokens the stack has. */
    public int tokenStackSize() {
        return parts.tokenStack;
    }

    /** The objects in the stack, in the order of the edition, as nobody knows which one comes next (INF-3). */
    public List<Tile> objectStack() {
        return parts.objectStack;
    }

    /** The perfumes in the stack, in the order of the edition, as nobody knows which one comes next (INF-3). */
    public List<Tile> perfumeStack() {
        return parts.perfumeStack;
    }

    /** The objects on the discard, the oldest first. */
    public List<Tile> objectDiscard() {
        return parts.objectDiscard;
    }

    /** The perfumes on the discard, the oldest first. */
    public List<Tile> perfumeDiscard() {
        return parts.perfumeDiscard;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Table that && that.parts.equals(parts);
    }

    @Override
    public int hashCode() {
        return parts.hashCode();
    }

    /** The open position in a line, as spectators see it. */
    @Override
    public String toString() {
        return PositionText.write(Position.of(this));
    }
}
