package io.github.mercurius.examples.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;

/**
 * One run of a command, as the program runs it.
 *
 * @param out what it printed, with one character for each end of a line
 * @param errors what it wrote to the standard error, in the same way
 */
public record CommandRun(int exitCode, String out, String errors) {
    /** Runs a command with these arguments, each by its text. */
    public static CommandRun of(Object command, Object... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Program.of(command)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(Arrays.stream(arguments).map(Object::toString).toArray(String[]::new));
        return new CommandRun(exitCode, plain(out), plain(err));
    }

    private static String plain(StringWriter text) {
        return text.toString().replace("\r", "");
    }
}
