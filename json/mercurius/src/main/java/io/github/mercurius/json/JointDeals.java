package io.github.mercurius.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a deal that host and seats made together (RUL-12) is written: alone, and in the record of a game. */
final class JointDeals {
    /** What the host or a seat has shown, and opened. */
    private record Member(Optional<String> commitment, Optional<String> part) {}

    /** A joint deal without its set-up. */
    record Parts(String table, Member host, List<Member> seats) {
        static Parts of(JointDeal joint) {
            List<Member> seats = new ArrayList<>();
            for (int seat : joint.setup().seats()) {
                seats.add(new Member(joint.seatCommitment(seat), joint.seatPart(seat)));
            }
            return new Parts(joint.table(), new Member(joint.hostCommitment(), joint.hostPart()), seats);
        }

        JointDeal with(Setup setup) {
            if (seats.size() != setup.players()) {
                throw new IllegalArgumentException(
                        "seats of the joint deal: " + seats.size() + ", expected " + setup.players());
            }
            JointDeal joint = JointDeal.at(setup, table);
            if (host.commitment.isPresent()) {
                joint = joint.withHostCommitment(host.commitment.get());
            }
            for (int seat = 0; seat < seats.size(); seat++) {
                if (seats.get(seat).commitment.isPresent()) {
                    joint = joint.withSeatCommitment(
                            seat, seats.get(seat).commitment.get());
                }
            }
            return withParts(joint);
        }

        private JointDeal withParts(JointDeal committed) {
            JointDeal joint = committed;
            for (int seat = 0; seat < seats.size(); seat++) {
                if (seats.get(seat).part.isPresent()) {
                    joint = joint.withSeatPart(seat, seats.get(seat).part.get());
                }
            }
            return host.part.isPresent() ? joint.withHostPart(host.part.get()) : joint;
        }
    }

    private static final Codec<Member> MEMBER = ObjectCodec.of(
            Field.of("commitment", orNull(Scalars.HASH), Member::commitment),
            Field.of("part", orNull(Scalars.HASH), Member::part),
            Member::new);

    private static final Codec<List<Member>> SEATS = list(MEMBER, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS);

    static final Codec<Parts> PARTS = ObjectCodec.of(
            Field.of("table", Scalars.HASH, Parts::table),
            Field.of("host", MEMBER, Parts::host),
            Field.of("seats", SEATS, Parts::seats),
            Parts::new);

    /** A joint deal with its set-up. */
    static final Codec<JointDeal> JOINT_DEAL = ObjectCodec.of(
                    Field.of("setup", Vocabulary.SETUP, JointDeal::setup),
                    Field.of("table", Scalars.HASH, JointDeal::table),
                    Field.of("host", MEMBER, joint -> Parts.of(joint).host()),
                    Field.of("seats", SEATS, joint -> Parts.of(joint).seats()),
                    (setup, table, host, seats) -> new Parts(table, host, seats).with(setup))
            .marked(Documents.FORMAT, "mercurius-joint/1");

    private JointDeals() {}
}
