package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/**
 * A game for tests of the arbiter, with hidden cards and chance: in each of three turns a player plays a card, which
 * scores its number, swaps one for the top card of the pile, or rolls for a bonus, once a game. It has what the arbiter
 * asks of a game, and neither undo nor texts nor records.
 */
final class Toy {
    private static final Rules<ToyAction, ToyView> RULES = new ToyRules();

    private Toy() {}

    static Rules<ToyAction, ToyView> rules() {
        return RULES;
    }

    /** A game of so many players without names, dealt with these random numbers. */
    static ToyGame start(int players, IntUnaryOperator random) {
        return (ToyGame) RULES.start(ToySetup.of(players), random);
    }

    /** Takes so many cards at random, and gives them from the lowest. */
    static List<Integer> dealt(List<Integer> cards, int count, IntUnaryOperator random) {
        List<Integer> dealt = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            dealt.add(cards.remove(number(random, cards.size())));
        }
        dealt.sort(Comparator.naturalOrder());
        return List.copyOf(dealt);
    }

    static int number(IntUnaryOperator random, int bound) {
        int number = random.applyAsInt(bound);
        if (number < 0 || number >= bound) {
            throw new IllegalArgumentException("random: " + number + ", expected 0 to " + (bound - 1));
        }
        return number;
    }

    static UnsupportedOperationException unused() {
        return new UnsupportedOperationException("the arbiter asks for no such thing");
    }

    /** The rules. */
    enum Rule implements AnyRule {
        TURNS,
        HAND,
        PILE,
        ROLL,
        CHANCE;

        @Override
        public String id() {
            return "TOY-" + (ordinal() + 1);
        }

        @Override
        public String text(Locale locale) {
            throw unused();
        }
    }

    /** Why an action is refused. */
    record Violation(Rule rule, String message) implements AnyViolation {
        @Override
        public String type() {
            return "toy";
        }

        @Override
        public Map<String, Object> facts() {
            return Map.of();
        }

        @Override
        public String message(Locale locale, AnySetup setup) {
            return message;
        }
    }

    private static final class ToyRules implements Rules<ToyAction, ToyView> {
        @Override
        public String id() {
            return "toy";
        }

        @Override
        public int fewestPlayers() {
            return 2;
        }

        @Override
        public int mostPlayers() {
            return 4;
        }

        @Override
        public List<Rule> all() {
            return List.of(Rule.values());
        }

        @Override
        public ToySetup setup(List<String> names, int startSeat, Map<String, String> chosen) {
            return new ToySetup(names.size(), names, startSeat);
        }

        @Override
        public ToyGame start(AnySetup setup, IntUnaryOperator random) {
            return from(ToyState.dealt(ToyTable.first((ToySetup) setup), random));
        }

        @Override
        public ToyGame start(AnySetup setup, long seed) {
            return start(setup, new SplittableRandom(seed)::nextInt);
        }

        @Override
        public ToyGame from(AnyState<ToyAction, ToyView> first) {
            return new ToyGame((ToyState) first);
        }

        @Override
        public ToyAction actionInAbsence(ToyView view) {
            return view.legalActions().get(0);
        }

        @Override
        public AnySeatGame<ToyAction, ToyView> seatGame(ToyView first) {
            throw unused();
        }

        @Override
        public AnySeatGame<ToyAction, ToyView> seatGame(ToyView view, int nextNumber, String hash) {
            throw unused();
        }

        @Override
        public ToyAction action(String notation) {
            throw unused();
        }

        @Override
        public ToyState state(String text) {
            throw unused();
        }

        @Override
        public ToyView view(String text) {
            throw unused();
        }

        @Override
        public AnyPosition<ToyAction, ToyView> position(String text) {
            throw unused();
        }

        @Override
        public AnyPosition<ToyAction, ToyView> position(AnyState<ToyAction, ToyView> state) {
            throw unused();
        }

        @Override
        public AnyPosition<ToyAction, ToyView> position(ToyView view) {
            throw unused();
        }
    }
}
