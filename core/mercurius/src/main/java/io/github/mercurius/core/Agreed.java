package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.internal.BoundedNumbers;
import io.github.mercurius.rules.internal.HashedNumbers;
import java.util.Optional;

/** What the agreed set-up says of a deal, a position and a record. */
final class Agreed {
    private Agreed() {}

    /** The deal that host and seats made together; not before all parts are known. */
    static Deal dealt(Setup setup, JointDeal joint) {
        return Deal.shuffled(new BoundedNumbers(new HashedNumbers(joint.seed())));
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
