package io.github.mercurius.core;

import io.github.mercurius.rules.JointDeal;
import java.util.Optional;

/** Records that no game gave, made through the public door. */
final class Made {
    private Made() {}

    /** A record that says that its game had this sealed deal. */
    static GameRecord sealed(GameRecord record, SealedDeal seal) {
        return GameRecord.builder()
                .mergeFrom(record)
                .commitment(Optional.of(seal.commitment()))
                .nonce(Optional.of(seal.nonce()))
                .build();
    }

    /** A record that says that its game had this joint deal. */
    static GameRecord joint(GameRecord record, JointDeal joint) {
        return GameRecord.builder().mergeFrom(record).joint(Optional.of(joint)).build();
    }
}
