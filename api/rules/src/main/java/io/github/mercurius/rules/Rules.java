package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.SecureNumbers;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntUnaryOperator;

/**
 * The rules of a game, or of one edition of it: starts games, and reads what was written of them.
 *
 * <pre>{@code
 * static <A extends AnyAction, V extends AnyView<A>> void playOut(Rules<A, V> rules, RandomGenerator random) {
 *     AnyGame<A, V> game = rules.start(List.of("Robert", "Magda", "Anna"), random::nextInt);
 *     while (!game.state().isOver()) {
 *         game = game.state().asksChance()
 *                 ? game.applyOutcome(game.state().drawOutcome(random::nextInt))
 *                 : game.applyAction(game.state().legalActions().sample(random::nextInt));
 *     }
 * }
 * }</pre>
 *
 * <p>Each game has a front door that gives its rules, such as {@code Mercurius.rules()}. What a method is given must be
 * of the same game and edition. Anything else is refused with a {@link RulesException}; a view or an action of another
 * game, which only an unchecked cast brings here, with a {@link ClassCastException}.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface Rules<A extends AnyAction, V extends AnyView<A>> {
    /** The name of the game, as it is typed and stored: {@code mercurius}. */
    String id();

    /** The fewest players. */
    int fewestPlayers();

    /** The most players. */
    int mostPlayers();

    /** All rules of the game, in the order of the reference. */
    List<? extends AnyRule> all();

    /**
     * A set-up for players with these names, seated in this order, with what the game has by default.
     *
     * @throws RulesException if there are too few or too many names, or one is not accepted
     */
    default AnySetup setup(List<String> names) {
        return setup(names, 0, Collections.emptyMap());
    }

    /** What players can choose in a set-up besides. */
    default Choices choices() {
        return Choices.none();
    }

    /**
     * The same set-up with a start player, and with what was chosen.
     *
     * @param chosen by the names of the rulings, in upper or lower case; the others are as by default
     * @throws RulesException if there are too few or too many names, one is not accepted, there is no such seat, or the
     *     game has no such ruling or {@linkplain #choices choice}
     */
    AnySetup setup(List<String> names, int startSeat, Map<String, String> chosen);

    /**
     * A game before its first action, set up and dealt at random.
     *
     * @param names the players in the order of the seats
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely; take a {@code SecureRandom} where
     *     people play
     * @throws RulesException if there are too few or too many names, or one is not accepted
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    default AnyGame<A, V> start(List<String> names, IntUnaryOperator random) {
        Objects.requireNonNull(random, "random: null, expected a source of random numbers");
        return start(setup(names), random);
    }

    /**
     * A game before its first action, set up and shuffled by a {@code SecureRandom}.
     *
     * @param names the players in the order of the seats
     * @throws RulesException if there are too few or too many names, or one is not accepted
     */
    default AnyGame<A, V> start(String... names) {
        return start(Arrays.asList(names), SecureNumbers.numbers());
    }

    /** A game before its first action, dealt at random. */
    AnyGame<A, V> start(AnySetup setup, IntUnaryOperator random);

    /** A game before its first action, with the deal that a seed means on every platform: for tests and research. */
    AnyGame<A, V> start(AnySetup setup, long seed);

    /** A game that begins at a state: its log, undo and records go back to there. */
    AnyGame<A, V> from(AnyState<A, V> first);

    /** One seat's side of a game that begins with this view: the next update has number 0. */
    AnySeatGame<A, V> seatGame(V first);

    /**
     * One seat's side of a running game.
     *
     * @param view the view now
     * @param nextNumber the number of the update that comes next
     * @param hash the hash of the viewer's chain now, as {@link AnyGame#hashFor} gives it
     */
    AnySeatGame<A, V> seatGame(V view, int nextNumber, String hash);

    /**
     * The action with a notation.
     *
     * @throws NotationException if the text is not the notation of an action
     */
    A action(String notation);

    /**
     * The state in a text, which {@link AnyState#toText} gives.
     *
     * @throws PositionException if it is not the text of a state, or contradicts the rules
     */
    AnyState<A, V> state(String text);

    /**
     * The view in a text, which {@link AnyView#toText} gives.
     *
     * @throws PositionException if it is not the text of a view, or contradicts the rules
     */
    V view(String text);

    /**
     * The position in a text, which {@link AnyPosition#toText} gives, or that of a state or a view.
     *
     * @throws PositionException if it is not the text of a position, or contradicts the rules
     */
    AnyPosition<A, V> position(String text);

    /** The position with all that a state has. */
    default AnyPosition<A, V> position(AnyState<A, V> state) {
        return position(state.toText());
    }

    /** The position that a viewer sees. */
    default AnyPosition<A, V> position(V view) {
        return position(view.toText());
    }

    /**
     * A legal action for a player who does not answer, and who should lose little by it: it buys nothing that need not
     * be bought.
     *
     * @throws IllegalArgumentException if the viewer has nothing to decide
     */
    A actionInAbsence(V view);
}
