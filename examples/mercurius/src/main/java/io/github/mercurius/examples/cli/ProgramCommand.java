package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.common.Printable;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command of the program, with what it writes to. */
public abstract class ProgramCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** Where its results go. */
    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** Tells something in a line that is not among the results. */
    protected final void tell(String what) {
        spec.commandLine().getErr().println(Printable.of(what));
    }

    /** Whether an option was typed. */
    protected final boolean isGiven(String option) {
        return spec.commandLine().getParseResult().hasMatchedOption(option);
    }
}
