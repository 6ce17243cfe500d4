package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Seats;
import java.util.Arrays;
import java.util.List;
import org.immutables.value.Value;

/**
 * What is agreed before the cards are dealt, and known to everybody. It says how many play, who they are, who starts,
 * which cards are used, and who plays a last turn.
 *
 * <p>The order of the cards is not part of it, as it is secret: it is a {@link Deal}.
 *
 * <pre>{@code
 * Setup.of(4);
 * Setup.of("Robert", "Magda", "Rafał");
 * Setup.builder().players(3).startSeat(2).lastTurns(LastTurns.ALL).build();
 * }</pre>
 */
@Value.Immutable
public abstract class Setup implements AnySetup {
    /** The fewest players (SET-1). */
    public static final int FEWEST_PLAYERS = 2;

    /** The most players (SET-1). */
    public static final int MOST_PLAYERS = 4;

    Setup() {}

    /** A game of 2 to 4 players without names, with the stand-in edition, seat 0 starting. */
    public static Setup of(int players) {
        return builder().players(players).build();
    }

    /** A game of players with these names, seated clockwise, with the stand-in edition, the first one starting. */
    public static Setup of(String... names) {
        return builder().names(Arrays.asList(Arguments.notNull(names, "names"))).build();
    }

    /** A builder; either the number of players or their names must be set. */
    public static Builder builder() {
        return new ImmutableSetup.Builder();
    }

    /** How many play, 2 to 4; their seats are numbered from 0, clockwise (THG-8). */
    @Override
    @Value.Default
    public int players() {
        return names().size();
    }

    /** Who takes the first turn (SET-5). */
    @Override
    @Value.Default
    public int startSeat() {
        return 0;
    }

    /** What stands on the cards; the stand-in, unless another edition is set (RUL-1). */
    @Value.Default
    public Edition edition() {
        return Edition.standIn();
    }

    /** Who plays a last turn (RUL-3). */
    @Value.Default
    public LastTurns lastTurns() {
        return LastTurns.OTHERS;
    }

    /** A seat, refused if this game does not have it. */
    int checkSeat(int seat) {
        return Seats.check(seat, players());
    }

    @Value.Check
    void check() {
        Seats.check(this, FEWEST_PLAYERS, MOST_PLAYERS, "2, 3 or 4 (SET-1)", Rule.SET_5);
    }

    /** Builds a set-up; what is not set keeps its default. */
    public abstract static class Builder {
        Builder() {}

        /** How many play, 2 to 4; as many as there are names if it is not set. */
        public abstract Builder players(int players);

        /** The names in the order of the seats; {@link Setup#names} says which are accepted. */
        public final Builder names(List<String> names) {
            return names((Iterable<String>) Arguments.names(names));
        }

        abstract Builder names(Iterable<String> names);

        /** Who takes the first turn; seat 0 if it is not set. */
        public abstract Builder startSeat(int seat);

        /** What stands on the cards; the stand-in edition if it is not set. */
        public abstract Builder edition(Edition edition);

        /** Who plays a last turn; all but the player who ended the phase if it is not set. */
        public abstract Builder lastTurns(LastTurns lastTurns);

        /**
         * The set-up.
         *
         * @throws IllegalArgumentException if the number of players is not 2, 3 or 4, the names are not accepted, or
         *     there is no such start seat
         */
        public abstract Setup build();
    }
}
