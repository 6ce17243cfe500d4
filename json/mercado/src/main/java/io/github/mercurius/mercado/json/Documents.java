package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.mercado.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Hands;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Position;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tokens;

/** How the documents are written: each says its format, with a version, in its first property. */
final class Documents {
    private static final Field<GameState, Table> STATE_TABLE = Field.of("table", Tables.TABLE, GameState::table);
    private static final Hands<Action, PlayerView, Table, Position, Tokens> HANDS = new Hands<>(
            "tokens",
            table -> EditionFormats.of(table.setup()).tokens,
            Tokens::size,
            (table, seat) -> table.player(seat).handSize(),
            Position::of,
            Position::withHand);

    static final Codec<GameState> STATE = ObjectCodec.object(
                    STATE_TABLE,
                    HANDS.field(STATE_TABLE, GameState::hand),
                    (table, hands) ->
                            HANDS.put(Position.of(table), table, hands).state())
            .document("mercado-state/1");

    static final Codec<PlayerView> VIEW = HANDS.view(SEAT_OR_NONE, Tables.TABLE, PlayerView::table, PlayerView::hand)
            .document("mercado-view/1");

    static final Codec<GameRecord> RECORD = BuiltObject.<GameRecord, Setup, GameRecord.Builder>of(
                    "setup",
                    Vocabulary.SETUP,
                    GameRecord::setup,
                    setup -> GameRecord.builder().setup(setup))
            .by("deal", setup -> orNull(EditionFormats.of(setup).deal), GameRecord::deal, GameRecord.Builder::deal)
            .optional("position", Documents::position, GameRecord::position, GameRecord.Builder::position)
            .by("log", setup -> list(EditionFormats.of(setup).logEntry), GameRecord::log, GameRecord.Builder::log)
            .with("hashes", list(Scalars.HASH), GameRecord::hashes, GameRecord.Builder::hashes)
            .with("result", Vocabulary.RESULT, GameRecord::result, GameRecord.Builder::result)
            .with(LogFormat.tags(), GameRecord.Builder::tags)
            .made(GameRecord.Builder::build)
            .document("mercado-game/1");

    private Documents() {}

    private static Codec<String> position(Setup setup) {
        return Scalars.checked(text -> Position.parse(text, setup.edition()));
    }
}
