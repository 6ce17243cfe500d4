package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyJoint;
import java.util.List;
import java.util.Optional;

/**
 * What host and seats have shown of a deal that they make together.
 *
 * @param commitments by seat
 * @param opened by seat, in the order of the draws
 */
record Shown(String table, Optional<String> host, List<Optional<String>> commitments, List<List<String>> opened) {
    /** How a game makes a joint deal of what was shown. */
    interface Game {
        /** The joint deal, in a game with these names, start seat and rulings. */
        AnyJoint joint(List<String> names, int startSeat, List<String> rulings, Shown shown);
    }

    /** The joint deal, where nothing was shown yet, with all this. */
    AnyJoint of(AnyJoint none) {
        AnyJoint joint = host.isPresent() ? none.withHostCommitment(host.get()) : none;
        for (int seat = 0; seat < commitments.size(); seat++) {
            Optional<String> commitment = commitments.get(seat);
            joint = commitment.isPresent() ? joint.withSeatCommitment(seat, commitment.get()) : joint;
        }
        return joint.withOpenings(opened);
    }
}
