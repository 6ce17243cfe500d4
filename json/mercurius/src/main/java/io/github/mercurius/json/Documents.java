package io.github.mercurius.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.rules.LogEntry;
import java.util.List;
import java.util.OptionalInt;

/** How the documents are written: each says its format, with a version, in its first property. */
final class Documents {
    private static final Field<GameState, Table> STATE_TABLE = Field.of("table", Tables.TABLE, GameState::table);

    static final Codec<GameState> STATE = ObjectCodec.object(
                    STATE_TABLE,
                    Field.by(
                            STATE_TABLE,
                            "hands",
                            table -> Seats.eachOf(table.setup(), Vocabulary.CARDS),
                            state -> Seats.each(state.table().setup(), state::hand)),
                    Field.of("mainDeck", Vocabulary.CARD_LIST, GameState::mainDeck),
                    Field.of("backupDeck", Vocabulary.CARD_LIST, GameState::backupDeck),
                    Documents::state)
            .document("mercurius-state/1");

    static final Codec<PlayerView> VIEW = ObjectCodec.object(
                    Field.of("viewer", Scalars.orNoNumber(Vocabulary.SEAT), PlayerView::viewer),
                    Field.of("table", Tables.TABLE, PlayerView::table),
                    Field.of("hand", Vocabulary.CARDS, PlayerView::hand),
                    Documents::view)
            .document("mercurius-view/1");

    /** A position as a line of text. */
    static final Codec<Position> POSITION = Scalars.TEXT.as(Position::parse, Position::toText);

    /** The same, kept as it is written. */
    private static final Codec<String> POSITION_TEXT = Scalars.checked(Position::parse);

    static final Codec<LogEntry<Action>> LOG_ENTRY = LogFormat.entries(Actions.ACTION);

    static final Codec<GameRecord> RECORD = BuiltObject.<GameRecord, Setup, GameRecord.Builder>of(
                    "setup",
                    Vocabulary.SETUP,
                    GameRecord::setup,
                    setup -> GameRecord.builder().setup(setup))
            .with("deal", orNull(Vocabulary.DEAL), GameRecord::deal, GameRecord.Builder::deal)
            .with("position", orNull(POSITION_TEXT), GameRecord::position, GameRecord.Builder::position)
            .with("commitment", orNull(Scalars.HASH), GameRecord::commitment, GameRecord.Builder::commitment)
            .with("nonce", orNull(Scalars.HASH), GameRecord::nonce, GameRecord.Builder::nonce)
            .by(
                    "joint",
                    setup -> orNull(JointDealFormat.of(setup, Mercurius::jointDeal)),
                    GameRecord::joint,
                    GameRecord.Builder::joint)
            .with("log", list(LOG_ENTRY), GameRecord::log, GameRecord.Builder::log)
            .with("hashes", list(Scalars.HASH), GameRecord::hashes, GameRecord.Builder::hashes)
            .with("result", Vocabulary.RESULT, GameRecord::result, GameRecord.Builder::result)
            .with(LogFormat.tags(), GameRecord.Builder::tags)
            .made(GameRecord.Builder::build)
            .document("mercurius-game/1");

    private Documents() {}

    private static GameState state(
            Table table, List<Cards> hands, List<PriceCard> mainDeck, List<PriceCard> backupDeck) {
        Position position = Position.of(table).withMainDeck(mainDeck).withBackupDeck(backupDeck);
        for (int seat = 0; seat < hands.size(); seat++) {
            position = withHand(position, table.player(seat), hands.get(seat));
        }
        return position.state();
    }

    private static PlayerView view(OptionalInt viewer, Table table, Cards hand) {
        if (viewer.isPresent()) {
            Player player = table.player(viewer.getAsInt());
            return withHand(Position.of(table), player, hand)
                    .seenBy(player.seat())
                    .view();
        }
        Seats.checkNoHand(hand.isEmpty(), hand, "cards");
        return Position.of(table).seenBySpectator().view();
    }

    /** A position takes the size of a hand from the hand, so the table could say another one. */
    private static Position withHand(Position position, Player player, Cards hand) {
        Seats.checkHand(player.seat(), hand.size(), player.handSize(), "cards");
        return position.withHand(player.seat(), hand);
    }
}
