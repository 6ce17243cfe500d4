package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Seats;
import java.util.Arrays;
import java.util.List;
import org.immutables.value.Value;

/**
 * What is agreed before the game, and known to everybody: how many play, who they are, who starts, and which pieces are
 * used. It also says which side of the board is up, where the disc lies, and what the coin changer's coin is for.
 *
 * <p>The first tiles at the stalls are not part of it, as chance decides on them: they are a {@link Deal}.
 *
 * <pre>{@code
 * Setup.of(4);
 * Setup.of("Robert", "Magda", "Rafał");
 * Setup.builder().players(3).startSeat(2).side(Side.B).disc(14).build();
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

    /** How many play, 2 to 4; their seats are numbered from 0, clockwise (SET-1). */
    @Override
    @Value.Default
    public int players() {
        return names().size();
    }

    /** Who takes the first turn (SET-1). */
    @Override
    @Value.Default
    public int startSeat() {
        return 0;
    }

    /** What the pieces say; the stand-in, unless another edition is set. */
    @Value.Default
    public Edition edition() {
        return Edition.standIn();
    }

    /** The side of the board that is played on (SET-2). */
    @Value.Default
    public Side side() {
        return Side.A;
    }

    /** The space of the starting disc (SET-2). */
    @Value.Default
    public int disc() {
        return 0;
    }

    /** What the coin changer's coin can be used for (RUL-9). */
    @Value.Default
    public CoinChanger coinChanger() {
        return CoinChanger.COMPLETE;
    }

    /** The track of the side that is played on. */
    Track track() {
        return edition().track(side());
    }

    /** A seat, refused if this game does not have it. */
    int checkSeat(int seat) {
        return Seats.check(seat, players());
    }

    @Value.Check
    void check() {
        Seats.check(this, FEWEST_PLAYERS, MOST_PLAYERS, "2, 3 or 4 (SET-1)", Rule.SET_1);
        boolean isSpace = disc() >= 0 && disc() < track().length();
        Arguments.accept(isSpace, "disc", disc(), "0 to " + (track().length() - 1) + " (SET-2)");
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

        /** What the pieces say; the stand-in edition if it is not set. */
        public abstract Builder edition(Edition edition);

        /** The side of the board; side A if it is not set. */
        public abstract Builder side(Side side);

        /** The space of the starting disc; space 0 if it is not set. */
        public abstract Builder disc(int space);

        /** What the coin changer's coin can be used for; to complete a tile if it is not set. */
        public abstract Builder coinChanger(CoinChanger coinChanger);

        /**
         * The set-up.
         *
         * @throws IllegalArgumentException if the number of players is not 2, 3 or 4, the names are not accepted, or
         *     there is no such start seat or space
         */
        public abstract Setup build();
    }
}
