package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.mercado.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Position;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tokens;
import java.util.List;
import java.util.OptionalInt;

/** How the documents are written: each says its format, with a version, in its first property. */
final class Documents {
    private static final Field<GameState, Table> STATE_TABLE = Field.of("table", Tables.TABLE, GameState::table);
    private static final Field<GameState, List<Tokens>> HANDS = Field.by(
            STATE_TABLE,
            "hands",
            table -> Seats.eachOf(table.setup(), EditionFormats.of(table.setup()).tokens),
            state -> Seats.each(state.table().setup(), state::hand));

    static final Codec<GameState> STATE =
            ObjectCodec.object(STATE_TABLE, HANDS, Documents::state).document("mercado-state/1");

    private static final Field<PlayerView, OptionalInt> VIEWER = Field.of("viewer", SEAT_OR_NONE, PlayerView::viewer);
    private static final Field<PlayerView, Table> VIEW_TABLE = Field.of("table", Tables.TABLE, PlayerView::table);
    private static final Field<PlayerView, Tokens> HAND =
            Field.by(VIEW_TABLE, "hand", table -> EditionFormats.of(table.setup()).tokens, PlayerView::hand);

    static final Codec<PlayerView> VIEW =
            ObjectCodec.object(VIEWER, VIEW_TABLE, HAND, Documents::view).document("mercado-view/1");

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

    private static GameState state(Table table, List<Tokens> hands) {
        Position position = Position.of(table);
        for (int seat = 0; seat < hands.size(); seat++) {
            position = withHand(position, table.player(seat), hands.get(seat));
        }
        return position.state();
    }

    private static PlayerView view(OptionalInt viewer, Table table, Tokens hand) {
        if (viewer.isPresent()) {
            Player player = table.player(viewer.getAsInt());
            return withHand(Position.of(table), player, hand)
                    .seenBy(player.seat())
                    .view();
        }
        Seats.checkNoHand(hand.isEmpty(), hand, "tokens");
        return Position.of(table).seenBySpectator().view();
    }

    /** A position takes the size of a hand from the hand, so the table could say another one. */
    private static Position withHand(Position position, Player player, Tokens hand) {
        Seats.checkHand(player.seat(), hand.size(), player.handSize(), "tokens");
        return position.withHand(player.seat(), hand);
    }
}
