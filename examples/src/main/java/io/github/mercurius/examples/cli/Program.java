package io.github.mercurius.examples.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * How every command behaves: {@code --help} and {@code --version}, one-line errors, exit codes that mean something.
 *
 * <p>The codes: 0 if all is well, 1 if what was checked is not as it should be or something went wrong on the way, 2 if
 * the command was given wrongly.
 */
public final class Program {
    private Program() {}

    /** The command line for a command and its subcommands. */
    public static CommandLine of(Object command) {
        CommandLine line = new CommandLine(command);
        standardize(line);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setOut(new PrintWriter(System.out, true, Encoding.ofTerminal()));
        line.setErr(new PrintWriter(System.err, true, Encoding.ofTerminal()));
        line.setExecutionStrategy(Program::run);
        line.setParameterExceptionHandler(Program::givenWrongly);
        line.setExecutionExceptionHandler(Program::wentWrong);
        return line;
    }

    private static void standardize(CommandLine line) {
        line.getCommandSpec().mixinStandardHelpOptions(true);
        line.getCommandSpec().versionProvider(() -> new String[] {"mercurius " + version()});
        line.getCommandSpec()
                .usageMessage()
                .exitCodeListHeading("%nExit codes:%n")
                .exitCodeList(UsageMessageSpec.keyValuesMap(
                        "0:all is well",
                        "1:a check failed, or something went wrong on the way",
                        "2:the command was given wrongly"));
        line.getSubcommands().values().forEach(Program::standardize);
    }

    private static String version() {
        String version = Program.class.getPackage().getImplementationVersion();
        return version == null ? "(not from a jar)" : version;
    }

    /** Runs the command; fails if its output went nowhere, which a writer keeps to itself. */
    private static int run(ParseResult parsed) {
        CommandLine line = parsed.commandSpec().commandLine();
        int code = new CommandLine.RunLast().execute(parsed);
        if (!line.getOut().checkError()) {
            return code;
        }
        line.getErr().println(parsed.commandSpec().name() + ": not all was written: the output is closed or full");
        return line.getCommandSpec().exitCodeOnExecutionException();
    }

    private static int givenWrongly(ParameterException wrong, String[] args) {
        CommandLine line = wrong.getCommandLine();
        String name = line.getCommandSpec().qualifiedName();
        line.getErr().println(name + ": " + what(wrong));
        line.getErr().println("Try '" + name + " --help'.");
        return line.getCommandSpec().exitCodeOnInvalidInput();
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

    private static int wentWrong(Exception wrong, CommandLine line, ParseResult result) throws Exception {
        Throwable cause = wrong instanceof UncheckedIOException ? wrong.getCause() : wrong;
        if (cause instanceof IOException failed) {
            // A file that cannot be read or written is no bug of ours: what happened is enough, without the stack.
            line.getErr().println(line.getCommandSpec().qualifiedName() + ": " + what(failed));
            return line.getCommandSpec().exitCodeOnExecutionException();
        }
        throw wrong;
    }

    private static String what(IOException wrong) {
        if (wrong instanceof NoSuchFileException missing) {
            return missing.getFile() + ": no such file or directory";
        }
        if (wrong instanceof AccessDeniedException denied) {
            return denied.getFile() + ": access denied";
        }
        if (wrong instanceof FileAlreadyExistsException file) {
            return file.getFile() + ": a file, expected a directory";
        }
        return Objects.requireNonNullElse(wrong.getMessage(), wrong.toString());
    }
}
