package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.examples.games.common.Printable;
import io.github.mercurius.examples.games.common.RefusedTextException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option {@code --bot-path}, for a command's {@code @Mixin}. */
public final class BotOptions {
    @Option(
            names = "--bot-path",
            paramLabel = "JAR",
            description = "A jar with bots, which can then be named, as in my-bot:level=3. Can be given several times."
                    + " Not needed for processes (exec:COMMAND).")
    private List<Path> jars = List.of();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** The bots in these jars, and all processes. */
    public OutsideBots open() {
        return RefusedTextException.unless(
                () -> new OutsideBots(jars, what -> spec.commandLine().getErr().println(Printable.of(what))));
    }
}
