package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
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
        fewer.set(1, hands.get(1).minus(hands.get(1).kind(0)));
        refused(fewer, main, backup, "hand of seat 1: 4 cards, expected 5 as the table says (INF-1)");
        refused(hands, main.subList(1, 45), backup, "MAIN deck: 44 cards, expected 45 as the table says (INF-2)");
        refused(hands, main, backup.subList(0, 11), "BACKUP deck: 11 cards, expected 12 as the table says (INF-2)");
        List<PriceCard> other = new ArrayList<>(backup);
        other.set(0, PriceCard.AMS_DOWN_COF_UP);
        refused(hands, main, other, "cards AMS-COF+ in the game: 2, expected at most 1 (THG-3)");
    }

    private static void refusedView(OptionalInt viewer, Cards hand, String message) {
        assertThatThrownBy(() -> GameState.view(START.table(), viewer, hand))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void aViewHasTheHandOfItsViewer_THG3_INF1() {
        refusedView(OptionalInt.of(3), START.hand(0), "seat: 3, expected 0 to 2");
        refusedView(OptionalInt.of(0), Cards.none(), "hand of seat 0: 0 cards, expected 5 as the table says (INF-1)");
        refusedView(
                OptionalInt.empty(),
                START.hand(0),
                "hand of a spectator: " + START.hand(0) + ", expected none (INF-1)");
        GameState played = START.applyAction(Action.playCard(START.hand(0).kind(0)));
        PriceCard onBoard = PriceCard.parse(
                played.table().player(0).board().card(1).orElseThrow().code());
        Cards copies = Cards.none().plus(onBoard, onBoard.copies());
        while (copies.size() < 5) {
            copies = copies.plus(PriceCard.MID_UP_TEA_DOWN);
        }
        Cards tooMany = copies;
        assertThatThrownBy(() -> GameState.view(played.table(), OptionalInt.of(0), tooMany))
                .hasMessage("cards " + onBoard + " in the game: " + (onBoard.copies() + 1) + ", expected at most "
                        + onBoard.copies() + " (THG-3)");
    }

    @Test
    void betweenTheEventsOfAnActionThereIsNoTable() {
        List<Event> events = new ArrayList<>();
        GameState after = START.applyAction(Action.playCard(START.hand(0).kind(0)), events::add);
        PlayerView half = START.viewFor(0).after(events.get(0));
        assertThatThrownBy(() -> GameState.view(half.table(), half.viewer(), half.hand()))
                .hasMessageContaining("expected no card on space 0");
        assertThatThrownBy(() -> GameState.of(
                        half.table(),
                        Arrays.asList(half.hand(), START.hand(1), START.hand(2)),
                        START.mainDeck(),
                        START.backupDeck()))
                .hasMessageContaining("expected no card on space 0");
        assertThatCode(() -> GameState.view(after.table(), OptionalInt.empty(), Cards.none()))
                .doesNotThrowAnyException();
    }
}
