package io.github.mercurius.examples.hostile;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Gives bad files and bad paths to every command that takes one, in this process, and complains of what should not
 * happen. {@link HostileFilesTest} runs it with little memory.
 */
final class HostileFiles {
    private HostileFiles() {}

    /**
     * Tries all.
     *
     * @param arguments an empty folder, and a conformance game
     */
    public static void main(String[] arguments) throws Exception {
        PrintStream console = System.out;
        Path folder = Path.of(arguments[0]);
        Tally tally = new Tally();
        new HostileContents(new Box(Files.createDirectory(folder.resolve("contents"))), Path.of(arguments[1]), 1, tally)
                .tryAll();
        new HostilePaths(new Box(Files.createDirectory(folder.resolve("paths"))), tally).tryAll();
        boolean allIsWell = tally.tell(console);
        console.flush();
        Runtime.getRuntime().halt(allIsWell ? 0 : 1); // without waiting for what hangs
    }
}
