package io.github.mercurius.examples.games.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.vectors.Beginning;
import io.github.mercurius.examples.games.vectors.Mismatch;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.IllegalActionException;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * A game at one moment, as a line of a vector tells it: actions by their notation, the state as JSON.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param dealer makes the outcomes of chance, if something does: it goes on with the game, so a game is followed once
 * @param due the outcome that the dealer makes now
 */
record VectorGame<A extends AnyAction, V extends AnyView<A>>(
        GameKit<A, V> kit, AnyState<A, V> now, Optional<IntUnaryOperator> dealer, Optional<A> due) {
    /** What a library cites when it refuses an action. */
    record Refused(String rule, String message) {
        static Refused of(AnyViolation violation) {
            String rule = violation.rule().id();
            return new Refused(rule, rule + ": " + violation.message());
        }
    }

    /** The game that begins with the first line of a vector. */
    static <A extends AnyAction, V extends AnyView<A>> VectorGame<A, V> begin(GameKit<A, V> kit, String firstLine) {
        Beginning<A, V> beginning = kit.vectors().read(firstLine);
        AnyState<A, V> state = beginning.state();
        return of(kit.withEditionOf(state.table().setup()), state, beginning.dealer());
    }

    static <A extends AnyAction, V extends AnyView<A>> VectorGame<A, V> of(
            GameKit<A, V> kit, AnyState<A, V> now, Optional<IntUnaryOperator> dealer) {
        Optional<A> due = dealer.filter(source -> now.asksChance()).map(now::drawOutcome);
        return new VectorGame<>(kit, now, dealer, due);
    }

    /** This game after its state went through something. */
    VectorGame<A, V> with(AnyState<A, V> same) {
        return new VectorGame<>(kit, same, dealer, due);
    }

    boolean isOver() {
        return now.isOver();
    }

    /** All fields of the state. */
    ObjectNode state() {
        return kit.vectors().state(now);
    }

    /** What the last line has besides, when the game is over. */
    ObjectNode ending() {
        return kit.vectors().ending(now);
    }

    /** The notations of all that can come next: actions of the player who has to decide, or outcomes of chance. */
    List<String> legal() {
        Stream<A> possible =
                now.asksChance() ? now.chances().stream().map(AnyChance::outcome) : now.legalActions().stream();
        return possible.map(AnyAction::notation).toList();
    }

    /**
     * Why an action is refused; nothing if it is legal.
     *
     * @throws IllegalArgumentException if the text is no action
     */
    Optional<Refused> check(String notation) {
        return violation(kit.rules().action(notation)).map(Refused::of);
    }

    private Optional<? extends AnyViolation> violation(A action) {
        if (!now.asksChance()) {
            return now.check(action);
        }
        try {
            now.applyOutcome(action);
            return Optional.empty();
        } catch (IllegalActionException refused) {
            return Optional.of(refused.violation());
        }
    }

    /**
     * The game after a legal action.
     *
     * @throws Mismatch if it is an outcome of chance, and the seed of the game makes another
     */
    VectorGame<A, V> after(String notation) {
        A action = kit.rules().action(notation);
        due.filter(outcome -> !outcome.equals(action)).ifPresent(outcome -> {
            String rule = kit.vectors().seedRule();
            throw new Mismatch("action", notation, outcome.notation() + " by the seed (" + rule + ")");
        });
        return of(kit, now.asksChance() ? now.applyOutcome(action) : now.applyAction(action), dealer);
    }
}
