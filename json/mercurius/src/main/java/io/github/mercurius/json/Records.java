package io.github.mercurius.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.PositionException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How the record of a game is written. */
final class Records {
    /** A position as a line of text. */
    static final Codec<Position> POSITION_TEXT = Scalars.TEXT.as(Position::parse, Position::toText);

    static final Codec<LogEntry<Action>> LOG_ENTRY = LogFormat.entries(Actions.ACTION);

    private static final Field<GameRecord, Setup> SETUP = Field.of("setup", Vocabulary.SETUP, GameRecord::setup);
    private static final Field<GameRecord, Optional<Deal>> DEAL =
            Field.of("deal", orNull(Vocabulary.DEAL), GameRecord::deal);
    private static final Field<GameRecord, Optional<String>> POSITION =
            Field.of("position", orNull(Scalars.TEXT), GameRecord::position);
    private static final Field<GameRecord, Optional<String>> COMMITMENT =
            Field.of("commitment", orNull(Scalars.HASH), GameRecord::commitment);
    private static final Field<GameRecord, Optional<String>> NONCE =
            Field.of("nonce", orNull(Scalars.HASH), GameRecord::nonce);
    private static final Field<GameRecord, Optional<JointDealFormat.Parts>> JOINT = Field.of(
            "joint",
            orNull(JointDealFormat.parts(Vocabulary.SEATS)),
            record -> record.joint().map(JointDealFormat.Parts::of));
    private static final Field<GameRecord, List<LogEntry<Action>>> LOG =
            Field.of("log", list(LOG_ENTRY), GameRecord::log);
    private static final Field<GameRecord, List<String>> HASHES =
            Field.of("hashes", list(Scalars.HASH), GameRecord::hashes);
    private static final Field<GameRecord, List<Standing>> RESULT =
            Field.of("result", Vocabulary.SEATS.someOf(Vocabulary.STANDING), GameRecord::result);
    private static final Field<GameRecord, Optional<Map<String, String>>> TAGS = LogFormat.tags();

    static final Codec<GameRecord> RECORD = new ObjectCodec<>(
                    List.of(SETUP, DEAL, POSITION, COMMITMENT, NONCE, JOINT, LOG, HASHES, RESULT, TAGS),
                    Records::record)
            .refusingAt(POSITION, PositionException.class)
            .document("mercurius-game/1");

    private Records() {}

    private static GameRecord record(ObjectCodec.Parts parts) {
        return GameRecord.builder()
                .setup(parts.get(SETUP))
                .deal(parts.get(DEAL))
                .position(parts.get(POSITION))
                .commitment(parts.get(COMMITMENT))
                .joint(parts.get(JOINT).map(joint -> joint.shown(Mercurius.jointDeal(parts.get(SETUP), joint.table()))))
                .nonce(parts.get(NONCE))
                .log(parts.get(LOG))
                .hashes(parts.get(HASHES))
                .result(parts.get(RESULT))
                .tags(parts.get(TAGS).orElseGet(Collections::emptyMap))
                .build();
    }
}
