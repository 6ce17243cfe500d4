package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.common.RecordCheck;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import java.util.List;
import java.util.Optional;

/**
 * What proves a deal: a commitment with the nonce that opens it, or how host and seats made the deal together.
 *
 * @param commitment that to a sealed deal
 * @param nonce what opens it
 * @param joint how the deal was made together
 */
record Proof(Optional<String> commitment, Optional<String> nonce, Optional<JointDeal> joint) {
    /** No proof. */
    static final Proof NONE = new Proof(Optional.empty(), Optional.empty(), Optional.empty());

    static Proof of(SealedDeal seal) {
        return new Proof(Optional.of(seal.commitment()), Optional.of(seal.nonce()), Optional.empty());
    }

    static Proof of(JointDeal joint) {
        return new Proof(Optional.empty(), Optional.empty(), Optional.of(joint));
    }

    static Proof of(GameRecord record) {
        return new Proof(record.commitment(), record.nonce(), record.joint());
    }

    /** How a record of a game is checked that says it has this proof. */
    static RecordCheck.Origin origin(GameRecord record) {
        return gaps -> record.joint().isPresent()
                ? jointDeal(record, record.joint().get())
                : record.commitment().flatMap(commitment -> sealedDeal(record, commitment));
    }

    private static Optional<Discrepancy> jointDeal(GameRecord record, JointDeal joint) {
        return joint.hostPart().isPresent()
                ? RecordCheck.compare(
                        Part.COMMITMENT, joint.deal().cards(), deal(record).cards())
                : wrong(joint.toString(), "the part of the host");
    }

    private static Optional<Discrepancy> sealedDeal(GameRecord record, String commitment) {
        if (!record.nonce().isPresent()) {
            return wrong(commitment, "the nonce that opens it");
        }
        SealedDeal seal =
                SealedDeal.of(record.setup(), deal(record), record.nonce().get());
        return RecordCheck.compare(Part.COMMITMENT, List.of(seal.commitment()), List.of(commitment));
    }

    /** The deal: a record that has a commitment or a joint deal did not begin at a position. */
    private static Deal deal(GameRecord record) {
        return record.deal().orElseThrow(IllegalStateException::new);
    }

    private static Optional<Discrepancy> wrong(String found, String expected) {
        return Optional.of(new Discrepancy(Part.COMMITMENT, 0, found, expected));
    }
}
