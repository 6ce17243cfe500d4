package io.github.mercurius.core;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;

/** What follows from how many turns are completed: how many of them were a player's, and how many cards lie where. */
final class Pace {
    private final Setup setup;
    private final int turn;

    Pace(Setup setup, int turn) {
        this.setup = setup;
        this.turn = turn;
    }

    /** How many turns a player has completed. */
    int ownTurns(int seat) {
        return turnsAmong(seat, turn);
    }

    /** How many of the first turns of the game are a player's. */
    private int turnsAmong(int seat, int first) {
        int players = setup.players();
        int wait = seat - setup.startSeat();
        wait = wait < 0 ? wait + players : wait;
        return (first - wait + players - 1) / players;
    }

    /** TRN-4: how many cards the main deck has left, as each turn draws one while there are any. */
    int mainDeck() {
        return Math.max(0, turnsWithDraw() - turn);
    }

    /** How many cards a player holds whose News, if it was played, was replaced by the discards (END-1). */
    int handSize(int seat) {
        return Deal.HAND - ownTurns(seat) + turnsAmong(seat, Math.min(turn, turnsWithDraw()));
    }

    /** TRN-3: how many cards lie on a player's board. */
    int cardsOnBoard(int seat) {
        return Math.min(Board.SPACES - 1, ownTurns(seat));
    }

    /** TRN-3: how many cards have left a player's board, News among them. */
    int cardsLeftBoard(int seat) {
        return ownTurns(seat) - cardsOnBoard(seat);
    }

    private int turnsWithDraw() {
        return setup.turns() - 2 * setup.players();
    }
}
