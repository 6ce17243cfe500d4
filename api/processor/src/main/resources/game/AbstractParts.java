package game;

import api.PlayerView;
import api.Setup;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * What a position says: nothing of it is checked. What is null or {@link #UNSAID} is not set; the rest is as before the
 * first turn until it is set.
 */
abstract class AbstractParts {
    static final int UNSAID = -1;

    final Setup setup;
    PositionParts.Seat[] seats;
    int turn;

    /** Whose view this is; of spectators, or of nobody, if it is not said. */
    int viewer = UNSAID;

    AbstractParts(Setup setup, Supplier<PositionParts.Seat> atStart) {
        this.setup = setup;
        seats = new PositionParts.Seat[setup.players()];
        Arrays.setAll(seats, seat -> atStart.get());
    }

    /** A copy that shares what is said of a seat until it is changed. */
    AbstractParts(AbstractParts other) {
        setup = other.setup;
        seats = other.seats.clone();
        turn = other.turn;
        viewer = other.viewer;
    }

    /** What a viewer sees. */
    static PositionParts of(PlayerView view) {
        PositionParts parts = PositionParts.of(view.table());
        view.viewer().ifPresent(seat -> {
            parts.viewer = seat;
            parts.seats[seat].hand = view.hand();
        });
        return parts;
    }

    /** All of a state. */
    static PositionParts of(GameState state) {
        PositionParts parts = PositionParts.of(state.table());
        for (int seat = 0; seat < parts.seats.length; seat++) {
            parts.seats[seat].hand = state.hand(seat);
        }
        //#deal
        parts.setDecks(state);
        //#end
        return parts;
    }

    /** What is said of a seat of this copy, to be changed. */
    PositionParts.Seat change(int seat) {
        seats[seat] = new PositionParts.Seat(seats[seat]);
        return seats[seat];
    }

    /** Leaves out what a viewer does not see. */
    void hideFrom(int viewer) {
        this.viewer = viewer;
        for (int seat = 0; seat < seats.length; seat++) {
            var hand = seats[seat].hand;
            if (hand != null && seat != viewer) {
                change(seat).setHand(null, hand.size());
            }
        }
    }
}
