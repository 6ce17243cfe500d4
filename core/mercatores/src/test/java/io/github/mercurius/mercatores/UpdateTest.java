package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What one seat is told of one action, or of an undo. */
class UpdateTest {
    private static final Event GIVEN = new Event.Given(2, new GoodsCard(Good.TOB, 1));
    private static final Event BEGAN = new Event.TurnBegan(5, 0);
    private static final Event UNDONE = new Event.Undone(2, 4, Ask.TAKE);

    private static Update update(Event... events) {
        return new Update(17, 4, Ask.GIVE, 2, Arrays.asList(events));
    }

    @Test
    void anUndoStandsAlone() {
        assertThat(update(UNDONE).isUndo()).isTrue();
        assertThat(update(GIVEN, BEGAN).isUndo()).isFalse();
        List<List<Event>> mixed = List.of(
                List.of(UNDONE, UNDONE), List.of(UNDONE, BEGAN), List.of(BEGAN, UNDONE), List.of(GIVEN, UNDONE, BEGAN));
        for (List<Event> events : mixed) {
            assertThatThrownBy(() -> new Update(17, 4, Ask.GIVE, 2, events))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("events: undone among " + events.size() + ", expected it alone");
        }
    }

    @Test
    void aMixedUndoIsFoundAmongManyEvents() {
        List<Event> events = new ArrayList<>(Collections.nCopies(100_000, BEGAN));
        assertThat(new Update(17, 4, Ask.GIVE, 2, events).isUndo()).isFalse();
        events.set(99_999, UNDONE);
        assertThatThrownBy(() -> new Update(17, 4, Ask.GIVE, 2, events))
                .hasMessage("events: undone among 100000, expected it alone");
    }

    @Test
    void aNoteStandsAlone() {
        Event noted = new Event.Noted(new Note.Returned(1));
        assertThat(update(noted).isNote()).isTrue();
        assertThat(update(GIVEN, BEGAN).isNote()).isFalse();
        assertThatThrownBy(() -> update(GIVEN, noted)).hasMessage("events: noted among 2, expected it alone");
        assertThat(update(noted).notation()).isEqualTo("update 17 4 GIVE 2\nnoted returned 1");
    }

    @Test
    void theFirstEventTellsTheAction() {
        assertThat(update(GIVEN, BEGAN).action()).contains(new Action.Give(((Event.Given) GIVEN).card()));
        assertThat(update(UNDONE).action()).isEmpty();
        assertThat(update(BEGAN, GIVEN).action()).isEmpty();
        for (Game game : List.of(new Script(Setup.of(3), 1602, 4, Script.WHOLE).play())) {
            for (Step step : game.steps()) {
                assertThat(step.update().action()).contains(step.action());
                assertThat(step.update().actor()).hasValue(step.seat());
                assertThat(step.update().seenBy(0)).isEqualTo(step.update().seenBySpectator());
            }
        }
    }

    @Test
    void thereIsAtLeastOneEvent() {
        assertThatThrownBy(UpdateTest::update)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("events: none, expected at least one");
        assertThatThrownBy(() -> update(BEGAN, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("one of events: null, expected a value");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE})
    void noNumberIsNegative(int number) {
        List<Event> events = List.of(BEGAN);
        String expected = ": " + number + ", expected 0 or more";
        assertThatThrownBy(() -> new Update(number, 4, Ask.GIVE, 2, events)).hasMessage("number" + expected);
        assertThatThrownBy(() -> new Update(17, number, Ask.GIVE, 2, events)).hasMessage("turn" + expected);
        assertThatThrownBy(() -> new Update(17, 4, Ask.GIVE, number, events)).hasMessage("seat" + expected);
    }

    @Test
    void theEventsOfAnUpdateNeverChange() {
        List<Event> events = new ArrayList<>(List.of(BEGAN));
        Update update = new Update(17, 4, Ask.GIVE, 2, events);
        events.add(GIVEN);
        assertThat(update).isEqualTo(update(BEGAN));
        assertThatThrownBy(() -> update.events().add(GIVEN)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void theNotationHasALineForEachEvent() {
        assertThat(update(GIVEN, BEGAN).notation()).isEqualTo("update 17 4 GIVE 2\ngiven 2 TOB1\nturnBegan 5 0");
        assertThat(update(UNDONE).notation()).isEqualTo("update 17 4 GIVE 2\nundone 2 4 TAKE");
    }
}
