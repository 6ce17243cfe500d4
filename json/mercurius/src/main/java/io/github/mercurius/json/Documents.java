package io.github.mercurius.json;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Views;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import java.util.OptionalInt;

/** How the documents are written: each says its format, with a version, in its first property. */
final class Documents {
    static final Codec<GameState> STATE = ObjectCodec.of(
                    Field.of("table", Tables.TABLE, GameState::table),
                    Field.of(
                            "hands",
                            Vocabulary.SEATS.eachOf(Vocabulary.CARDS),
                            state -> Seats.each(state.table().setup(), state::hand)),
                    Field.of("mainDeck", Vocabulary.CARD_LIST, GameState::mainDeck),
                    Field.of("backupDeck", Vocabulary.CARD_LIST, GameState::backupDeck),
                    GameState::of)
            .document("mercurius-state/1");

    static final Codec<PlayerView> VIEW = ObjectCodec.of(
                    Field.of("viewer", Scalars.orNoNumber(Vocabulary.SEAT), PlayerView::viewer),
                    Field.of("table", Tables.TABLE, PlayerView::table),
                    Field.of("hand", Vocabulary.CARDS, PlayerView::hand),
                    Documents::view)
            .document("mercurius-view/1");

    private Documents() {}

    private static PlayerView view(OptionalInt viewer, Table table, Cards hand) {
        if (viewer.isPresent()) {
            return Views.of(table, viewer.getAsInt(), hand);
        }
        if (!hand.isEmpty()) {
            throw new IllegalArgumentException("hand of a spectator: " + hand + ", expected no cards (INF-1)");
        }
        return Views.ofSpectator(table);
    }
}
