package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.JointDealFormat;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.Player;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Position;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.rules.JointDeal;
import java.util.List;
import java.util.OptionalInt;

/** How the documents are written: each says its format, with a version, in its first property. */
final class Documents {
    private static final Field<GameState, Table> STATE_TABLE = Field.of("table", Tables.TABLE, GameState::table);
    private static final Field<GameState, List<Cards>> HANDS = Field.by(
            STATE_TABLE,
            "hands",
            table -> Seats.eachOf(table.setup(), EditionFormats.of(table.setup()).cards),
            state -> Seats.each(state.table().setup(), state::hand));
    private static final Field<GameState, List<Card>> DECK =
            Field.by(STATE_TABLE, "deck", table -> EditionFormats.of(table.setup()).cardList, GameState::deck);

    static final Codec<GameState> STATE =
            ObjectCodec.object(STATE_TABLE, HANDS, DECK, Documents::state).document("mercatores-state/1");

    private static final Field<PlayerView, OptionalInt> VIEWER = Field.of("viewer", SEAT_OR_NONE, PlayerView::viewer);
    private static final Field<PlayerView, Table> VIEW_TABLE = Field.of("table", Tables.TABLE, PlayerView::table);
    private static final Field<PlayerView, Cards> HAND =
            Field.by(VIEW_TABLE, "hand", table -> EditionFormats.of(table.setup()).cards, PlayerView::hand);

    static final Codec<PlayerView> VIEW =
            ObjectCodec.object(VIEWER, VIEW_TABLE, HAND, Documents::view).document("mercatores-view/1");

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

    private static GameState state(Table table, List<Cards> hands, List<Card> deck) {
        Position position = Position.of(table).withDeck(deck);
        for (int seat = 0; seat < hands.size(); seat++) {
            position = withHand(position, table.player(seat), hands.get(seat));
        }
        return position.state();
    }

    /** A position takes the size of a hand from the hand, so the table could say another one. */
    private static Position withHand(Position position, Player player, Cards hand) {
        Seats.checkHand(player.seat(), hand.size(), player.handSize(), "cards");
        return position.withHand(player.seat(), hand);
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
}
