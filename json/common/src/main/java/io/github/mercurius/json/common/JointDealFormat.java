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

        JointDeal committed(JointDeal joint, int seat) {
            return commitment.isPresent() ? joint.withCommitment(seat, commitment.get()) : joint;
        }

        JointDeal opened(JointDeal joint, int seat) {
            return part.isPresent() ? joint.withPart(seat, part.get()) : joint;
        }
    }

    private static final Codec<Member> MEMBER = ObjectCodec.object(
            Field.of("commitment", orNull(HASH), Member::commitment),
            Field.of("part", orNull(HASH), Member::part),
            Member::new);

    private JointDealFormat() {}

    /**
     * The joint deals of a set-up, as a record has one.
     *
     * @param start a deal of which nothing was shown, at a table
     */
    public static <S extends AnySetup> Codec<JointDeal> of(S setup, BiFunction<S, String, JointDeal> start) {
        return ObjectCodec.object(
                Field.of("table", HASH, JointDeal::table),
                Field.of("host", MEMBER, JointDealFormat::host),
                Field.of("seats", Seats.eachOf(setup, MEMBER), JointDealFormat::seats),
                (table, host, seats) -> shown(start.apply(setup, table), host, seats));
    }

    /**
     * Joint deals as documents of their own, with their set-up.
     *
     * @param start a deal of which nothing was shown, at a table
     */
    public static <S extends AnySetup> Codec<JointDeal> document(
            String format, Class<S> type, Codec<S> codec, BiFunction<S, String, JointDeal> start) {
        Field<JointDeal, S> setup = Field.of("setup", codec, joint -> type.cast(joint.setup()));
        return ObjectCodec.<JointDeal, S, String, Member, List<Member>>object(
                        setup,
                        Field.of("table", HASH, JointDeal::table),
                        Field.of("host", MEMBER, JointDealFormat::host),
                        Field.by(setup, "seats", agreed -> Seats.eachOf(agreed, MEMBER), JointDealFormat::seats),
                        (agreed, table, host, seats) -> shown(start.apply(agreed, table), host, seats))
                .document(format);
    }

    private static Member host(JointDeal joint) {
        return Member.of(joint, JointDeal.HOST);
    }

    private static List<Member> seats(JointDeal joint) {
        return Seats.each(joint.setup(), seat -> Member.of(joint, seat));
    }

    /** The deal of which host and seats have shown this. */
    private static JointDeal shown(JointDeal none, Member host, List<Member> seats) {
        JointDeal joint = host.committed(none, JointDeal.HOST);
        for (int seat = 0; seat < seats.size(); seat++) {
            joint = seats.get(seat).committed(joint, seat);
        }
        for (int seat = 0; seat < seats.size(); seat++) { // parts are opened when all commitments are known
            joint = seats.get(seat).opened(joint, seat);
        }
        return host.opened(joint, JointDeal.HOST);
    }
}
