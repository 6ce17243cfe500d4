package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.files.RefusedTextException;
import picocli.CommandLine.Option;

/** The option {@code --threads}, for a command's {@code @Mixin}: how many games are played at the same time. */
public final class ThreadsOption {
    @Option(names = "--threads", paramLabel = "N", description = "Number of threads. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    /** Refuses a number of threads that play nothing. */
    public void check() {
        if (threads < 1) {
            throw new RefusedTextException("--threads: " + threads + ", expected 1 or more");
        }
    }

    /** How many there are. */
    public int number() {
        return threads;
    }
}
