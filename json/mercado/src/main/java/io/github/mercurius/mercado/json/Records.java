package io.github.mercurius.mercado.json;

import io.github.mercurius.rules.LogEntry;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Standing;
import java.util.List;

/** How the record of a game is written. */
final class Records {
    private static final Field<GameRecord, Setup> SETUP = Field.of("setup", Vocabulary.SETUP, GameRecord::setup);
    private static final Field<GameRecord, Deal> DEAL =
            Field.by(SETUP, "deal", setup -> formats(setup).deal, GameRecord::deal);
    private static final Field<GameRecord, List<LogEntry<Action>>> LOG =
            Field.by(SETUP, "log", setup -> list(entry(formats(setup))), GameRecord::log);
    private static final Field<GameRecord, List<String>> HASHES =
            Field.of("hashes", list(Scalars.HASH), GameRecord::hashes);
    private static final Field<GameRecord, List<Standing>> RESULT =
            Field.of("result", list(Vocabulary.STANDING, 0, Setup.MOST_PLAYERS), GameRecord::result);

    static final Codec<GameRecord> RECORD = new ObjectCodec<>(
                    List.of(SETUP, DEAL, LOG, HASHES, RESULT), Records::record)
            .marked(Documents.FORMAT, "mercado-game/1");

    private Records() {}

    private static EditionFormats formats(Setup setup) {
        return EditionFormats.of(setup.edition());
    }

    private static Variants<LogEntry<Action>> entry(EditionFormats edition) {
        return new Variants<LogEntry<Action>>()
                .withAll(edition.action, LogEntry.Acted.class, LogEntry.Acted::new, LogEntry.Acted::action)
                .with(
                        "undo",
                        LogEntry.Undone.class,
                        ObjectCodec.of(
                                Field.of("steps", whole(1, Integer.MAX_VALUE), LogEntry.Undone::steps),
                                LogEntry.Undone::new));
    }

    private static GameRecord record(ObjectCodec.Parts parts) {
        return GameRecord.builder()
                .setup(parts.get(SETUP))
                .deal(parts.get(DEAL))
                .log(parts.get(LOG))
                .hashes(parts.get(HASHES))
                .result(parts.get(RESULT))
                .build();
    }
}
