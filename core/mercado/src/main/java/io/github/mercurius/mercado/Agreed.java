package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.Optional;

/** What the agreed set-up says of a deal, a position and a record. */
final class Agreed {
    private Agreed() {}

    /** Refuses a record whose beginning contradicts itself, with the first position that it has, if any. */
    static void check(GameRecord record, Optional<Position> first) {
        if (record.deal().isPresent() == first.isPresent()) {
            String given = first.isPresent() ? "both" : "none";
            throw Arguments.failure("first tiles and position", given, "one of them");
        }
        Setup setup = record.setup();
        record.deal().ifPresent(deal -> deal.checkEdition(setup));
        first.ifPresent(position -> {
            Setup given = position.parts.setup;
            Arguments.that(given.equals(setup), "set-up of the position", given, "that of the record, " + setup);
        });
    }

    /** The first position in a record. */
    static Position position(String text, Setup setup) {
        return Position.parse(text, setup.edition());
    }
}
