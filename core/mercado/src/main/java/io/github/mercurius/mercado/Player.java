package io.github.mercurius.mercado;

import java.util.Collections;
import java.util.List;

/**
 * What everybody may know of one player: all but the kinds of the tokens in the hand.
 *
 * @param seat the seat, from 0 (SET-1)
 * @param purse the coins in the purse: everybody can work them out (RUL-17)
 * @param spent the coins on the character tile
 * @param edges the coins at the player's edges, in the order of the stalls
 * @param seals how many seals the player has
 * @param handSize how many privilege tokens the player has in hand (INF-1)
 * @param position how many spaces the marker has moved since the start (MOV-1)
 */
public record Player(int seat, Coins purse, Coins spent, List<Coins> edges, int seals, int handSize, int position) {
    public Player {
        edges = List.copyOf(edges);
    }

    /** A player with a purse and seals, and nothing else. */
    static Player atStart(int seat, Coins purse, int seals) {
        List<Coins> edges = Collections.nCopies(Stall.all().size(), Coins.none());
        return new Player(seat, purse, Coins.none(), edges, seals, 0, 0);
    }

    /** The coins at the player's edge of a stall. */
    public Coins edge(Stall stall) {
        return edges.get(stall.ordinal());
    }

    Player withPurse(Coins coins) {
        return new Player(seat, coins, spent, edges, seals, handSize, position);
    }

    Player withSpent(Coins coins) {
        return new Player(seat, purse, coins, edges, seals, handSize, position);
    }

    Player withEdge(Stall stall, Coins coins) {
        Coins[] changed = edges.toArray(new Coins[0]);
        changed[stall.ordinal()] = coins;
        return new Player(seat, purse, spent, List.of(changed), seals, handSize, position);
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
}
