package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** A game of Mercatores in a vector. */
record MercatoresVector(GameState now, MercatoresStyle style) implements VectorGame {
    @Override
    public boolean isOver() {
        return now.isOver();
    }

    @Override
    public ObjectNode state() {
        return MercatoresState.of(now);
    }

    @Override
    public List<String> legal() {
        return now.legalActions().stream().map(Action::notation).toList();
    }

    @Override
    public Optional<Refused> check(String action) {
        return now.check(parse(action)).map(Refused::of);
    }

    @Override
    public VectorGame after(String action) {
        return new MercatoresVector(now.applyAction(parse(action)), style);
    }

    private Action parse(String action) {
        return Action.parse(action, edition());
    }

    private Edition edition() {
        return now.table().setup().edition();
    }

    @Override
    public ObjectNode ending() {
        Table table = now.table();
        ObjectNode ending = Fields.JSON.createObjectNode();
        ending.set(
                "scores",
                Fields.JSON.valueToTree(
                        table.setup().seats().stream().map(table::score).toList()));
        return ending.set("winners", Fields.JSON.valueToTree(table.winners()));
    }

    @Override
    public String choose(SplittableRandom random) {
        return style.choose(now, random).notation();
    }

    @Override
    public Map<String, Set<String>> illegal(SplittableRandom random) {
        return Illegal.samples(() -> MercatoresSamples.any(now, random).notation(), this, MercatoresBroken.of(now)::by);
    }
}
