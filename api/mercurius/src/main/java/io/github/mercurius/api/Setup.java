package io.github.mercurius.api;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Seats;
import java.util.Arrays;
import java.util.List;
import org.immutables.value.Value;

/**
 * What is agreed before the cards are dealt, and known to everybody: how many play, who they are, who starts, and which
 * rulings hold.
 *
 * <p>The order of the cards is not part of it, as it is secret: it is a {@link Deal}.
 *
 * <pre>{@code
 * Setup.of(4);
 * Setup.of("Robert", "Magda", "Rafał");
 * Setup.builder().players(3).startSeat(2).rulings(Rulings.fullPriceDividends()).build();
 * }</pre>
 */
@Value.Immutable
public abstract class Setup implements AnySetup {
    /** The fewest players (SET-1). */
    public static final int FEWEST_PLAYERS = 3;

    /** The most players (SET-1). */
    public static final int MOST_PLAYERS = 5;

    Setup() {}

    /** A game of 3 to 5 players without names, under the standard rulings, seat 0 starting. */
    public static Setup of(int players) {
        return builder().players(players).build();
    }

    /** A game of players with these names, seated clockwise, under the standard rulings, the first one starting. */
    public static Setup of(String... names) {
        return builder().names(Arrays.asList(Arguments.notNull(names, "names"))).build();
    }

    /** A builder; either the number of players or their names must be set. */
    public static Builder builder() {
        return new ImmutableSetup.Builder();
    }

    /** How many play, 3 to 5; their seats are numbered from 0, clockwise (SET-1). */
    @Override
    @Value.Default
    public int players() {
        return names().size();
    }

    /** Who takes the first turn (SET-6). */
    @Override
    @Value.Default
    public int startSeat() {
        return 0;
    }

    /** The rulings that hold. */
    @Value.Default
    public Rulings rulings() {
        return Rulings.standard();
    }

    /** How many turns a game has: one for each card of the main deck, and two more rounds (END-1). */
    public int turns() {
        int mainDeck = PriceCard.TOTAL - Deal.BACKUP_DECK - players() * Deal.HAND;
        return mainDeck + 2 * players();
    }

    /** How many rounds a game has: 17 with 3 players, 12 with 4, 9 with 5 (END-1). */
    public int rounds() {
        return turns() / players();
    }

    /** The seat whose turn comes after a number of completed turns (TRN-4); after all, whose it would be. */
    public int seatOfTurn(int turn) {
        if (turn < 0 || turn > turns()) {
            throw Arguments.failure("turn", turn, "0 to " + turns());
        }
        return (startSeat() + turn) % players();
    }

    /** How many tokens of each asset there are: 5 with 3 players, 7 with 4, 9 with 5 (SET-2). */
    public int tokensOfEach() {
        return 2 * players() - 1;
    }

    @Value.Check
    void check() {
        Seats.check(this, FEWEST_PLAYERS, MOST_PLAYERS, "3, 4 or 5 (SET-1)", Rule.SET_6);
    }

    /** Builds a set-up; what is not set keeps its default. */
    public abstract static class Builder {
        Builder() {}

        /** How many play, 3 to 5; as many as there are names if it is not set. */
        public abstract Builder players(int players);

        /** The names in the order of the seats; {@link Setup#names} says which are accepted. */
        public final Builder names(List<String> names) {
            return names((Iterable<String>) Arguments.names(names));
        }

        abstract Builder names(Iterable<String> names);

        /** Who takes the first turn; seat 0 if it is not set. */
        public abstract Builder startSeat(int seat);

        /** The rulings that hold; the standard ones if they are not set. */
        public abstract Builder rulings(Rulings rulings);

        /**
         * The set-up.
         *
         * @throws IllegalArgumentException if the number of players is not 3, 4 or 5, the names are not accepted, or
         *     there is no such start seat
         */
        public abstract Setup build();
    }
}
