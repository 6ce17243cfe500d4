package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyJoint;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * What host and seats have shown of a deal, or of all chance, that they make together.
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

    /** A joint deal with what a seat has shown. */
    interface WithSeat<J> {
        J with(J joint, int seat, String shown);
    }

    /** The commitments, in a joint deal that has none yet. */
    <J extends AnyJoint> J commit(J none, BiFunction<J, String, J> withHost, WithSeat<J> withSeat) {
        J joint = host.isPresent() ? withHost.apply(none, host.get()) : none;
        for (int seat = 0; seat < commitments.size(); seat++) {
            Optional<String> commitment = commitments.get(seat);
            joint = commitment.isPresent() ? withSeat.with(joint, seat, commitment.get()) : joint;
        }
        return joint;
    }

    /** What the seats have opened, in a joint deal with one draw. */
    <J extends AnyJoint> J open(J committed, WithSeat<J> withSeat) {
        J joint = committed;
        for (int seat = 0; seat < opened.size(); seat++) {
            for (String part : opened.get(seat)) {
                joint = withSeat.with(joint, seat, part);
            }
        }
        return joint;
    }
}
