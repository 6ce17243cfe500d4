package io.github.mercurius.json;

import static io.github.mercurius.json.common.Scalars.list;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Views;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the documents are written: each says its format, with a version, in its first property. */
final class Documents {
    static final String FORMAT = "format";

    static final Codec<GameState> STATE = ObjectCodec.of(
                    Field.of("table", Tables.TABLE, GameState::table),
                    Field.of(
                            "hands",
                            list(Vocabulary.CARDS, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS),
                            Documents::hands),
                    Field.of("mainDeck", Vocabulary.CARD_LIST, GameState::mainDeck),
                    Field.of("backupDeck", Vocabulary.CARD_LIST, GameState::backupDeck),
                    GameState::of)
            .marked(FORMAT, "mercurius-state/1");

    static final Codec<PlayerView> VIEW = ObjectCodec.of(
                    Field.of("viewer", Scalars.orNull(Vocabulary.SEAT), Documents::viewer),
                    Field.of("table", Tables.TABLE, PlayerView::table),
                    Field.of("hand", Vocabulary.CARDS, PlayerView::hand),
                    Documents::view)
            .marked(FORMAT, "mercurius-view/1");

    private Documents() {}

    private static PlayerView view(Optional<Integer> viewer, Table table, Cards hand) {
        if (viewer.isPresent()) {
            return Views.of(table, viewer.get(), hand);
        }
        if (!hand.isEmpty()) {
            throw new IllegalArgumentException("hand of a spectator: " + hand + ", expected no cards (INF-1)");
        }
        return Views.ofSpectator(table);
    }

    private static List<Cards> hands(GameState state) {
        List<Cards> hands = new ArrayList<>();
        for (int seat = 0; seat < state.table().setup().players(); seat++) {
            hands.add(state.hand(seat));
        }
        return hands;
    }

    private static Optional<Integer> viewer(PlayerView view) {
        return view.viewer().isPresent() ? Optional.of(view.viewer().getAsInt()) : Optional.empty();
    }
}
