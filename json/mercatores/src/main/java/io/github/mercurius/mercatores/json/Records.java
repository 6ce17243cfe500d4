package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Standing;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.PositionException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How the record of a game is written. */
final class Records {
    private static final Field<GameRecord, Setup> SETUP = Field.of("setup", Vocabulary.SETUP, GameRecord::setup);
    private static final Field<GameRecord, Optional<Deal>> DEAL =
            Field.by(SETUP, "deal", setup -> orNull(EditionFormats.of(setup).deal), GameRecord::deal);
    private static final Field<GameRecord, Optional<String>> POSITION =
            Field.optional("position", Scalars.TEXT, GameRecord::position);
    private static final Field<GameRecord, Optional<String>> COMMITMENT =
            Field.of("commitment", orNull(Scalars.HASH), GameRecord::commitment);
    private static final Field<GameRecord, Optional<String>> NONCE =
            Field.of("nonce", orNull(Scalars.HASH), GameRecord::nonce);
    private static final Field<GameRecord, Optional<JointDealFormat.Parts>> JOINT = Field.optional(
            "joint",
            JointDealFormat.parts(Vocabulary.SEATS),
            record -> record.joint().map(JointDealFormat.Parts::of));
    private static final Field<GameRecord, List<LogEntry<Action>>> LOG =
            Field.by(SETUP, "log", setup -> list(EditionFormats.of(setup).logEntry), GameRecord::log);
    private static final Field<GameRecord, List<String>> HASHES =
            Field.of("hashes", list(Scalars.HASH), GameRecord::hashes);
    private static final Field<GameRecord, List<Standing>> RESULT =
            Field.of("result", Vocabulary.SEATS.someOf(Vocabulary.STANDING), GameRecord::result);
    private static final Field<GameRecord, Optional<Map<String, String>>> TAGS = LogFormat.tags();

    static final Codec<GameRecord> RECORD = new ObjectCodec<>(
                    List.of(SETUP, DEAL, POSITION, COMMITMENT, NONCE, JOINT, LOG, HASHES, RESULT, TAGS),
                    Records::record)
            .refusingAt(POSITION, PositionException.class)
            .document("mercatores-game/1");

    private Records() {}

    private static GameRecord record(ObjectCodec.Parts parts) {
        return GameRecord.builder()
                .setup(parts.get(SETUP))
                .deal(parts.get(DEAL))
                .position(parts.get(POSITION))
                .commitment(parts.get(COMMITMENT))
                .nonce(parts.get(NONCE))
                .joint(parts.get(JOINT)
                        .map(joint -> joint.shown(Mercatores.jointDeal(parts.get(SETUP), joint.table()))))
                .log(parts.get(LOG))
                .hashes(parts.get(HASHES))
                .result(parts.get(RESULT))
                .tags(parts.get(TAGS).orElseGet(Collections::emptyMap))
                .build();
    }
}
