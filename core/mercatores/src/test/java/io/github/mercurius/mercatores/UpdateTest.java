package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.Note;
import java.util.Arrays;
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
    void aNoteStandsAlone() {
        Event noted = new Event.Noted(new Note(1, "is back"));
        assertThat(update(noted).isNote()).isTrue();
        assertThat(update(GIVEN, BEGAN).isNote()).isFalse();
        assertThatThrownBy(() -> update(GIVEN, noted)).hasMessage("events: noted among 2, expected it alone");
        assertThat(update(noted).notation()).isEqualTo("update 17 4 GIVE 2\nnoted 1 is back");
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
}
