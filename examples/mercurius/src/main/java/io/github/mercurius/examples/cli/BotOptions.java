package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.Printable;
import io.github.mercurius.examples.games.common.RefusedTextException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option {@code --bot-path}, for a command's {@code @Mixin}. */
public final class BotOptions {
    @Option(
            names = "--bot-path",
            paramLabel = "JAR",
            description =
                    "A jar or a folder of classes with bots, which can then be named, as in my-bot:level=3. Can be"
                            + " given several times. Not needed for processes (exec:COMMAND).")
    private List<Path> jars = List.of();

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description =
                    "Write all that processes are sent (>) and answer (<) into a file, each line with the time and"
                            + " the number of the process.")
    private @Nullable Path log;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** The file of the log, if there is one. */
    public @Nullable Path log() {
        return log;
    }

    /** The jars and folders in which bots are. */
    public List<Path> jars() {
        return jars;
    }

    /** The bots in these jars, and all processes. */
    public OutsideBots open() throws IOException {
        if (log != null) {
            OrdinaryFile.check(log);
        }
        PrintWriter lines = new PrintWriter(log == null ? Writer.nullWriter() : Files.newBufferedWriter(log), true);
        return RefusedTextException.unless(() -> new OutsideBots(
                jars,
                what -> spec.commandLine().getErr().println(Printable.of(what)),
                line -> lines.println(LocalTime.now().truncatedTo(ChronoUnit.MILLIS) + " " + line)));
    }
}
