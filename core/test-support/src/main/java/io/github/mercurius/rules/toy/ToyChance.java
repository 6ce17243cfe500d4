package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyChance;
import java.util.List;

/** A bonus, and how likely it is. */
public record ToyChance(ToyAction outcome, long weight) implements AnyChance<ToyAction> {
    /** All that a roll can bring. */
    static final List<ToyChance> ALL = List.of(
            new ToyChance(new ToyAction.Bonus(0), 3),
            new ToyChance(new ToyAction.Bonus(5), 2),
            new ToyChance(new ToyAction.Bonus(20), 1));
}
