package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.IllegalActionException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * A game of Mercado in a vector.
 *
 * @param dealer makes the outcomes of chance, if something does: it goes on with the game, so a game is followed once
 * @param due the outcome that the dealer makes now
 */
record MercadoVector(GameState now, Optional<IntUnaryOperator> dealer, Optional<Outcome> due, MercadoStyle style)
        implements VectorGame {
    static MercadoVector of(GameState now, Optional<IntUnaryOperator> dealer, MercadoStyle style) {
        Optional<Outcome> due =
                dealer.filter(source -> now.table().asksChance()).map(now::drawOutcome);
        return new MercadoVector(now, dealer, due, style);
    }

    @Override
    public boolean isOver() {
        return now.isOver();
    }

    @Override
    public ObjectNode state() {
        return MercadoState.of(now);
    }

    @Override
    public List<String> legal() {
        return possible().map(Action::notation).toList();
    }

    /** What can come next: the actions of the player who has to decide, or the outcomes of chance. */
    private Stream<Action> possible() {
        return now.asksChance() ? now.chances().stream().map(Chance::outcome) : now.legalActions().stream();
    }

    @Override
    public Optional<Refused> check(String action) {
        return violation(parse(action)).map(Refused::of);
    }

    private Optional<? extends AnyViolation> violation(Action action) {
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

    @Override
    public VectorGame after(String action) {
        Action parsed = parse(action);
        due.filter(outcome -> !outcome.equals(parsed)).ifPresent(outcome -> {
            throw new Mismatch("action", action, outcome.notation() + " by the seed (RUL-16)");
        });
        return of(now.asksChance() ? now.applyOutcome(parsed) : now.applyAction(parsed), dealer, style);
    }

    private Action parse(String action) {
        return Action.parse(action, now.table().setup().edition());
    }

    @Override
    public ObjectNode ending() {
        ObjectNode ending = Fields.JSON.createObjectNode();
        return ending.set("ranking", Fields.JSON.valueToTree(now.table().standing()));
    }

    @Override
    public String choose(SplittableRandom random) {
        return due.isPresent()
                ? due.get().notation()
                : style.choose(now, random).notation();
    }

    @Override
    public Map<String, Set<String>> illegal(SplittableRandom random) {
        return Illegal.samples(() -> MercadoSamples.any(now, random).notation(), this, MercadoBroken.of(now)::by);
    }
}
