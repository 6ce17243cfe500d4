package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** A command line is parted as a shell parts it, and no shell reads it. */
class ArgumentsTest {
    @Test
    void spacesPartWordsAndQuotesKeepThemTogether() {
        assertThat(Arguments.of("python3 my_bot.py")).containsExactly("python3", "my_bot.py");
        assertThat(Arguments.of("  a \t b  ")).containsExactly("a", "b");
        assertThat(Arguments.of("'a b' \"c  'd'\" e' 'f")).containsExactly("a b", "c  'd'", "e f");
        assertThat(Arguments.of("a '' b")).containsExactly("a", "", "b");
        assertThat(Arguments.of("a;b $(c) `d` \\e *")).containsExactly("a;b", "$(c)", "`d`", "\\e", "*");
    }

    @Test
    void aQuoteMustBeClosed() {
        assertThatThrownBy(() -> Arguments.of("python3 'my bot.py"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'python3 'my bot.py': a quote is open at character 9, expected it to be closed");
    }

    @Test
    void thereMustBeACommand() {
        assertThatThrownBy(() -> Arguments.of(" "))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'exec: ', expected a command, as in exec:python3 my_bot.py");
        assertThatThrownBy(() -> Arguments.of("''")).isInstanceOf(IllegalArgumentException.class);
    }
}
