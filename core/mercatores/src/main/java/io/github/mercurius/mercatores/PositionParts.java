package io.github.mercurius.mercatores;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a position says: nothing of it is checked. What is null or {@link #UNSAID} is not set; the rest is as before the
 * first turn until it is set.
 */
final class PositionParts {
    static final int UNSAID = -1;

    final Setup setup;
    final Seat[] seats;
    int turn;

    /** None when the game is over. */
    @Nullable
    Ask ask = Ask.GIVE;

    /** Whose turn it is; in the investment phase that follows from the turn. */
    int active = UNSAID;

    int round;
    int captain = Table.NOBODY;

    /** Who has the Unloading card, or {@link Table#NOBODY}; what is not said follows from captain and round. */
    @Nullable
    Integer unloading;

    @Nullable
    Cards market;

    @Nullable
    Card given;

    List<Card> discardPile = List.of();

    @Nullable
    List<Card> deck;

    /** The size of the deck; what is not said follows from the rest. */
    @Nullable
    Integer deckSize;

    /** Whose view this is; of spectators, or of nobody, if it is not said. */
    int viewer = UNSAID;

    PositionParts(Setup setup) {
        this.setup = setup;
        seats = new Seat[setup.players()];
        Arrays.setAll(seats, seat -> new Seat(setup.edition().noCards()));
    }

    private PositionParts(PositionParts other) {
        setup = other.setup;
        seats = other.seats.clone();
        turn = other.turn;
        ask = other.ask;
        active = other.active;
        round = other.round;
        captain = other.captain;
        unloading = other.unloading;
        market = other.market;
        given = other.given;
        discardPile = other.discardPile;
        deck = other.deck;
        deckSize = other.deckSize;
        viewer = other.viewer;
    }

    /** Parts that say nothing of what is hidden behind a table, but for the cards that are known in hands. */
    static PositionParts hidden(Table table) {
        PositionParts parts = new PositionParts(table.setup);
        for (Player player : table.players) {
            parts.seats[player.seat()].known = player.known();
        }
        return parts;
    }

    /** What a viewer sees. */
    static PositionParts of(PlayerView view) {
        PositionParts parts = of(view.table);
        view.viewer().ifPresent(seat -> {
            parts.viewer = seat;
            parts.seats[seat].hand = view.hand;
        });
        return parts;
    }

    /** All of a state. */
    static PositionParts of(GameState state) {
        PositionParts parts = of(state.table);
        for (int seat = 0; seat < parts.seats.length; seat++) {
            parts.seats[seat].hand = state.hand(seat);
        }
        parts.deck = state.deck();
        return parts;
    }

    /** What everybody sees. */
    static PositionParts of(Table table) {
        PositionParts parts = new PositionParts(table.setup);
        parts.turn = table.turn;
        parts.ask = table.ask;
        parts.active = parts.isInvestment() ? UNSAID : table.active;
        parts.round = table.round;
        parts.captain = table.captain;
        parts.market = table.market;
        parts.given = table.given;
        parts.discardPile = table.discardPile();
        for (Player player : table.players) {
            Seat seat = parts.seats[player.seat()];
            seat.resources = player.resources();
            seat.known = player.known();
            seat.coins = player.coins();
            seat.handSize = player.handSize();
        }
        return parts;
    }

    /** A copy that shares its seats: what is to be changed of them is copied first. */
    PositionParts copy() {
        return new PositionParts(this);
    }

    /** A seat of this copy, to be changed. */
    Seat change(int seat) {
        seats[seat] = new Seat(seats[seat]);
        return seats[seat];
    }

    /** Leaves out what a viewer does not see. */
    void hideFrom(int viewer) {
        this.viewer = viewer;
        deck = null;
        for (int seat = 0; seat < seats.length; seat++) {
            Cards hand = seats[seat].hand;
            if (hand != null && seat != viewer) {
                change(seat).setHand(null, hand.size());
            }
        }
    }

    /** Whether this is a position of the investment phase. */
    boolean isInvestment() {
        return ask != null && ask.phase() == Phase.INVESTMENT;
    }

    /** What a position says of one seat. */
    static final class Seat {
        Cards resources;
        Cards known;
        int coins;

        @Nullable
        Integer handSize;

        @Nullable
        Cards hand;

        private Seat(Cards none) {
            resources = none;
            known = none;
        }

        private Seat(Seat other) {
            resources = other.resources;
            known = other.known;
            coins = other.coins;
            handSize = other.handSize;
            hand = other.hand;
        }

        /** The cards in the hand, or how many there are if they are not known. */
        void setHand(@Nullable Cards known, @Nullable Integer size) {
            hand = known;
            handSize = size;
        }

        /** The size of the hand that is said, or that follows from the cards; else that of the beginning (SET-4). */
        int handSize() {
            return handSize != null ? handSize : hand != null ? hand.size() : Deal.HAND;
        }
    }
}
