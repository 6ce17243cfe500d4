package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.common.Printable;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.examples.games.common.Words;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * How every command behaves: {@code --help} and {@code --version}, one-line errors, exit codes that mean something.
 *
 * <p>The codes: 0 if all is well, 1 if a check failed or the command failed, 2 if an option or argument is wrong.
 *
 * <p>All that is printed is {@link Printable}; so there are no colours in the help.
 */
public final class Program {
    /** The longest line of an error, in characters. */
    private static final int LONGEST_LINE = 2000;

    private Program() {}

    /** The command line for a command and its subcommands. */
    public static CommandLine of(Object command) {
        CommandLine line = new CommandLine(command);
        standardize(line);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setExpandAtFiles(false); // else @FILE would be read, whatever it is
        line.registerConverter(Path.class, text -> path(text, "a path", TypeConversionException::new));
        line.registerConverter(Long.class, Program::seed);
        line.registerConverter(Words.class, Program::words);
        line.setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF));
        line.setOut(new PrintableWriter(System.out));
        line.setErr(new PrintableWriter(System.err));
        line.setExecutionStrategy(Program::run);
        line.setParameterExceptionHandler(Program::givenWrongly);
        line.setExecutionExceptionHandler(Program::wentWrong);
        return line;
    }

    /** Runs a command as this process; gives its exit code. */
    public static int execute(Object command, String... arguments) {
        return of(command).setOut(PrintableWriter.toStandardOutput()).execute(arguments);
    }

    private static void standardize(CommandLine line) {
        line.getCommandSpec().mixinStandardHelpOptions(true);
        line.getCommandSpec().versionProvider(() -> new String[] {"mercurius " + version()});
        line.getCommandSpec()
                .usageMessage()
                .exitCodeListHeading("%nExit codes:%n")
                .exitCodeList(UsageMessageSpec.keyValuesMap(
                        "0:all is well",
                        "1:a check failed, or the command failed",
                        "2:an option or argument is wrong"));
        line.getSubcommands().values().forEach(Program::standardize);
    }

    /**
     * The path in a text that somebody types.
     *
     * @param expected what is said to be expected where it is none
     */
    static Path path(String text, String expected, Function<String, ? extends RuntimeException> refused) {
        try {
            if (!text.isEmpty()) {
                return Path.of(text);
            }
        } catch (InvalidPathException wrong) {
            throw refused.apply("'" + text + "', expected " + expected + ": " + wrong.getReason());
        }
        throw refused.apply("'', expected " + expected);
    }

    private static Long seed(String text) {
        try {
            return Long.parseUnsignedLong(text);
        } catch (NumberFormatException notOne) {
            throw new TypeConversionException("'" + text + "', expected a whole number from 0 to 2^64-1");
        }
    }

    private static Words words(String language) {
        if (!Words.LANGUAGES.contains(language)) {
            throw new TypeConversionException("'" + language + "', expected one of " + Words.LANGUAGES);
        }
        return Words.in(language);
    }

    private static String version() {
        String version = Program.class.getPackage().getImplementationVersion();
        return version == null ? "(not from a jar)" : version;
    }

    /** Runs the command; fails if not all was written that somebody would read. */
    private static int run(ParseResult parsed) {
        CommandLine line = parsed.commandSpec().commandLine();
        int code = new CommandLine.RunLast().execute(parsed);
        if (!line.getOut().checkError() || readerIsGone(line.getOut())) {
            return code;
        }
        line.getErr().println(parsed.commandSpec().name() + ": not all was written: the output is closed or full");
        return line.getCommandSpec().exitCodeOnExecutionException();
    }

    private static boolean readerIsGone(PrintWriter out) {
        return out instanceof PrintableWriter writer && writer.readerIsGone();
    }

    private static int givenWrongly(ParameterException wrong, String[] args) {
        return refuse(wrong.getCommandLine(), what(wrong), List.of());
    }

    private static int refuse(CommandLine line, String reason, List<String> details) {
        String name = tell(line, reason);
        details.forEach(detail -> line.getErr().println(Printable.of(detail, LONGEST_LINE)));
        line.getErr().println("Try '" + name + " --help'.");
        return line.getCommandSpec().exitCodeOnInvalidInput();
    }

    private static String tell(CommandLine line, String what) {
        String name = line.getCommandSpec().qualifiedName();
        line.getErr().println(Printable.of(name + ": " + what, LONGEST_LINE));
        return name;
    }

    private static String what(ParameterException wrong) {
        if (!(wrong instanceof UnmatchedArgumentException unmatched) || unmatched.isUnknownOption()) {
            return String.valueOf(wrong.getMessage());
        }
        String first = "'" + unmatched.getUnmatched().get(0) + "'";
        Set<String> commands = wrong.getCommandLine().getSubcommands().keySet();
        return commands.isEmpty()
                ? first + " is one argument too many"
                : "there is no command " + first + "; there are " + String.join(", ", commands);
    }

    private static int wentWrong(Exception wrong, CommandLine line, ParseResult result) {
        Throwable cause = wrong;
        while (cause.getCause() != null
                && (cause instanceof UncheckedIOException || cause instanceof IllegalStateException)) {
            cause = cause.getCause(); // such as that of a game in another thread, whose record was not written
        }
        if (cause instanceof RefusedTextException refused) {
            return refuse(line, String.valueOf(refused.getMessage()), refused.details());
        }
        if (cause instanceof IOException failed) {
            // A file that cannot be read or written is no bug of ours: what happened is enough, without the stack.
            tell(line, what(failed));
        } else {
            StringWriter stack = new StringWriter();
            wrong.printStackTrace(new PrintWriter(stack, true));
            line.getErr().print(stack.toString().replace("\t", "    "));
            line.getErr().flush();
        }
        return line.getCommandSpec().exitCodeOnExecutionException();
    }

    /** Most of these say no more than the name of the file. */
    private static String what(IOException wrong) {
        if (wrong instanceof AccessDeniedException denied) {
            return denied.getFile() + ": access denied";
        }
        if (wrong instanceof NoSuchFileException missing) {
            return missing.getFile() + ": no such file or directory";
        }
        return Objects.requireNonNullElse(wrong.getMessage(), wrong.getClass().getSimpleName());
    }
}
