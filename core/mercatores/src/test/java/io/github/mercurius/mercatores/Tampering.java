package io.github.mercurius.mercatores;

import io.github.mercurius.model.ChangedUpdates;
import java.util.List;
import java.util.OptionalInt;

/** Changes an update in every way in which something small can be wrong with it. */
final class Tampering extends ChangedUpdates<Update> {
    private final Edition edition;

    Tampering(Edition edition) {
        this.edition = edition;
    }

    @Override
    protected List<?> others(Object fact) {
        if (fact instanceof Card) {
            return edition.cards();
        } else if (fact instanceof OptionalInt) {
            return List.of(OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(1), OptionalInt.of(9));
        } else if (fact instanceof Standing standing) {
            return List.of(
                    new Standing(standing.place(), standing.seat(), standing.score() + 1),
                    new Standing(standing.place() + 1, standing.seat(), standing.score()));
        }
        throw new IllegalArgumentException("fact: " + fact);
    }
}
