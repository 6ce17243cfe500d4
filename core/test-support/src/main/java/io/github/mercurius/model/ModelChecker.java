package io.github.mercurius.model;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * All states that play leads to from some first ones, by every action and every outcome of chance, and what holds in
 * each of them: a property that is proven for a game so small that all of it can be played.
 *
 * @param <S> the states of a game, by its rules
 */
public final class ModelChecker<S extends AnyState<?, ?>> {
    /** A state that was reached, and the step that led there first; the first ones have none. */
    private record Reached<S>(S state, int from, String step) {}

    private final Function<S, ?> key;
    private final Function<S, List<S>> goesOn;
    private final int most;
    private final List<Reached<S>> states = new ArrayList<>();
    private final Map<Object, Integer> numbers = new HashMap<>();
    /** By state those from which a step leads there. */
    private final List<List<Integer>> before = new ArrayList<>();

    private final Deque<Integer> open = new ArrayDeque<>();
    private int steps;

    private ModelChecker(Function<S, ?> key, Function<S, List<S>> goesOn, int most) {
        this.key = key;
        this.goesOn = goesOn;
        this.most = most;
    }

    /**
     * Plays everything.
     *
     * @param key what two states have in common from which the same can follow
     * @param goesOn the states with which play goes on after a step: this one, or others to try a changed rule
     * @param most so many states there may be
     * @throws IllegalStateException if there are more
     */
    public static <S extends AnyState<?, ?>> ModelChecker<S> explore(
            Collection<S> first, Function<S, ?> key, Function<S, List<S>> goesOn, int most) {
        ModelChecker<S> checker = new ModelChecker<>(key, goesOn, most);
        first.forEach(state -> checker.reach(state, -1, ""));
        while (!checker.open.isEmpty()) {
            int number = checker.open.poll();
            checker.play(checker.states.get(number).state, number);
        }
        return checker;
    }

    // the states that a state's methods give are of its own class: the covariant results say so
    @SuppressWarnings("unchecked")
    private <A extends AnyAction> void play(S reached, int number) {
        AnyState<A, ?> state = (AnyState<A, ?>) reached;
        for (A action : state.legalActions()) {
            goesOn.apply((S) state.applyAction(action)).forEach(next -> reach(next, number, action.notation()));
        }
        for (AnyChance<A> chance : state.chances()) {
            A outcome = chance.outcome();
            goesOn.apply((S) state.applyOutcome(outcome)).forEach(next -> reach(next, number, outcome.notation()));
        }
    }

    private void reach(S state, int from, String step) {
        int number = numbers.computeIfAbsent(key.apply(state), any -> states.size());
        if (number == states.size()) {
            if (number == most) {
                throw new IllegalStateException("more than " + most + " states");
            }
            states.add(new Reached<>(state, from, step));
            before.add(new ArrayList<>());
            open.add(number);
        }
        if (from >= 0) {
            before.get(number).add(from);
            steps++;
        }
    }

    /** How many states there are. */
    public int size() {
        return states.size();
    }

    /** How many steps lead from one of them to another. */
    public int steps() {
        return steps;
    }

    /** How many states are so. */
    public int count(Predicate<S> property) {
        return (int) states.stream().filter(each -> property.test(each.state)).count();
    }

    /** A game to the first state that is not so, as the first state and the steps from there; none if all are. */
    public Optional<String> refute(Predicate<S> always) {
        return firstNot(number -> always.test(states.get(number).state));
    }

    /** A game to the first state from which a step leads to one that does not go with it; none if all do. */
    public Optional<String> refuteSteps(BiPredicate<S, S> always) {
        for (int number = 0; number < states.size(); number++) {
            for (int from : before.get(number)) {
                if (!always.test(states.get(from).state, states.get(number).state)) {
                    return Optional.of(game(from));
                }
            }
        }
        return Optional.empty();
    }

    /** A game to the first state that is so, but from which play can lead to one that is otherwise. */
    public Optional<String> refuteThatNothingFollows(Predicate<S> here, Predicate<S> never) {
        boolean[] leads = leadsTo(never);
        return firstNot(number -> !here.test(states.get(number).state) || !leads[number]);
    }

    /** A game to the first state that is not so, but from which play never leads to one that is as it should be. */
    public Optional<String> refuteThatOthersLeadTo(Predicate<S> here, Predicate<S> sometime) {
        boolean[] leads = leadsTo(sometime);
        return firstNot(number -> here.test(states.get(number).state) || leads[number]);
    }

    private Optional<String> firstNot(IntPredicate always) {
        for (int number = 0; number < states.size(); number++) {
            if (!always.test(number)) {
                return Optional.of(game(number));
            }
        }
        return Optional.empty();
    }

    /** The states from which play can lead to one that is so. */
    private boolean[] leadsTo(Predicate<S> goal) {
        boolean[] leads = new boolean[states.size()];
        Deque<Integer> found = new ArrayDeque<>();
        for (int number = 0; number < leads.length; number++) {
            if (goal.test(states.get(number).state)) {
                leads[number] = true;
                found.add(number);
            }
        }
        while (!found.isEmpty()) {
            for (int from : before.get(found.poll())) {
                if (!leads[from]) {
                    leads[from] = true;
                    found.add(from);
                }
            }
        }
        return leads;
    }

    private String game(int number) {
        Reached<S> reached = states.get(number);
        return reached.from < 0 ? reached.state.toText() : game(reached.from) + " | " + reached.step;
    }
}
