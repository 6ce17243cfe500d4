package io.github.mercurius.rules.bots;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the processes of bots leave behind. */
final class Leftovers {
    private Leftovers() {}

    /** Waits until all that this program has started has ended: for ever, if something is left. */
    static void awaitNone() {
        ProcessHandle.current()
                .descendants()
                .forEach(process -> process.onExit().join());
    }

    /** The same for children that wrote their numbers into a file, whosever children they are by now. */
    static void awaitNone(Path numbers) throws IOException {
        awaitNone();
        if (Files.exists(numbers)) {
            for (String number : Files.readAllLines(numbers)) {
                ProcessHandle.of(Long.parseLong(number))
                        .ifPresent(process -> process.onExit().join());
            }
        }
    }
}
