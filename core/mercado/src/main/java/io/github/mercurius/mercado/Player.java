package io.github.mercurius.mercado;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What everybody may know of one player: all but the kinds of the tokens in the hand.
 *
 * <p>Equal if all of it is. This class is immutable and thread-safe.
 */
public final class Player {
    private final int seat;
    private final Coins purse;
    private final Coins spent;
    private final Coins[] edges;
    private final int seals;
    private final int handSize;
    private final int position;

    Player(int seat, Coins purse, Coins spent, Coins[] edges, int seals, int handSize, int position) {
        this.seat = seat;
        this.purse = purse;
        this.spent = spent;
        this.edges = edges;
        this.seals = seals;
        this.handSize = handSize;
        this.position = position;
    }

    /** A player with a purse and seals, and nothing else. */
    static Player atStart(int seat, Coins purse, int seals) {
        Coins[] edges = new Coins[Stall.all().size()];
        Arrays.fill(edges, Coins.none());
        return new Player(seat, purse, Coins.none(), edges, seals, 0, 0);
    }

    /** The seat, from 0 (SET-1). */
    public int seat() {
        return seat;
    }

    /** The coins in the purse: everybody can work them out (RUL-17). */
    public Coins purse() {
        return purse;
    }

    /** The coins on the character tile. */
    public Coins spent() {
        return spent;
    }

    /** The coins at the player's edge of a stall. */
    public Coins edge(Stall stall) {
        return edges[stall.ordinal()];
    }

    /** The coins at the player's edges, in the order of the stalls. */
    public List<Coins> edges() {
        return Collections.unmodifiableList(Arrays.asList(edges));
    }

    /** How many seals the player has. */
    public int seals() {
        return seals;
    }

    /** How many privilege tokens the player has in hand (INF-1). */
    public int handSize() {
        return handSize;
    }

    /** How many spaces the marker has moved since the start (MOV-1). */
    public int position() {
        return position;
    }

    Player withPurse(Coins coins) {
        return new Player(seat, coins, spent, edges, seals, handSize, position);
    }

    Player withSpent(Coins coins) {
        return new Player(seat, purse, coins, edges, seals, handSize, position);
    }

    Player withEdge(Stall stall, Coins coins) {
        Coins[] changed = edges.clone();
        changed[stall.ordinal()] = coins;
        return new Player(seat, purse, spent, changed, seals, handSize, position);
    }

    Player withSeals(int number) {
        return new Player(seat, purse, spent, edges, number, handSize, position);
    }

    Player withHandSize(int number) {
        return new Player(seat, purse, spent, edges, seals, number, position);
    }

    Player withPosition(int spaces) {
        return new Player(seat, purse, spent, edges, seals, handSize, spaces);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Player that
                && that.seat == seat
                && that.seals == seals
                && that.handSize == handSize
                && that.position == position
                && that.purse.equals(purse)
                && that.spent.equals(spent)
                && Arrays.equals(that.edges, edges);
    }

    @Override
    public int hashCode() {
        return Objects.hash(purse, spent, Arrays.hashCode(edges), seals, handSize, position);
    }

    @Override
    public String toString() {
        return "seat " + seat + ": purse [" + purse + "], spent [" + spent + "], edges " + edges() + ", seals " + seals
                + ", hand of " + handSize + ", position " + position;
    }
}
