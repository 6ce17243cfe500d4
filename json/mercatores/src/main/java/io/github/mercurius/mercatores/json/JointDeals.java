package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.HASH;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.mercatores.JointDeal;
import io.github.mercurius.mercatores.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a deal that host and seats made together is written: all that was shown of it. */
final class JointDeals {
    /** What the host or a seat has shown, and opened. */
    private record Member(Optional<String> commitment, Optional<String> part) {}

    private static final Codec<Member> MEMBER = ObjectCodec.of(
            Field.of("commitment", orNull(HASH), Member::commitment),
            Field.of("part", orNull(HASH), Member::part),
            Member::new);

    static final Codec<JointDeal> JOINT = ObjectCodec.of(
                    Field.of("setup", Vocabulary.SETUP, JointDeal::setup),
                    Field.of("table", HASH, JointDeal::table),
                    Field.of("host", MEMBER, joint -> new Member(joint.hostCommitment(), joint.hostPart())),
                    Field.of("seats", list(MEMBER, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS), JointDeals::seats),
                    JointDeals::joint)
            .marked(Documents.FORMAT, "mercatores-joint/1");

    private JointDeals() {}

    private static List<Member> seats(JointDeal joint) {
        List<Member> seats = new ArrayList<>();
        for (int seat : joint.setup().seats()) {
            seats.add(new Member(joint.seatCommitment(seat), joint.seatPart(seat)));
        }
        return seats;
    }

    private static JointDeal joint(Setup setup, String table, Member host, List<Member> seats) {
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
        // parts are opened when all commitments are known
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat).part.isPresent()) {
                joint = joint.withSeatPart(seat, seats.get(seat).part.get());
            }
        }
        return host.part.isPresent() ? joint.withHostPart(host.part.get()) : joint;
    }
}
