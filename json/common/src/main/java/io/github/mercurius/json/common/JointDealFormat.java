package io.github.mercurius.json.common;

import static io.github.mercurius.json.common.Scalars.HASH;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;

import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * How a deal that host and seats make together is written: all that was shown of it.
 *
 * @param <S> the set-ups of the game
 * @param <J> its joint deals
 * @param start a deal of which nothing was shown, at a table
 * @param hostCommitment adds what the host has shown
 * @param seatCommitment adds what a seat has shown
 * @param seatPart adds what a seat has opened
 * @param hostPart adds what the host has opened
 */
public record JointDealFormat<S extends AnySetup, J extends AnyJoint>(
        BiFunction<S, String, J> start,
        BiFunction<J, String, J> hostCommitment,
        OfSeat<J> seatCommitment,
        OfSeat<J> seatPart,
        BiFunction<J, String, J> hostPart) {
    /** Adds to a joint deal what a seat says. */
    public interface OfSeat<J> {
        /** The joint deal with it. */
        J with(J joint, int seat, String said);
    }

    /** What the host or a seat has shown, and opened. */
    private record Member(Optional<String> commitment, Optional<String> part) {}

    /** A joint deal without its set-up. */
    public record Parts(String table, Member host, List<Member> seats) {
        /** All that was shown of a deal. */
        public static Parts of(AnyJoint joint) {
            List<Member> seats = new ArrayList<>();
            for (int seat : joint.setup().seats()) {
                seats.add(new Member(
                        joint.seatCommitment(seat), joint.opened(seat).stream().findFirst()));
            }
            return new Parts(joint.table(), new Member(joint.hostCommitment(), joint.hostPart()), seats);
        }
    }

    private static final Codec<Member> MEMBER = ObjectCodec.of(
            Field.of("commitment", orNull(HASH), Member::commitment),
            Field.of("part", orNull(HASH), Member::part),
            Member::new);

    /** Of games with so many players: a joint deal in a record, which has its set-up. */
    public static Codec<Parts> parts(int fewestPlayers, int mostPlayers) {
        return ObjectCodec.of(
                Field.of("table", HASH, Parts::table),
                Field.of("host", MEMBER, Parts::host),
                Field.of("seats", list(MEMBER, fewestPlayers, mostPlayers), Parts::seats),
                Parts::new);
    }

    /** A joint deal as a document of its own, with its set-up. */
    public ObjectCodec<J> document(Field<J, S> setup, int fewestPlayers, int mostPlayers) {
        return ObjectCodec.of(
                setup,
                Field.of("table", HASH, AnyJoint::table),
                Field.of("host", MEMBER, joint -> Parts.of(joint).host()),
                Field.of(
                        "seats",
                        list(MEMBER, fewestPlayers, mostPlayers),
                        joint -> Parts.of(joint).seats()),
                (agreed, table, host, seats) -> joint(agreed, new Parts(table, host, seats)));
    }

    /** The joint deal of a set-up of which this was shown. */
    public J joint(S setup, Parts shown) {
        List<Member> seats = shown.seats;
        if (seats.size() != setup.players()) {
            throw new IllegalArgumentException(
                    "seats of the joint deal: " + seats.size() + ", expected " + setup.players());
        }
        J joint = with(start.apply(setup, shown.table), shown.host.commitment, hostCommitment);
        for (int seat = 0; seat < seats.size(); seat++) {
            joint = with(joint, seat, seats.get(seat).commitment, seatCommitment);
        }
        for (int seat = 0; seat < seats.size(); seat++) { // parts are opened when all commitments are known
            joint = with(joint, seat, seats.get(seat).part, seatPart);
        }
        return with(joint, shown.host.part, hostPart);
    }

    private static <J> J with(J joint, int seat, Optional<String> said, OfSeat<J> step) {
        return with(joint, said, (before, text) -> step.with(before, seat, text));
    }

    private static <J> J with(J joint, Optional<String> said, BiFunction<J, String, J> step) {
        return said.isPresent() ? step.apply(joint, said.get()) : joint;
    }
}
