package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A game in numbers: which moves there are, and what a seat observes.
 *
 * <p>{@link #mercurius}, {@link #mercatores} and {@link #mercado} give those of the games; a program can make one for a
 * game of its own.
 *
 * <p>An action is one move, or several one after the other if cards or tokens are chosen with it. Moves are
 * prefix-free: in no state do the moves of one legal action begin with all those of another, so the last move ends the
 * choice.
 *
 * <p>A number keeps its meaning as long as {@link #movesVersion} and {@link #observationVersion} stay the same, for a
 * game with the same edition.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface Encoding<A extends AnyAction, V extends AnyView<A>> {
    /** Mercurius: 93 moves, and observations of 309 numbers. */
    static Encoding<io.github.mercurius.api.Action, io.github.mercurius.api.PlayerView> mercurius() {
        return MercuriusEncoding.INSTANCE;
    }

    /** Mercatores with the stand-in edition. */
    static Encoding<io.github.mercurius.mercatores.Action, io.github.mercurius.mercatores.PlayerView> mercatores() {
        return mercatores(io.github.mercurius.mercatores.Edition.standIn());
    }

    /** Mercatores with an edition. */
    static Encoding<io.github.mercurius.mercatores.Action, io.github.mercurius.mercatores.PlayerView> mercatores(
            io.github.mercurius.mercatores.Edition edition) {
        return new MercatoresEncoding(edition);
    }

    /** Mercado with the stand-in edition. */
    static Encoding<io.github.mercurius.mercado.Action, io.github.mercurius.mercado.PlayerView> mercado() {
        return mercado(io.github.mercurius.mercado.Edition.standIn());
    }

    /** Mercado with an edition. */
    static Encoding<io.github.mercurius.mercado.Action, io.github.mercurius.mercado.PlayerView> mercado(
            io.github.mercurius.mercado.Edition edition) {
        return new MercadoEncoding(edition);
    }

    /** The rules of the game. */
    Rules<A, V> rules();

    /** The version of the numbers of moves. */
    int movesVersion();

    /** The version of the layout of observations. */
    int observationVersion();

    /** The names of all moves, by number: the notation of an action that is one move, or one like it. */
    List<String> moves();

    /**
     * The moves that make an action of the player who decides at a table, in order.
     *
     * @throws IllegalArgumentException if no moves make it, such as a choice of too many cards; it is not legal then
     */
    List<Integer> moves(A action, AnyTable table);

    /** What can be done in a state, move by move. As it stands here it lists the legal actions and their moves. */
    default LegalMoves<A> legalMoves(AnyState<A, V> state) {
        return new ListedMoves<>(this, state);
    }

    /** What the numbers of an observation say, in order. */
    List<ObservationField> fields();

    /**
     * Writes what a seat observes.
     *
     * @param view the view of the seat
     * @param chosen the moves that the seat has made already, of an action that needs more
     * @param offset where the first number goes
     * @throws IllegalArgumentException if it is a spectator's view
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    void observe(V view, List<Integer> chosen, short[] into, int offset);

    /** How many numbers an observation has. */
    default int observationLength() {
        ObservationField last = fields().get(fields().size() - 1);
        return last.offset() + last.length();
    }

    /**
     * A game that is played by moves, from a state on.
     *
     * @param random decides what chance brings: gives, for a bound n, each number from 0 to n − 1 equally likely
     */
    default Environment<A, V> environment(AnyState<A, V> state, IntUnaryOperator random) {
        return new Environment<>(this, state, random);
    }
}
