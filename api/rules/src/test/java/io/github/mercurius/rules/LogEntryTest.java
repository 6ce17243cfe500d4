package io.github.mercurius.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in the log of a game. */
class LogEntryTest {
    private record Move(String notation) implements AnyAction {}

    @Test
    void anEntryIsALine() {
        assertThat(new LogEntry.Acted<>(new Move("+AMS")).notation()).isEqualTo("+AMS");
        assertThat(new LogEntry.Undone<Move>(2).notation()).isEqualTo("U:2");
        assertThat(new LogEntry.Noted<Move>(new Note(2, "goes to Łódź")).notation())
                .isEqualTo("!2 goes to Łódź");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void atLeastOneActionIsUndone(int steps) {
        assertThatThrownBy(() -> new LogEntry.Undone<Move>(steps))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("steps to undo: " + steps + ", expected at least 1");
    }
}
