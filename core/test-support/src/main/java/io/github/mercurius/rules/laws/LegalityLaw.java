package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.IllegalActionException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** See {@link Law#LEGALITY}. */
final class LegalityLaw {
    private static final int MOST_APPLIED = 12;
    private static final int MOST_REFUSED = 15;

    private LegalityLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        for (int move = 0; move <= trial.moves(); move++) {
            checkState(trial, trial.games().get(move), trial.random(move));
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> void checkState(
            Trial<A, V> trial, AnyGame<A, V> game, SplittableRandom random) {
        AnyState<A, V> state = game.state();
        Check.that(
                (state.isOver() ? 1 : 0)
                                + (state.asksChance() ? 1 : 0)
                                + (state.decider().isPresent() ? 1 : 0)
                        == 1,
                () -> "over: " + state.isOver() + ", asks chance: " + state.asksChance() + ", decider: "
                        + state.decider() + ", expected just one of them");
        Check.equal(() -> "decider of the table", state.table().decider(), state.decider());
        Check.that(
                state.legalActions().isEmpty() != state.decider().isPresent(),
                () -> "legalActions: " + state.legalActions() + " where the decider is " + state.decider());
        Set<A> legal = new HashSet<>(state.legalActions());
        Check.equal(
                () -> "different legal actions",
                legal.size(),
                state.legalActions().size());
        Trial.some(state.legalActions(), MOST_APPLIED, random).forEach(action -> legal(trial, game, action));
        List<A> others = Trial.some(trial.pool(), MOST_REFUSED, random);
        others.removeIf(legal::contains);
        others.forEach(action -> illegal(game, action));
        if (!legal.isEmpty()) {
            A sample = state.legalActions().sample(random::nextInt);
            Check.that(legal.contains(sample), () -> "sample: " + sample.notation() + ", expected a legal action");
            turns(game, sample);
        }
        chances(trial, state, others);
    }

    private static <A extends AnyAction, V extends AnyView<A>> void legal(
            Trial<A, V> trial, AnyGame<A, V> game, A action) {
        AnyState<A, V> state = game.state();
        int seat = state.decider().orElseThrow();
        V view = state.viewFor(seat);
        String name = "legal action " + action.notation();
        Check.equal(() -> name + ", check", state.check(action), Optional.empty());
        Check.equal(() -> name + ", check of the seat", state.check(seat, action), Optional.empty());
        Check.equal(() -> name + ", check of the game", game.check(seat, action), Optional.empty());
        Check.equal(() -> name + ", check of the view", view.check(action), Optional.empty());
        Check.equal(() -> name + ", read from its notation", trial.rules().action(action.notation()), action);
        AnyState<A, V> next = state.applyAction(action);
        Check.equal(() -> name + ", applied by the seat", state.applyAction(seat, action), next);
        Check.equal(
                () -> name + ", applied in the game",
                game.applyAction(seat, action).state(),
                next);
        Check.equal(() -> "legal actions of the view", view.legalActions(), state.legalActions());
        for (Audience audience : Audience.of(game)) {
            if (!audience.seat().equals(state.decider())) {
                V other = audience.view(state);
                Check.that(other.legalActions().isEmpty(), () -> audience + " has legal actions in another's turn");
                Check.that(other.check(action).isPresent(), () -> audience + " may " + action.notation());
            }
        }
        A absent = trial.rules().actionInAbsence(view);
        Check.that(state.legalActions().contains(absent), () -> "in absence: " + absent.notation() + ", not legal");
    }

    private static <A extends AnyAction, V extends AnyView<A>> void illegal(AnyGame<A, V> game, A action) {
        AnyState<A, V> state = game.state();
        String name = "action " + action.notation() + ", which legalActions leaves out";
        Optional<? extends AnyViolation> violation = state.check(action);
        Check.that(violation.isPresent(), () -> name + ": not refused by check");
        throwsIt(name, violation, action, () -> state.applyAction(action));
        if (game.legalActions().contains(action)) { // an outcome, which a game takes from who plays for all
            Check.equal(() -> name + ", check of the game", game.check(action), Optional.empty());
            Check.equal(() -> name + ", applied", game.applyAction(action), game.applyOutcome(action));
        } else {
            Check.equal(() -> name + ", check of the game", game.check(action), violation);
            throwsIt(name, violation, action, () -> game.applyAction(action));
        }
        for (int seat : game.setup().seats()) {
            Optional<? extends AnyViolation> ofSeat = state.check(seat, action);
            Check.that(ofSeat.isPresent(), () -> name + ": not refused by check of seat " + seat);
            Check.equal(
                    () -> name + ", view of seat " + seat, state.viewFor(seat).check(action), ofSeat);
            throwsIt(name, ofSeat, action, () -> state.applyAction(seat, action));
            throwsIt(name, ofSeat, action, () -> game.applyAction(seat, action));
        }
    }

    private static void throwsIt(
            String name,
            Optional<? extends AnyViolation> violation,
            AnyAction action,
            java.util.function.Supplier<?> apply) {
        IllegalActionException thrown =
                (IllegalActionException) Check.refused(() -> name, IllegalActionException.class, apply);
        Check.equal(() -> name + ", violation of applyAction", Optional.of(thrown.violation()), violation);
        Check.equal(() -> name + ", action that was refused", thrown.action(), action);
    }

    private static <A extends AnyAction, V extends AnyView<A>> void turns(AnyGame<A, V> game, A action) {
        AnyState<A, V> state = game.state();
        for (int seat : game.setup().seats()) {
            if (seat != state.decider().orElseThrow()) {
                Optional<? extends AnyViolation> violation = state.check(seat, action);
                Check.that(violation.isPresent(), () -> "seat " + seat + " may act in another's turn");
                throwsIt("action in another's turn", violation, action, () -> state.applyAction(seat, action));
                throwsIt("action in another's turn", violation, action, () -> game.applyAction(seat, action));
            }
        }
        for (int seat : new int[] {-1, game.setup().players()}) {
            Check.refused(
                    () -> "check of seat " + seat, IllegalArgumentException.class, () -> state.check(seat, action));
            Check.refused(
                    () -> "check of seat " + seat, IllegalArgumentException.class, () -> game.check(seat, action));
            Check.refused(() -> "view of seat " + seat, IllegalArgumentException.class, () -> state.viewFor(seat));
            Check.refused(
                    () -> "action of seat " + seat,
                    IllegalArgumentException.class,
                    () -> state.applyAction(seat, action));
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> void chances(
            Trial<A, V> trial, AnyState<A, V> state, List<A> others) {
        List<? extends AnyChance<A>> chances = state.chances();
        Check.that(chances.isEmpty() != state.asksChance(), () -> "chances: " + chances.size());
        chancesOfViews(trial, state);
        if (!state.asksChance()) {
            trial.pool().stream()
                    .limit(1)
                    .forEach(outcome -> Check.refused(
                            () -> "outcome where none is asked for",
                            IllegalStateException.class,
                            () -> state.applyOutcome(outcome)));
            Check.refused(
                    () -> "drawing where no outcome is asked for",
                    IllegalStateException.class,
                    () -> state.drawOutcome(bound -> 0));
            return;
        }
        Set<A> outcomes = new HashSet<>();
        for (AnyChance<A> chance : chances) {
            String name = chance.outcome().notation();
            Check.that(chance.weight() > 0, () -> name + ": weight " + chance.weight());
            Check.that(outcomes.add(chance.outcome()), () -> name + ": twice in chances");
            Check.equal(() -> name + ", read from its notation", trial.rules().action(name), chance.outcome());
            Check.that(!state.applyOutcome(chance.outcome()).equals(state), () -> name + ": changes nothing");
            Check.that(state.check(chance.outcome()).isPresent(), () -> name + ": a player may bring it about");
        }
        A drawn = state.drawOutcome(bound -> bound - 1);
        Check.that(outcomes.contains(drawn), () -> "drawn: " + drawn.notation() + ", expected one of the chances");
        Check.refused(
                () -> "drawing with a number out of bounds",
                IllegalArgumentException.class,
                () -> state.drawOutcome(bound -> bound));
        others.stream()
                .filter(outcome -> !outcomes.contains(outcome))
                .forEach(outcome -> Check.refused(
                        () -> "outcome " + outcome.notation(),
                        IllegalActionException.class,
                        () -> state.applyOutcome(outcome)));
    }

    /** A view has the same outcomes, or more if some depend on what is hidden. */
    private static <A extends AnyAction, V extends AnyView<A>> void chancesOfViews(
            Trial<A, V> trial, AnyState<A, V> state) {
        Set<A> possible = outcomes(state.chances());
        for (Audience audience : Audience.of(trial.last())) {
            List<? extends AnyChance<A>> chances = audience.view(state).chances();
            Set<A> outcomes = outcomes(chances);
            String name = "chances of the view of " + audience + ": " + chances;
            Check.that(
                    outcomes.containsAll(possible) && outcomes.isEmpty() == possible.isEmpty(),
                    () -> name + ", expected at least " + state.chances());
            Check.that(outcomes.size() == chances.size(), () -> name + ", expected each outcome once");
            Check.that(chances.stream().allMatch(chance -> chance.weight() > 0), () -> name + ", expected weights");
        }
    }

    private static <A extends AnyAction> Set<A> outcomes(List<? extends AnyChance<A>> chances) {
        return chances.stream().map(AnyChance::outcome).collect(Collectors.toSet());
    }
}
