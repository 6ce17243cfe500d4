package io.github.mercurius.mercatores;

import io.vavr.collection.List;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a table. {@link Transition} changes them while it plays an action; once a {@link Table} shows them,
 * nobody changes them any more. A position says what it says in the same parts.
 */
final class TableParts {
    final Setup setup;
    final Player[] players;
    Cards market;
    /** The top card first. */
    List<Card> discardPile;

    @Nullable
    Card given;

    /** The step that the turn is in, null when the game is over. */
    @Nullable
    Ask ask;

    int deck;
    int turn;
    int active;
    int round;
    int captain;

    /** The parts before the first turn, with a market. */
    TableParts(Setup setup, Cards market) {
        this.setup = setup;
        this.market = market;
        players = new Player[setup.players()];
        Cards none = setup.edition().noCards();
        Arrays.setAll(players, seat -> new Player(seat, none, none, Deal.HAND, 0));
        discardPile = List.empty();
        ask = Ask.GIVE;
        deck = Edition.CARDS - Deal.MARKET - Deal.HAND * players.length; // SET-3, SET-4
        active = setup.startSeat(); // TURN-1
        captain = Table.NOBODY;
    }

    /** A copy, to be changed. */
    TableParts(TableParts other) {
        setup = other.setup;
        players = other.players.clone();
        market = other.market;
        discardPile = other.discardPile;
        given = other.given;
        ask = other.ask;
        deck = other.deck;
        turn = other.turn;
        active = other.active;
        round = other.round;
        captain = other.captain;
    }

    /** The player whose turn it is. */
    Player player() {
        return players[active];
    }

    /** The left neighbour of a seat (THG-8). */
    int next(int seat) {
        return Arrow.LEFT.seat(seat, players.length);
    }

    Phase phase() {
        return ask == null ? Phase.PROFIT : ask.phase();
    }

    /** Who has the Unloading card: the captain in the first round (PRO-1), then from seat to seat (PRO-4). */
    int unloading() {
        return captain == Table.NOBODY || round < 1 ? Table.NOBODY : (int) ((captain + (round - 1L)) % players.length);
    }

    /** LAST-4: whether all cards of the hand may be loaded. */
    boolean isLastTurn() {
        return phase() == Phase.INVESTMENT && captain != Table.NOBODY;
    }

    /** MKT-4: the cards that can be taken. */
    Cards others() {
        return given == null ? market : market.minus(given);
    }

    /** MKT-2, MKT-3: how many cards are to be taken. */
    int toTake() {
        return given == null ? 0 : Math.min(market.size() - 1, takenFor(given));
    }

    /** MKT-2: how many cards are taken for one that was given, if there are so many. */
    static int takenFor(Card given) {
        return given instanceof GoodsCard ? 2 : 3;
    }
}
