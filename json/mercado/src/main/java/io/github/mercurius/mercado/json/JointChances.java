package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.HASH;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.mercado.Setup;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** How a chance that host and seats make together is written: all that was shown of it. */
final class JointChances {
    /** What a seat has shown, and opened. */
    private record Seat(Optional<String> commitment, List<String> links) {}

    private static final Codec<Seat> SEAT = ObjectCodec.of(
            Field.of("commitment", orNull(HASH), Seat::commitment),
            Field.of("links", list(HASH, 0, JointChance.MOST_DRAWS), Seat::links),
            Seat::new);

    /** All of a joint chance but its set-up. */
    record Parts(String table, Optional<String> hostCommitment, Optional<String> hostPart, List<Seat> seats) {
        static Parts of(JointChance joint) {
            List<Seat> seats =
                    Seats.each(joint.setup(), seat -> new Seat(joint.seatCommitment(seat), joint.opened(seat)));
            return new Parts(joint.table(), joint.hostCommitment(), joint.hostPart(), seats);
        }

        /** The joint chance of a game with a set-up. */
        JointChance with(Setup setup) {
            return joint(setup, table, hostCommitment, hostPart, seats);
        }
    }

    /** A joint chance in the record of its game, which has the set-up. */
    static final Codec<Parts> PARTS = ObjectCodec.of(
            Field.of("table", HASH, Parts::table),
            Field.of("hostCommitment", orNull(HASH), Parts::hostCommitment),
            Field.of("hostPart", orNull(HASH), Parts::hostPart),
            Field.of("seats", Vocabulary.SEATS.eachOf(SEAT), Parts::seats),
            Parts::new);

    static final Codec<JointChance> JOINT = ObjectCodec.of(
                    Field.of("setup", Vocabulary.SETUP, JointChance::setup),
                    Field.of("table", HASH, JointChance::table),
                    Field.of("hostCommitment", orNull(HASH), JointChance::hostCommitment),
                    Field.of("hostPart", orNull(HASH), JointChance::hostPart),
                    Field.of(
                            "seats",
                            Vocabulary.SEATS.eachOf(SEAT),
                            joint -> Parts.of(joint).seats()),
                    JointChances::joint)
            .document("mercado-joint/1");

    private JointChances() {}

    private static JointChance joint(
            Setup setup, String table, Optional<String> hostCommitment, Optional<String> hostPart, List<Seat> seats) {
        if (seats.size() != setup.players()) {
            throw new IllegalArgumentException(
                    "seats of the joint chance: " + seats.size() + ", expected " + setup.players());
        }
        JointChance joint = JointChance.at(setup, table);
        if (hostCommitment.isPresent()) {
            joint = joint.withHostCommitment(hostCommitment.get());
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat).commitment.isPresent()) {
                joint = joint.withSeatCommitment(
                        seat, seats.get(seat).commitment.get());
            }
        }
        joint = joint.withOpenings(seats.stream().map(Seat::links).collect(Collectors.toList()));
        return hostPart.isPresent() ? joint.withHostPart(hostPart.get()) : joint;
    }
}
