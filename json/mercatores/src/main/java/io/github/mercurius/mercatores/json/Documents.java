package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** How the documents are written: each says its format, with a version, in its first property. */
final class Documents {
    static final String FORMAT = "format";

    private static final Field<GameState, Table> STATE_TABLE = Field.of("table", Tables.TABLE, GameState::table);
    private static final Field<GameState, List<Cards>> HANDS = Field.by(
            STATE_TABLE,
            "hands",
            table -> list(formats(table).cards, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS),
            Documents::hands);
    private static final Field<GameState, List<Card>> DECK =
            Field.by(STATE_TABLE, "deck", table -> formats(table).cardList, GameState::deck);

    static final Codec<GameState> STATE =
            ObjectCodec.of(STATE_TABLE, HANDS, DECK, GameState::of).marked(FORMAT, "mercatores-state/1");

    private static final Field<PlayerView, OptionalInt> VIEWER = Field.of("viewer", SEAT_OR_NONE, PlayerView::viewer);
    private static final Field<PlayerView, Table> VIEW_TABLE = Field.of("table", Tables.TABLE, PlayerView::table);
    private static final Field<PlayerView, Cards> HAND =
            Field.by(VIEW_TABLE, "hand", table -> formats(table).cards, PlayerView::hand);

    static final Codec<PlayerView> VIEW =
            ObjectCodec.of(VIEWER, VIEW_TABLE, HAND, Documents::view).marked(FORMAT, "mercatores-view/1");

    private Documents() {}

    private static EditionFormats formats(Table table) {
        return EditionFormats.of(table.setup().edition());
    }

    private static PlayerView view(OptionalInt viewer, Table table, Cards hand) {
        if (viewer.isPresent()) {
            return PlayerView.of(table, viewer.getAsInt(), hand);
        }
        if (!hand.isEmpty()) {
            throw new IllegalArgumentException("hand of a spectator: " + hand + ", expected no cards (INF-1)");
        }
        return PlayerView.ofSpectator(table);
    }

    private static List<Cards> hands(GameState state) {
        List<Cards> hands = new ArrayList<>();
        for (int seat : state.table().setup().seats()) {
            hands.add(state.hand(seat));
        }
        return hands;
    }
}
