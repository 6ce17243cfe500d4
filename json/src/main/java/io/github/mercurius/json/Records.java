package io.github.mercurius.json;

import static io.github.mercurius.json.Scalars.list;
import static io.github.mercurius.json.Scalars.orNull;
import static io.github.mercurius.json.Scalars.whole;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.core.LogEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the record of a game is written. */
final class Records {
    private static final Codec<String> HASH = Scalars.TEXT.as(Records::hash, text -> text);

    private static final Field<GameRecord, Setup> SETUP = Field.of("setup", Vocabulary.SETUP, GameRecord::setup);
    private static final Field<GameRecord, Optional<Deal>> DEAL =
            Field.of("deal", orNull(Vocabulary.DEAL), GameRecord::deal);
    private static final Field<GameRecord, Optional<String>> COMMITMENT =
            Field.of("commitment", orNull(HASH), GameRecord::commitment);
    private static final Field<GameRecord, Optional<String>> NONCE = Field.of("nonce", orNull(HASH), GameRecord::nonce);
    private static final Codec<List<String>> HASH_OF_EACH = list(HASH, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS);
    private static final Codec<Joint> JOINT_PARTS = ObjectCodec.of(
            Field.of("table", HASH, Joint::table),
            Field.of("hostCommitment", HASH, Joint::hostCommitment),
            Field.of("seatCommitments", HASH_OF_EACH, Joint::seatCommitments),
            Field.of("hostPart", orNull(HASH), Joint::hostPart),
            Field.of("seatParts", HASH_OF_EACH, Joint::seatParts),
            Joint::new);
    private static final Field<GameRecord, Optional<Joint>> JOINT =
            Field.of("joint", orNull(JOINT_PARTS), record -> record.joint().map(Joint::of));
    private static final Variants<LogEntry> ENTRY = new Variants<LogEntry>()
            .withAll(Actions.ACTION, LogEntry.Acted.class, LogEntry.Acted::new, LogEntry.Acted::action)
            .with(
                    "undo",
                    LogEntry.Undone.class,
                    ObjectCodec.of(
                            Field.of("steps", whole(1, Integer.MAX_VALUE), LogEntry.Undone::steps),
                            LogEntry.Undone::new));
    private static final Field<GameRecord, List<LogEntry>> LOG = Field.of("log", list(ENTRY), GameRecord::log);
    private static final Field<GameRecord, List<String>> HASHES = Field.of("hashes", list(HASH), GameRecord::hashes);
    private static final Field<GameRecord, List<Standing>> RESULT =
            Field.of("result", list(Vocabulary.STANDING, 0, Setup.MOST_PLAYERS), GameRecord::result);

    static final Codec<GameRecord> RECORD = new ObjectCodec<>(
                    List.of(SETUP, DEAL, COMMITMENT, NONCE, JOINT, LOG, HASHES, RESULT), Records::record)
            .marked(Documents.FORMAT, "mercurius-game/1");

    private Records() {}

    private static GameRecord record(ObjectCodec.Parts parts) {
        GameRecord.Builder builder = GameRecord.builder()
                .setup(parts.get(SETUP))
                .commitment(parts.get(COMMITMENT))
                .log(parts.get(LOG))
                .hashes(parts.get(HASHES))
                .result(parts.get(RESULT));
        builder.joint(parts.get(JOINT).map(joint -> joint.at(parts.get(SETUP))));
        parts.get(DEAL).ifPresent(builder::deal);
        parts.get(NONCE).ifPresent(builder::nonce);
        return builder.build();
    }

    /** What a joint deal is made of; the set-up is the record's. */
    private record Joint(
            String table,
            String hostCommitment,
            List<String> seatCommitments,
            Optional<String> hostPart,
            List<String> seatParts) {
        static Joint of(JointDeal joint) {
            List<String> commitments = new ArrayList<>();
            List<String> parts = new ArrayList<>();
            for (int seat : joint.setup().seats()) {
                commitments.add(joint.seatCommitment(seat).get());
                parts.add(joint.seatPart(seat).get());
            }
            return new Joint(joint.table(), joint.hostCommitment().get(), commitments, joint.hostPart(), parts);
        }

        /** The joint deal, each part checked against its commitment. */
        JointDeal at(Setup setup) {
            if (seatCommitments.size() != setup.players() || seatParts.size() != setup.players()) {
                throw new IllegalArgumentException("joint deal of " + seatCommitments.size() + " commitments and "
                        + seatParts.size() + " parts of seats, expected " + setup.players() + " of each");
            }
            JointDeal joint = JointDeal.at(setup, table).withHostCommitment(hostCommitment);
            for (int seat : setup.seats()) {
                joint = joint.withSeatCommitment(seat, seatCommitments.get(seat));
            }
            for (int seat : setup.seats()) {
                joint = joint.withSeatPart(seat, seatParts.get(seat));
            }
            return hostPart.isPresent() ? joint.withHostPart(hostPart.get()) : joint;
        }
    }

    private static String hash(String text) {
        boolean hexadecimal = text.length() == 64;
        for (int i = 0; i < text.length() && hexadecimal; i++) {
            hexadecimal = "0123456789abcdef".indexOf(text.charAt(i)) >= 0;
        }
        if (!hexadecimal) {
            throw new IllegalArgumentException(JsonInput.quoted(text) + ", expected 64 hexadecimal digits");
        }
        return text;
    }
}
