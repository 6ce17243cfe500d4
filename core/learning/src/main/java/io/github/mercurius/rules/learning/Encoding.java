package io.github.mercurius.rules.learning;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import java.nio.ShortBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
public abstract class Encoding<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
    private final int movesVersion;
    private final int observationVersion;
    private final List<String> moves;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final int seats;
    private final Writer<V> writer;
    private final List<ObservationField> fields = new ArrayList<>();
    private final int observationLength;
    private final short[] zeros;

    /**
     * Writes what the viewer of a view observes.
     *
     * @param <V> what a player may know of the game
     */
    @FunctionalInterface
    public interface Writer<V> {
        /**
         * Adds the numbers of all fields, in order.
         *
         * @param chosen the moves that the seat has made already, of an action that needs more
         */
        void write(V view, List<Integer> chosen, Numbers numbers);
    }

    /**
     * A game in numbers.
     *
     * @param moves the names of all moves, by number
     * @param seats for how many players an observation has room
     * @param writer writes observations
     */
    protected Encoding(
            Rules<A, V> rules,
            int movesVersion,
            int observationVersion,
            List<String> moves,
            int seats,
            Writer<V> writer) {
        this.rules = rules;
        this.movesVersion = movesVersion;
        this.observationVersion = observationVersion;
        this.moves = List.copyOf(moves);
        moves.forEach(name -> numbers.put(name, numbers.size()));
        this.seats = seats;
        this.writer = writer;
        V any = rules.start(List.of("A", "B", "C"), bound -> 0).state().viewFor(0);
        writer.write(any, List.of(), new Numbers(any, seats, ShortBuffer.allocate(0), 0, fields));
        ObservationField last = fields.get(fields.size() - 1);
        observationLength = last.offset() + last.length();
        zeros = new short[observationLength];
    }

    /** Mercurius: 93 moves, and observations of 309 numbers. */
    public static Encoding<io.github.mercurius.api.Action, io.github.mercurius.api.PlayerView> mercurius() {
        return MercuriusEncoding.INSTANCE;
    }

    /** Mercatores with the stand-in edition. */
    public static Encoding<io.github.mercurius.mercatores.Action, io.github.mercurius.mercatores.PlayerView>
            mercatores() {
        return mercatores(io.github.mercurius.mercatores.Edition.standIn());
    }

    /** Mercatores with an edition. */
    public static Encoding<io.github.mercurius.mercatores.Action, io.github.mercurius.mercatores.PlayerView> mercatores(
            io.github.mercurius.mercatores.Edition edition) {
        return new MercatoresEncoding(edition);
    }

    /** Mercado with the stand-in edition. */
    public static Encoding<io.github.mercurius.mercado.Action, io.github.mercurius.mercado.PlayerView> mercado() {
        return mercado(io.github.mercurius.mercado.Edition.standIn());
    }

    /** Mercado with an edition. */
    public static Encoding<io.github.mercurius.mercado.Action, io.github.mercurius.mercado.PlayerView> mercado(
            io.github.mercurius.mercado.Edition edition) {
        return new MercadoEncoding(edition);
    }

    /** The rules of the game. */
    public final Rules<A, V> rules() {
        return rules;
    }

    /** The version of the numbers of moves. */
    public final int movesVersion() {
        return movesVersion;
    }

    /** The version of the layout of observations. */
    public final int observationVersion() {
        return observationVersion;
    }

    /** The names of all moves, by number: the notation of an action that is one move, or one like it. */
    public final List<String> moves() {
        return moves;
    }

    /**
     * The number of a move.
     *
     * @throws IllegalArgumentException if there is none with this name
     */
    final int number(String name) {
        Integer number = numbers.get(name);
        if (number == null) {
            throw new IllegalArgumentException("action: " + name + ", expected one that moves make");
        }
        return number;
    }

    /**
     * The moves that make an action of the player who decides at a table, in order.
     *
     * @throws IllegalArgumentException if no moves make it, such as a choice of too many cards; it is not legal then
     */
    public abstract List<Integer> moves(A action, AnyTable table);

    /** What the viewer can do, move by move. As it stands here it lists the legal actions and their moves. */
    public LegalMoves<A> legalMoves(V view) {
        return new ListedMoves<>(this, view);
    }

    /** What the numbers of an observation say, in order. */
    public final List<ObservationField> fields() {
        return Collections.unmodifiableList(fields);
    }

    /**
     * Writes what a seat observes.
     *
     * @param view the view of the seat
     * @param chosen the moves that the seat has made already, of an action that needs more
     * @param offset where the first number goes
     * @throws IllegalArgumentException if it is a spectator's view
     * @throws IndexOutOfBoundsException if there is not enough space
     */
    public final void observe(V view, List<Integer> chosen, ShortBuffer into, int offset) {
        int room = Arguments.notNull(into, "observation", "a buffer").limit();
        Arguments.room(room, offset, observationLength, "numbers for an observation");
        Numbers observed = new Numbers(Arguments.notNull(view, "view", "a view"), seats, into, offset, null);
        into.put(offset, zeros);
        writer.write(view, chosen, observed);
    }

    /** How many numbers an observation has. */
    public final int observationLength() {
        return observationLength;
    }

    /** The legal moves of any game: the moves of each legal action are listed, and those followed that were begun. */
    private static final class ListedMoves<A extends AnyAction> implements LegalMoves<A> {
        private final List<A> actions;
        private final List<List<Integer>> ways = new ArrayList<>();

        <V extends AnyView<A>> ListedMoves(Encoding<A, V> encoding, V view) {
            actions = view.legalActions();
            for (A action : actions) {
                ways.add(encoding.moves(action, view.table()));
            }
        }

        @Override
        public void mark(List<Integer> chosen, byte[] mask) {
            int made = chosen.size();
            for (List<Integer> way : ways) {
                if (way.size() > made && way.subList(0, made).equals(chosen)) {
                    mask[way.get(made)] = 1;
                }
            }
        }

        @Override
        public Optional<A> action(List<Integer> moves) {
            int made = ways.indexOf(moves);
            return made < 0 ? Optional.empty() : Optional.of(actions.get(made));
        }
    }
}
