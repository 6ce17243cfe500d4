package io.github.mercurius.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.common.Look;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.jline.terminal.impl.ExternalTerminal;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.junit.jupiter.api.Test;

/** A terminal gets colours from the program alone. */
class TerminalConsoleTest {
    @Test
    void whatIsInATextIsShownAndItsColoursStay() throws Exception {
        ByteArrayOutputStream screen = new ByteArrayOutputStream();
        ExternalTerminal terminal = new ExternalTerminal(
                "a terminal", "xterm-256color", new ByteArrayInputStream(new byte[0]), screen, StandardCharsets.UTF_8);
        try (Console console = new TerminalConsole(terminal, true)) {
            console.print(new AttributedString("\u001b[2JAnna\u202e\n🎲\u009b", Look.ERROR));
            console.print(new AttributedStringBuilder()
                    .styled(Look.MONEY, "a")
                    .append("b")
                    .toAttributedString());
            terminal.flush();
        }
        assertThat(screen.toString(StandardCharsets.UTF_8))
                .contains("\u001b[31m\\u001B[2JAnna\\u202E\\u000A🎲\\u009B\u001b[0m", "\u001b[32ma\u001b[0mb")
                .doesNotContain("[2JAnna\u202e", "\u009b");
    }
}
