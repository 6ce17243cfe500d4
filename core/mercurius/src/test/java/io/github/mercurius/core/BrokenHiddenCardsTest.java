package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hands and decks that do not fit an open table are refused. Three play, seat 0 starts. */
class BrokenHiddenCardsTest {
    private static final GameState START = GameState.start(Setup.of(3), Deal.seeded(7));

    private static void refused(List<Cards> hands, List<PriceCard> main, List<PriceCard> backup, String message) {
        assertThatThrownBy(() -> GameState.of(START.table(), hands, main, backup))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void hiddenCardsAreAsManyAsTheTableSaysAndAllOfTheGame_THG3_INF1_INF2() {
        List<Cards> hands = List.of(START.hand(0), START.hand(1), START.hand(2));
        List<PriceCard> main = START.mainDeck();
        List<PriceCard> backup = START.backupDeck();
        refused(hands.subList(0, 2), main, backup, "hands: 2, expected 3, one for each seat (INF-1)");
        List<Cards> fewer = new ArrayList<>(hands);
        fewer.set(1, hands.get(1).minus(hands.get(1).kinds().get(0)));
        refused(fewer, main, backup, "hand of seat 1: 4 cards, expected 5 as the table says (INF-1)");
        refused(hands, main.subList(1, 45), backup, "main deck: 44 cards, expected 45 as the table says (INF-2)");
        refused(hands, main, backup.subList(0, 11), "backup deck: 11 cards, expected 12 as the table says (INF-2)");
        List<PriceCard> other = new ArrayList<>(backup);
        other.set(0, PriceCard.AMS_DOWN_COF_UP);
        refused(hands, main, other, "AMS-COF+ cards: 2 with backup, expected at most 1 (THG-3)");
    }

    private static void refusedView(int viewer, Cards hand, String message) {
        assertThatThrownBy(() -> Views.of(START.table(), viewer, hand))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void aViewHasTheHandOfItsViewer_THG3_INF1() {
        refusedView(3, START.hand(0), "seat: 3, expected 0 to 2");
        refusedView(0, Cards.none(), "hand of seat 0: 0 cards, expected 5 as the table says (INF-1)");
        refusedView(-1, START.hand(0), "seat: -1, expected 0 to 2");
        assertThat(Views.ofSpectator(START.table())).isEqualTo(START.viewForSpectator());
        assertThat(Views.of(START.table(), 1, START.hand(1))).isEqualTo(START.viewFor(1));
        GameState played =
                START.applyAction(Action.playCard(START.hand(0).kinds().get(0)));
        PriceCard onBoard = PriceCard.parse(
                played.table().player(0).board().card(1).orElseThrow().code());
        Cards copies = Cards.none().plus(onBoard, onBoard.copies());
        while (copies.size() < 5) {
            copies = copies.plus(PriceCard.MID_UP_TEA_DOWN);
        }
        Cards tooMany = copies;
        assertThatThrownBy(() -> Views.of(played.table(), 0, tooMany))
                .hasMessage(onBoard + " cards: " + (onBoard.copies() + 1) + " with hands of seat 0, expected at most "
                        + onBoard.copies() + " (THG-3)");
    }
}
