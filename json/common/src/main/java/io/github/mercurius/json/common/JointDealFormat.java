package io.github.mercurius.json.common;

import static io.github.mercurius.json.common.Scalars.HASH;
import static io.github.mercurius.json.common.Scalars.orNull;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.JointDeal;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** How a deal that host and seats make together is written, alone and in the record of a game. */
public final class JointDealFormat {
    /** What the host or a seat has shown, and opened. */
    private record Member(Optional<String> commitment, Optional<String> part) {
        static Member of(JointDeal joint, int seat) {
            return new Member(joint.commitment(seat), joint.part(seat));
        }
    }

    /** All that was shown of a joint deal, without its set-up. */
    public record Parts(String table, Member host, List<Member> seats) {
        /** All that was shown of a deal. */
        public static Parts of(JointDeal joint) {
            return new Parts(
                    joint.table(),
                    Member.of(joint, JointDeal.HOST),
                    Seats.each(joint.setup(), seat -> Member.of(joint, seat)));
        }

        /** The joint deal at its table of which this was shown. */
        public JointDeal shown(JointDeal none) {
            int players = none.setup().players();
            if (seats.size() != players) {
                throw new IllegalArgumentException(
                        "seats of the joint deal: " + seats.size() + ", expected " + players);
            }
            JointDeal joint = none;
            for (int seat = JointDeal.HOST; seat < players; seat++) {
                Optional<String> commitment = member(seat).commitment;
                joint = commitment.isPresent() ? joint.withCommitment(seat, commitment.get()) : joint;
            }
            for (int seat = 0; seat < players; seat++) { // parts are opened when all commitments are known
                joint = opened(joint, seat);
            }
            return opened(joint, JointDeal.HOST);
        }

        private JointDeal opened(JointDeal joint, int seat) {
            Optional<String> part = member(seat).part;
            return part.isPresent() ? joint.withPart(seat, part.get()) : joint;
        }

        private Member member(int seat) {
            return seat == JointDeal.HOST ? host : seats.get(seat);
        }
    }

    private static final Codec<Member> MEMBER = ObjectCodec.object(
            Field.of("commitment", orNull(HASH), Member::commitment),
            Field.of("part", orNull(HASH), Member::part),
            Member::new);

    private JointDealFormat() {}

    /** A joint deal in a record, which has its set-up. */
    public static Codec<Parts> parts(Seats seats) {
        return ObjectCodec.object(
                Field.of("table", HASH, Parts::table),
                Field.of("host", MEMBER, Parts::host),
                Field.of("seats", seats.eachOf(MEMBER), Parts::seats),
                Parts::new);
    }

    /**
     * A joint deal as a document of its own, with its set-up.
     *
     * @param start a deal of which nothing was shown, at a table
     */
    public static <S extends AnySetup> Codec<JointDeal> document(
            String format, Seats seats, Class<S> type, Codec<S> setup, BiFunction<S, String, JointDeal> start) {
        return ObjectCodec.object(
                        Field.of("setup", setup, (JointDeal joint) -> own(type, joint.setup())),
                        Field.of("table", HASH, JointDeal::table),
                        Field.of("host", MEMBER, (JointDeal joint) -> Member.of(joint, JointDeal.HOST)),
                        Field.of(
                                "seats",
                                seats.eachOf(MEMBER),
                                (JointDeal joint) -> Parts.of(joint).seats()),
                        (agreed, table, host, shown) -> new Parts(table, host, shown).shown(start.apply(agreed, table)))
                .document(format);
    }

    private static <S> S own(Class<S> type, AnySetup setup) {
        if (!type.isInstance(setup)) {
            throw new IllegalArgumentException(
                    "set-up: " + setup.getClass().getName() + ", expected " + type.getName());
        }
        return type.cast(setup);
    }
}
