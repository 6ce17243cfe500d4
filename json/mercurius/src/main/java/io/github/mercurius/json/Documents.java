package io.github.mercurius.json;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import java.util.List;
import java.util.OptionalInt;

/** How the documents are written: each says its format, with a version, in its first property. */
final class Documents {
    static final Codec<GameState> STATE = ObjectCodec.object(
                    Field.of("table", Tables.TABLE, GameState::table),
                    Field.of(
                            "hands",
                            Vocabulary.SEATS.eachOf(Vocabulary.CARDS),
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

    private Documents() {}

    private static GameState state(
            Table table, List<Cards> hands, List<PriceCard> mainDeck, List<PriceCard> backupDeck) {
        int players = table.players().size();
        if (hands.size() != players) {
            throw new IllegalArgumentException(
                    "hands: " + hands.size() + ", expected " + players + ", one for each seat (INF-1)");
        }
        Position position = Position.of(table).withMainDeck(mainDeck).withBackupDeck(backupDeck);
        for (int seat = 0; seat < players; seat++) {
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
        if (!hand.isEmpty()) {
            throw new IllegalArgumentException("hand of a spectator: " + hand + ", expected no cards (INF-1)");
        }
        return Position.of(table).seenBySpectator().view();
    }

    /** A position takes the size of a hand from the hand, so the table could say another one. */
    private static Position withHand(Position position, Player player, Cards hand) {
        if (hand.size() != player.handSize()) {
            throw new IllegalArgumentException("hand of seat " + player.seat() + ": " + hand.size()
                    + " cards, expected " + player.handSize() + " as the table says (INF-1)");
        }
        return position.withHand(player.seat(), hand);
    }
}
