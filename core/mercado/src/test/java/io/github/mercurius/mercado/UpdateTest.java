package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What one seat is told of one action, of an outcome, of an undo or of a note. */
class UpdateTest {
    private static final Event PASSED = new Event.Passed(1);
    private static final Event BEGAN = new Event.TurnBegan(5, 0);
    private static final Event UNDONE = new Event.Undone(2, 4, Ask.ACTION);

    private static Update update(Event... events) {
        return new Update(17, 4, Ask.ACTION, OptionalInt.of(1), Arrays.asList(events));
    }

    @Test
    void anUndoStandsAlone() {
        assertThat(update(UNDONE).isUndo()).isTrue();
        assertThat(update(PASSED, BEGAN).isUndo()).isFalse();
        for (List<Event> mixed : List.of(List.of(UNDONE, BEGAN), List.of(BEGAN, UNDONE), List.of(UNDONE, UNDONE))) {
            assertThatThrownBy(() -> update(mixed.toArray(new Event[0])))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("events: undone among 2, expected it alone");
        }
    }

    @Test
    void thereIsAtLeastOneEvent() {
        assertThatThrownBy(UpdateTest::update)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("events: none, expected at least one");
    }

    @Test
    void noNumberIsNegative() {
        List<Event> events = List.of(BEGAN);
        assertThatThrownBy(() -> new Update(-1, 4, Ask.ACTION, OptionalInt.of(1), events))
                .hasMessage("number: -1, expected 0 or more");
        assertThatThrownBy(() -> new Update(17, -1, Ask.ACTION, OptionalInt.of(1), events))
                .hasMessage("turn: -1, expected 0 or more");
        assertThatThrownBy(() -> new Update(17, 4, Ask.ACTION, OptionalInt.of(-1), events))
                .hasMessage("seat: -1, expected 0 or more");
        assertThat(new Update(0, 0, Ask.ACTION, OptionalInt.empty(), events).actor())
                .isEmpty();
    }
}
