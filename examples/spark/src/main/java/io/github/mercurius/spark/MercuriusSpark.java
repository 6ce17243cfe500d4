package io.github.mercurius.spark;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The program that {@code spark-submit} starts: one command for each job. */
@Command(
        name = "mercurius-spark",
        mixinStandardHelpOptions = true,
        description = "Games of bots on a Spark cluster.",
        subcommands = {SelfPlay.class, Ratings.class})
public final class MercuriusSpark {
    MercuriusSpark() {}

    public static void main(String[] args) {
        System.exit(line().execute(args));
    }

    /** The command line: it ends with 0, with 1 if a job failed, or with 2 if an argument is wrong. */
    static CommandLine line() {
        return new CommandLine(new MercuriusSpark()).setExecutionExceptionHandler((failure, line, parsed) -> {
            line.getErr().println(line.getCommandSpec().qualifiedName() + ": " + reason(failure));
            return failure instanceof IllegalArgumentException ? 2 : 1;
        });
    }

    /** What is behind all that Spark has wrapped around it, in one line. */
    private static String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    }
}
