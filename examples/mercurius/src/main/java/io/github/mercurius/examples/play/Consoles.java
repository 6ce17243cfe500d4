package io.github.mercurius.examples.play;

import io.github.mercurius.examples.cli.Encoding;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.impl.DumbTerminal;

/** Where a console comes from. */
interface Consoles {
    /** What the program talks to: the terminal if there is one that can do anything, else a plain console. */
    Consoles SYSTEM = (color, out) -> {
        Charset charset = Encoding.ofTerminal();
        Terminal terminal = TerminalBuilder.builder()
                .system(true)
                .dumb(true)
                .encoding(charset)
                .build();
        if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
            terminal.close();
            boolean isNone = terminal instanceof DumbTerminal;
            return new PlainConsole(new BufferedReader(new InputStreamReader(System.in, charset)), out, isNone);
        }
        return new TerminalConsole(terminal, color);
    };

    /**
     * Opens a console.
     *
     * @param color whether there may be colours
     * @param out where a plain console writes
     */
    Console open(boolean color, PrintWriter out) throws IOException;
}
