package io.github.mercurius.mercado.json;

import static io.github.mercurius.mercado.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Position;
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
            table -> Vocabulary.SEATS.eachOf(EditionFormats.of(table.setup()).tokens),
            state -> Seats.each(state.table().setup(), state::hand));

    static final Codec<GameState> STATE =
            ObjectCodec.object(STATE_TABLE, HANDS, Documents::state).document("mercado-state/1");

    private static final Field<PlayerView, OptionalInt> VIEWER = Field.of("viewer", SEAT_OR_NONE, PlayerView::viewer);
    private static final Field<PlayerView, Table> VIEW_TABLE = Field.of("table", Tables.TABLE, PlayerView::table);
    private static final Field<PlayerView, Tokens> HAND =
            Field.by(VIEW_TABLE, "hand", table -> EditionFormats.of(table.setup()).tokens, PlayerView::hand);

    static final Codec<PlayerView> VIEW =
            ObjectCodec.object(VIEWER, VIEW_TABLE, HAND, Documents::view).document("mercado-view/1");

    private Documents() {}

    private static GameState state(Table table, List<Tokens> hands) {
        int players = table.setup().players();
        Tables.check(hands.size() == players, "hands: " + hands.size(), players + ", one for each seat (INF-1)");
        Position position = Position.of(table);
        for (int seat = 0; seat < players; seat++) {
            position = position.withHand(seat, checked(hands.get(seat), table, seat));
        }
        return position.state();
    }

    private static PlayerView view(OptionalInt viewer, Table table, Tokens hand) {
        if (viewer.isPresent()) {
            int seat = viewer.getAsInt();
            return Position.of(table)
                    .withHand(seat, checked(hand, table, seat))
                    .seenBy(seat)
                    .view();
        }
        Tables.check(hand.isEmpty(), "hand of a spectator: " + hand, "no tokens (INF-1)");
        return Position.of(table).seenBySpectator().view();
    }

    private static Tokens checked(Tokens hand, Table table, int seat) {
        int size = table.player(seat).handSize();
        Tables.check(
                hand.size() == size,
                "hand of seat " + seat + ": " + hand.size() + " tokens",
                size + " as the table says (INF-1)");
        return hand;
    }
}
