package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;

/**
 * Arbitraries for jqwik: the set-ups, deals, games, positions, updates and actions of {@link RandomPlay}.
 *
 * <p>They shrink towards three players without names under the standard rulings, and the start of the game. They prefer
 * the first style of play, small seeds, and the first of the actions. A game shrinks to none with more actions, a state
 * to none of a later turn.
 */
public final class MercuriusArbitraries {
    /** More than a state in the game of the largest set-up takes. */
    private static final int MOST_NUMBERS = 16;

    private MercuriusArbitraries() {}

    private static <T> Arbitrary<T> of(Function<RandomPlay, T> value) {
        return Arbitraries.integers()
                .between(0, Integer.MAX_VALUE)
                .withDistribution(RandomDistribution.uniform())
                .list()
                .ofSize(MOST_NUMBERS)
                .withoutEdgeCases()
                .map(numbers -> value.apply(new RandomPlay(new Numbers(numbers))));
    }

    private static Arbitrary<RandomGame> games(Function<RandomPlay, RandomGame> value) {
        return NotLonger.of(of(value), game -> game.states().size());
    }

    private static Arbitrary<GameState> states(Function<RandomPlay, GameState> value) {
        return NotLonger.of(of(value), state -> state.table().turn());
    }

    /** Set-ups: 3 to 5 players, with or without names, all start seats, all rulings. */
    public static Arbitrary<Setup> setups() {
        return of(RandomPlay::setup);
    }

    /** Rulings: every choice of a host. */
    public static Arbitrary<Rulings> rulings() {
        return of(RandomPlay::rulings);
    }

    /** Dividend scales: the two with names, and a host's own. */
    public static Arbitrary<DividendScale> dividendScales() {
        return of(RandomPlay::dividendScale);
    }

    /** Deals with their seeds. */
    public static Arbitrary<Deal> deals() {
        return of(RandomPlay::deal);
    }

    /** Whole games in all styles. */
    public static Arbitrary<RandomGame> games() {
        return games(RandomPlay::game);
    }

    /** Whole games in a style. */
    public static Arbitrary<RandomGame> games(PlayStyle style) {
        Arguments.notNull(style, "style", "a style of play");
        return games(random -> random.game(style));
    }

    /** States anywhere in games, from the first to the last. */
    public static Arbitrary<GameState> states() {
        return states(RandomPlay::state);
    }

    /** States after at most so many actions in a style; they shrink to the start of the game. */
    public static Arbitrary<GameState> states(PlayStyle style, int mostActions) {
        Arguments.notNull(style, "style", "a style of play");
        Arguments.that(mostActions >= 0 && mostActions < Integer.MAX_VALUE, "mostActions", mostActions, "0 or more");
        return states(random -> random.stateWithin(style, mostActions));
    }

    /** States in a corner of the game. */
    public static Arbitrary<GameState> positions(Corner corner) {
        Arguments.notNull(corner, "corner", "a corner of the game");
        return of(random -> random.position(corner));
    }

    /** Updates of games, in full; undos are among them. */
    public static Arbitrary<Update> updates() {
        return of(RandomPlay::update);
    }

    /** Any actions, legal or not. */
    public static Arbitrary<Action> actions() {
        return of(RandomPlay::action);
    }

    /**
     * The active player's legal actions in a state.
     *
     * @throws java.util.NoSuchElementException if there are none, as the game is over
     */
    public static Arbitrary<Action> legalActions(GameState state) {
        Arguments.notNull(state, "state", "a state").legalActions().sample(bound -> 0);
        return Arbitraries.of(state.legalActions());
    }

    /** Actions that the active player may not take in a state. */
    public static Arbitrary<Action> illegalActions(GameState state) {
        Arguments.notNull(state, "state", "a state");
        return of(random -> random.illegalAction(state));
    }

    /**
     * A source of chance made of given numbers: the smaller they are, the earlier the choices. When they run out, all
     * further choices are the first ones.
     */
    private static final class Numbers implements IntUnaryOperator {
        private final List<Integer> numbers;
        private int next;

        /** The numbers, each from 0 to {@link Integer#MAX_VALUE}. */
        Numbers(List<Integer> numbers) {
            this.numbers = numbers;
        }

        @Override
        public int applyAsInt(int bound) {
            int number = next < numbers.size() ? numbers.get(next) : 0;
            next++;
            return (int) (((long) number * bound) >>> (Integer.SIZE - 1));
        }
    }
}
