package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** What the agreed set-up says of a deal, a position and a record. */
final class Agreed {
    private Agreed() {}

    /** A deal with the cards of the game that is agreed. */
    static Deal shuffled(Setup setup, IntUnaryOperator random) {
        return Deal.shuffled(random);
    }

    /** Any deal fits any set-up: there is one edition of the cards. */
    static void check(Deal deal, Setup setup) {}

    /** Refuses a record whose beginning contradicts itself, with the first position that it has, if any. */
    static void check(GameRecord record, Optional<Position> first) {
        record.proof().check(record.setup());
        first.ifPresent(position ->
                record.proof().checkPosition(record.deal().isPresent(), position.parts.setup, record.setup()));
    }

    /** The first position in a record. */
    static Position position(String text, Setup setup) {
        return Position.parse(text);
    }
}
