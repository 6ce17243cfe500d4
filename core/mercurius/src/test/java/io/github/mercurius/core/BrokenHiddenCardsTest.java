package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.PositionException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hands and decks that do not fit an open table are refused. Three play, seat 0 starts. */
class BrokenHiddenCardsTest {
    private static final GameState START = GameState.start(Setup.of(3), Deal.seeded(7));

    private static void refused(Position position, String message) {
        assertThatThrownBy(position::state)
                .isInstanceOf(PositionException.class)
                .hasMessage(message);
    }

    @Test
    void hiddenCardsAreAsManyAsTheTurnSaysAndAllOfTheGame_THG3_TRN4_NWS2() {
        Position start = Position.of(START);
        Cards fewer = START.hand(1).minus(START.hand(1).kinds().get(0));
        refused(start.withHand(1, fewer), "hand of seat 1: 4 cards, expected 5 after 0 own turns (TRN-2, TRN-4)");
        refused(
                start.withMainDeck(START.mainDeck().subList(1, 45)),
                "main deck: 44, expected 45 after 0 turns (TRN-4)");
        refused(
                start.withBackupDeck(START.backupDeck().subList(0, 11)),
                "backup deck: 11, expected at least 12 after 0 News with discards (NWS-2)");
        List<PriceCard> other = new ArrayList<>(START.backupDeck());
        other.set(0, PriceCard.AMS_DOWN_COF_UP);
        refused(start.withBackupDeck(other), "AMS-COF+ cards: 2 with backup, expected at most 1 (THG-3)");
    }

    private static Position seen(GameState state, int viewer, Cards hand) {
        return Position.of(state.table()).withHand(viewer, hand).seenBy(viewer);
    }

    @Test
    void aViewHasTheHandOfItsViewer_THG3_TRN4() {
        assertThatThrownBy(() -> seen(START, 0, Cards.none()).view())
                .hasMessage("hand of seat 0: 0 cards, expected 5 after 0 own turns (TRN-2, TRN-4)");
        assertThat(Position.of(START.table()).seenBySpectator().view()).isEqualTo(START.viewForSpectator());
        assertThat(seen(START, 1, START.hand(1)).view()).isEqualTo(START.viewFor(1));
        GameState played =
                START.applyAction(Action.playCard(START.hand(0).kinds().get(0)));
        PriceCard onBoard = PriceCard.parse(
                played.table().player(0).board().card(1).orElseThrow().code());
        Cards copies = Cards.none().plus(onBoard, onBoard.copies());
        while (copies.size() < 5) {
            copies = copies.plus(PriceCard.MID_UP_TEA_DOWN);
        }
        Position tooMany = seen(played, 0, copies);
        assertThatThrownBy(tooMany::view)
                .hasMessage(onBoard + " cards: " + (onBoard.copies() + 1) + " with hands of seat 0, expected at most "
                        + onBoard.copies() + " (THG-3)");
    }
}
