package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Hands;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Position;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.rules.JointDeal;

/** How the documents are written: each says its format, with a version, in its first property. */
final class Documents {
    private static final Field<GameState, Table> STATE_TABLE = Field.of("table", Tables.TABLE, GameState::table);
    private static final Hands<Action, PlayerView, Table, Position, Cards> HANDS = new Hands<>(
            "cards",
            table -> EditionFormats.of(table.setup()).cards,
            Cards::size,
            (table, seat) -> table.player(seat).handSize(),
            Position::of,
            Position::withHand);

    static final Codec<GameState> STATE = ObjectCodec.object(
                    STATE_TABLE,
                    HANDS.field(STATE_TABLE, GameState::hand),
                    Field.by(STATE_TABLE, "deck", table -> EditionFormats.of(table.setup()).cardList, GameState::deck),
                    (table, hands, deck) -> HANDS.put(Position.of(table).withDeck(deck), table, hands)
                            .state())
            .document("mercatores-state/1");

    static final Codec<PlayerView> VIEW = HANDS.view(SEAT_OR_NONE, Tables.TABLE, PlayerView::table, PlayerView::hand)
            .document("mercatores-view/1");

    static final Codec<GameRecord> RECORD = BuiltObject.<GameRecord, Setup, GameRecord.Builder>of(
                    "setup",
                    Vocabulary.SETUP,
                    GameRecord::setup,
                    setup -> GameRecord.builder().setup(setup))
            .by("deal", setup -> orNull(EditionFormats.of(setup).deal), GameRecord::deal, GameRecord.Builder::deal)
            .optional("position", Documents::position, GameRecord::position, GameRecord.Builder::position)
            .with("commitment", orNull(Scalars.HASH), GameRecord::commitment, GameRecord.Builder::commitment)
            .with("nonce", orNull(Scalars.HASH), GameRecord::nonce, GameRecord.Builder::nonce)
            .optional("joint", Documents::joint, GameRecord::joint, GameRecord.Builder::joint)
            .by("log", setup -> list(EditionFormats.of(setup).logEntry), GameRecord::log, GameRecord.Builder::log)
            .with("hashes", list(Scalars.HASH), GameRecord::hashes, GameRecord.Builder::hashes)
            .with("result", Vocabulary.RESULT, GameRecord::result, GameRecord.Builder::result)
            .with(LogFormat.tags(), GameRecord.Builder::tags)
            .made(GameRecord.Builder::build)
            .document("mercatores-game/1");

    private Documents() {}

    private static Codec<String> position(Setup setup) {
        return Scalars.checked(text -> Position.parse(text, setup.edition()));
    }

    private static Codec<JointDeal> joint(Setup setup) {
        return JointDealFormat.of(setup, Mercatores::jointDeal);
    }
}
