package io.github.mercurius.json.common;

import static io.github.mercurius.json.common.Scalars.HASH;
import static io.github.mercurius.json.common.Scalars.orNull;

import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * How a deal that host and seats make together is written, alone and in the record of a game: all that was shown of it.
 *
 * @param seats how many players there can be
 * @param type the joint deals
 * @param start a deal of which nothing was shown, at a table
 * @param hostPart adds what the host has opened
 * @param <S> the set-ups of the game
 * @param <J> its joint deals
 */
public record JointDealFormat<S extends AnySetup, J extends AnyJoint>(
        Seats seats, Class<J> type, BiFunction<S, String, J> start, BiFunction<J, String, J> hostPart) {
    /** What the host or a seat has shown, and opened. */
    private record Member(Optional<String> commitment, Optional<String> part) {}

    /** A joint deal without its set-up. */
    public record Parts(String table, Member host, List<Member> seats) {
        /** All that was shown of a deal. */
        public static Parts of(AnyJoint joint) {
            List<Member> seats = Seats.each(
                    joint.setup(),
                    seat -> new Member(
                            joint.seatCommitment(seat),
                            joint.opened(seat).stream().findFirst()));
            return new Parts(joint.table(), new Member(joint.hostCommitment(), joint.hostPart()), seats);
        }
    }

    private static final Codec<Member> MEMBER = ObjectCodec.of(
            Field.of("commitment", orNull(HASH), Member::commitment),
            Field.of("part", orNull(HASH), Member::part),
            Member::new);

    /** A joint deal in a record, which has its set-up. */
    public Codec<Parts> parts() {
        return ObjectCodec.of(
                Field.of("table", HASH, Parts::table),
                Field.of("host", MEMBER, Parts::host),
                Field.of("seats", seats.eachOf(MEMBER), Parts::seats),
                Parts::new);
    }

    /** A joint deal as a document of its own, with its set-up. */
    public Codec<J> document(String format, Field<J, S> setup) {
        return ObjectCodec.of(
                        setup,
                        Field.of("table", HASH, AnyJoint::table),
                        Field.of("host", MEMBER, joint -> Parts.of(joint).host()),
                        Field.of(
                                "seats",
                                seats.eachOf(MEMBER),
                                joint -> Parts.of(joint).seats()),
                        (agreed, table, host, shown) -> joint(agreed, new Parts(table, host, shown)))
                .document(format);
    }

    /** The joint deal of a set-up of which this was shown. */
    public J joint(S setup, Parts shown) {
        List<Member> seats = shown.seats;
        if (seats.size() != setup.players()) {
            throw new IllegalArgumentException(
                    "seats of the joint deal: " + seats.size() + ", expected " + setup.players());
        }
        AnyJoint joint = with(start.apply(setup, shown.table), shown.host.commitment, AnyJoint::withHostCommitment);
        for (int seat = 0; seat < seats.size(); seat++) {
            joint = with(joint, seat, seats.get(seat).commitment, AnyJoint::withSeatCommitment);
        }
        for (int seat = 0; seat < seats.size(); seat++) { // parts are opened when all commitments are known
            joint = with(joint, seat, seats.get(seat).part, AnyJoint::withOpening);
        }
        return with(type.cast(joint), shown.host.part, hostPart);
    }

    /** Adds to a joint deal what a seat says. */
    private interface OfSeat {
        AnyJoint with(AnyJoint joint, int seat, String said);
    }

    private static AnyJoint with(AnyJoint joint, int seat, Optional<String> said, OfSeat step) {
        return with(joint, said, (before, text) -> step.with(before, seat, text));
    }

    private static <J> J with(J joint, Optional<String> said, BiFunction<J, String, J> step) {
        return said.isPresent() ? step.apply(joint, said.get()) : joint;
    }
}
