package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Rule;
import io.github.mercurius.core.GameState;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;

/** A game of Mercurius in a vector. */
record MercuriusVector(GameState now, PlayStyle style) implements VectorGame {
    /** This game after its state went through something. */
    MercuriusVector through(UnaryOperator<GameState> passage) {
        return new MercuriusVector(passage.apply(now), style);
    }

    @Override
    public boolean isOver() {
        return now.isOver();
    }

    @Override
    public ObjectNode state() {
        return StateLine.state(now);
    }

    @Override
    public List<String> legal() {
        return now.legalActions().stream().map(Action::notation).toList();
    }

    @Override
    public Optional<Refused> check(String action) {
        return now.check(Action.parse(action)).map(Refused::of);
    }

    @Override
    public VectorGame after(String action) {
        return new MercuriusVector(now.applyAction(Action.parse(action)), style);
    }

    @Override
    public ObjectNode ending() {
        return Fields.JSON
                .createObjectNode()
                .set("winners", Fields.JSON.valueToTree(now.table().winners()));
    }

    @Override
    public String choose(SplittableRandom random) {
        return style.choose(now, random).notation();
    }

    @Override
    public Map<String, Set<String>> illegal(SplittableRandom random) {
        Map<String, Set<String>> samples = new LinkedHashMap<>();
        new IllegalSamples(random).of(now).forEach((action, broken) -> {
            Set<String> rules = new LinkedHashSet<>();
            broken.stream().map(Rule::id).sorted().forEach(rules::add);
            samples.put(action.notation(), rules);
        });
        return samples;
    }
}
