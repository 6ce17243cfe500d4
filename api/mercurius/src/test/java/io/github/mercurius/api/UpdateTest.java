package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What one seat is told of one action, or of an undo. */
class UpdateTest {
    private static final Event DRAWN = new Event.CardDrawn(2, Deck.MAIN, PriceCard.AMS_UP_SIL_DOWN);
    private static final Event BEGAN = new Event.TurnBegan(5, 0);
    private static final Event UNDONE = new Event.Undone(2, 4, 1);

    private static Update update(Event... events) {
        return new Update(17, 4, 3, 2, Arrays.asList(events));
    }

    @Test
    void anUndoStandsAlone() {
        assertThat(update(UNDONE).isUndo()).isTrue();
        assertThat(update(DRAWN, BEGAN).isUndo()).isFalse();
        List<List<Event>> mixed = List.of(
                List.of(UNDONE, UNDONE), List.of(UNDONE, BEGAN), List.of(BEGAN, UNDONE), List.of(DRAWN, UNDONE, BEGAN));
        for (List<Event> events : mixed) {
            assertThatThrownBy(() -> new Update(17, 4, 3, 2, events))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("events: undone among " + events.size() + ", expected it alone");
        }
    }

    @Test
    void theFirstEventTellsTheAction() {
        Map<String, Event> events = Map.of(
                "+AMS", new Event.Bought(2, Asset.AMS, 1, 10),
                "-TEA", new Event.Sold(2, Asset.TEA, 1, 15),
                "B:HOO,HOO,SPI", new Event.BlackMarketFilled(2, Tokens.of(Asset.SPI, Asset.HOO, Asset.HOO)),
                "D:ROT", new Event.DividendPaid(2, Chamber.ROT, 3, List.of(0, 3, 6)),
                "AMS+SIL-", new Event.CardPlayed(2, PriceCard.AMS_UP_SIL_DOWN),
                "N:AMS+SIL-", new Event.NewsPlayed(2, Cards.of(PriceCard.AMS_UP_SIL_DOWN)),
                "N:", new Event.NewsPlayed(2, Cards.none()));
        events.forEach((action, event) ->
                assertThat(update(event, DRAWN, BEGAN).action()).contains(Action.parse(action)));
        assertThat(update(UNDONE).action()).isEmpty();
        assertThat(update(DRAWN, events.get("+AMS")).action()).isEmpty();
    }

    @Test
    void thereIsAtLeastOneEvent() {
        assertThatThrownBy(UpdateTest::update)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("events: none, expected at least one");
    }

    @Test
    void whoDidNotDrawACardIsNotToldWhichItWas_INF1() {
        Event hidden = new Event.HiddenCardDrawn(2, Deck.MAIN);
        assertThat(update(DRAWN, BEGAN).seenBy(2)).isEqualTo(update(DRAWN, BEGAN));
        assertThat(update(DRAWN, BEGAN).seenBy(1)).isEqualTo(update(hidden, BEGAN));
        assertThat(update(DRAWN, BEGAN).seenBySpectator()).isEqualTo(update(hidden, BEGAN));
        assertThat(update(UNDONE).seenBySpectator()).isEqualTo(update(UNDONE));
    }

    @Test
    void theNotationHasALineForEachEvent() {
        assertThat(update(DRAWN, BEGAN).notation())
                .isEqualTo("update 17 4 3 2\ncardDrawn 2 MAIN AMS+SIL-\nturnBegan 5 0");
        assertThat(update(UNDONE).notation()).isEqualTo("update 17 4 3 2\nundone 2 4 1");
    }

    @Test
    void theEventsOfAnUpdateNeverChange() {
        List<Event> events = new ArrayList<>(List.of(BEGAN));
        Update update = new Update(17, 4, 3, 2, events);
        events.add(DRAWN);
        assertThat(update).isEqualTo(update(BEGAN));
        assertThatThrownBy(() -> update.events().add(DRAWN)).isInstanceOf(UnsupportedOperationException.class);
    }
}
