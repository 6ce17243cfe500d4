package io.github.mercurius.mercatores;

import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.internal.BoundedNumbers;
import io.github.mercurius.rules.internal.HashedNumbers;
import java.util.Optional;

/** What the agreed set-up says of a deal, a position and a record. */
final class Agreed {
    private Agreed() {}

    /** The deal that host and seats made together; not before all parts are known. */
    static Deal dealt(Setup setup, JointDeal joint) {
        return Deal.shuffled(setup.edition(), new BoundedNumbers(new HashedNumbers(joint.seed())));
    }

    /** Refuses a deal that is not of the cards of the game that is agreed. */
    static void check(Deal deal, Setup setup) {
        deal.checkEdition(setup);
    }

    /** Refuses a record whose beginning contradicts itself, with the first position that it has, if any. */
    static void check(GameRecord record, Optional<Position> first) {
        record.proof().check(record.setup());
        first.ifPresent(position ->
                record.proof().checkPosition(record.deal().isPresent(), position.said.setup, record.setup()));
        record.deal().ifPresent(deal -> check(deal, record.setup()));
    }

    /** The first position in a record. */
    static Position position(String text, Setup setup) {
        return Position.parse(text, setup.edition());
    }
}
