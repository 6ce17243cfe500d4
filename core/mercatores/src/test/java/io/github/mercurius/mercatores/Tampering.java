package io.github.mercurius.mercatores;

import io.github.mercurius.model.ChangedUpdates;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Changes an update in every way in which something small can be wrong with it. */
final class Tampering extends ChangedUpdates {
    Tampering(Edition edition) {
        super(Map.of(
                Card.class,
                edition.cards(),
                OptionalInt.class,
                List.of(OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(1), OptionalInt.of(9))));
    }
}
