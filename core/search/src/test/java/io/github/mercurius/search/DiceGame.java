package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyLegalActions;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A game of one action: it brings its own number of points and those of some throws of dice.
 *
 * @param decider who takes the action
 * @param actions the points of each action
 * @param ends collects the states in which games ended
 */
record DiceGame(int players, int decider, int dice, List<Integer> actions, List<Dice> ends) {
    /** Whoever takes the action wins with more points; else the next player does. */
    static final int ENOUGH = 8;

    /** How many throws a state remembers. */
    private static final int MOST_KEPT = 10;

    private static final String NOT_ASKED = "a search does not ask for this";

    DiceGame {
        actions = List.copyOf(actions);
    }

    /** What the player sees before the action. */
    View view() {
        return new View(this);
    }

    /** An action, or an outcome of chance. */
    record Points(int points) implements AnyAction {
        @Override
        public String notation() {
            return Integer.toString(points);
        }
    }

    /** Where the game stands. The first number is the deal, those after it were thrown. */
    record Dice(DiceGame game, int turn, int points, List<Integer> thrown) implements AnyState<Points, View> {
        Dice {
            thrown = List.copyOf(thrown);
        }

        private Dice next(int more, List<Integer> numbers) {
            Dice next = new Dice(game, turn + 1, points + more, numbers);
            if (next.isOver()) {
                game.ends.add(next);
            }
            return next;
        }

        @Override
        public Table table() {
            return new Table(game, turn, points);
        }

        @Override
        public Dice applyAction(Points action) {
            return next(action.points, thrown);
        }

        @Override
        public Points drawOutcome(IntUnaryOperator random) {
            return new Points(random.applyAsInt(6));
        }

        @Override
        public Dice applyOutcome(Points outcome) {
            if (thrown.size() == MOST_KEPT) {
                return next(outcome.points, thrown);
            }
            List<Integer> numbers = new ArrayList<>(thrown);
            numbers.add(outcome.points);
            return next(outcome.points, numbers);
        }

        @Override
        public AnyLegalActions<Points> legalActions() {
            throw new UnsupportedOperationException(NOT_ASKED);
        }

        @Override
        public Optional<? extends AnyViolation> check(Points action) {
            throw new UnsupportedOperationException(NOT_ASKED);
        }

        @Override
        public Optional<? extends AnyViolation> check(int seat, Points action) {
            throw new UnsupportedOperationException(NOT_ASKED);
        }

        @Override
        public Dice applyAction(int seat, Points action) {
            throw new UnsupportedOperationException(NOT_ASKED);
        }

        @Override
        public Dice after(AnyUpdate update) {
            throw new UnsupportedOperationException(NOT_ASKED);
        }

        @Override
        public View viewFor(int seat) {
            return new View(game);
        }

        @Override
        public View viewForSpectator() {
            throw new UnsupportedOperationException(NOT_ASKED);
        }

        @Override
        public String toText() {
            throw new UnsupportedOperationException(NOT_ASKED);
        }
    }

    /** What the player sees before the action. */
    record View(DiceGame game) implements AnyView<Points> {
        @Override
        public OptionalInt viewer() {
            return OptionalInt.of(game.decider);
        }

        @Override
        public Table table() {
            return new Table(game, 0, 0);
        }

        @Override
        public AnyLegalActions<Points> legalActions() {
            return new Legal(game.actions);
        }

        @Override
        public Dice determinize(IntUnaryOperator random) {
            return new Dice(game, 0, 0, List.of(random.applyAsInt(1000)));
        }

        @Override
        public Optional<? extends AnyViolation> check(Points action) {
            return Optional.empty();
        }

        @Override
        public View after(AnyUpdate update) {
            throw new UnsupportedOperationException(NOT_ASKED);
        }

        @Override
        public String toText() {
            throw new UnsupportedOperationException(NOT_ASKED);
        }
    }

    /** Turn 0 is the player's, and the others are chance's. */
    record Table(DiceGame game, int turn, int points) implements AnyTable, AnySetup {
        @Override
        public AnySetup setup() {
            return this;
        }

        @Override
        public boolean isOver() {
            return turn == 1 + game.dice;
        }

        @Override
        public OptionalInt decider() {
            return turn == 0 ? OptionalInt.of(game.decider) : OptionalInt.empty();
        }

        @Override
        public boolean asksChance() {
            return turn > 0 && !isOver();
        }

        @Override
        public List<? extends AnyStanding> ranking() {
            throw new UnsupportedOperationException(NOT_ASKED);
        }

        @Override
        public List<Integer> winners() {
            return List.of(points > ENOUGH ? game.decider : (game.decider + 1) % game.players);
        }

        @Override
        public int players() {
            return game.players;
        }

        @Override
        public List<Integer> seats() {
            return IntStream.range(0, game.players).boxed().toList();
        }

        @Override
        public List<String> names() {
            throw new UnsupportedOperationException(NOT_ASKED);
        }

        @Override
        public int startSeat() {
            return game.decider;
        }

        @Override
        public String name(int seat, Locale locale) {
            throw new UnsupportedOperationException(NOT_ASKED);
        }
    }

    private static final class Legal extends AbstractList<Points> implements AnyLegalActions<Points> {
        private final List<Integer> points;

        Legal(List<Integer> points) {
            this.points = points;
        }

        @Override
        public Points get(int index) {
            return new Points(points.get(index));
        }

        @Override
        public int size() {
            return points.size();
        }
    }
}
