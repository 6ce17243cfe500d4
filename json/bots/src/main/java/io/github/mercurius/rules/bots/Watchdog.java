package io.github.mercurius.rules.bots;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Kills the processes of bots when this program ends, however it ends. It is a shell that waits for the end of its
 * input, and then kills all that have this program's mark in their environment. It needs Linux. Elsewhere bots are
 * killed if the program can still do so, and else find their input closed.
 */
final class Watchdog {
    /** Stays when the terminal or its whole process group is asked to end. */
    private static final String SCRIPT = "trap '' INT TERM HUP\n"
            + "cat >/dev/null\n"
            + "for round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do\n"
            + "  found=$(grep -lsF \"" + ProcessTree.MARK + "=$1\" /proc/[0-9]*/environ)\n"
            + "  [ -n \"$found\" ] || exit 0\n"
            + "  for file in $found; do pid=${file#/proc/}; kill -KILL \"${pid%/environ}\" 2>/dev/null; done\n"
            + "done\n";

    private static final String PROGRAM = UUID.randomUUID().toString();
    private static final AtomicLong BOTS = new AtomicLong();

    /** Kept, as its input would be closed with it. */
    private static @Nullable Process shell;

    private Watchdog() {}

    /** A mark for a new process, which will be killed when this program ends. */
    static synchronized String mark() {
        if (shell == null) {
            shell = start();
        }
        return PROGRAM + "." + BOTS.incrementAndGet() + ".";
    }

    private static @Nullable Process start() {
        if (!Files.isReadable(Path.of("/proc/self/environ"))) {
            return null;
        }
        try {
            // its input is open for as long as this program runs
            return new ProcessBuilder(
                            inOwnSession(List.of("/bin/sh", "-c", SCRIPT, "mercurius-watchdog", PROGRAM + ".")))
                    .redirectOutput(Redirect.DISCARD)
                    .redirectError(Redirect.DISCARD)
                    .start();
        } catch (IOException noShell) {
            return null; // then the bots are on their own, as on other systems
        }
    }

    /** The bots of this program that are running, with all that they have started. */
    static List<ProcessHandle> bots() {
        return ProcessTree.marked(PROGRAM + ".");
    }

    /** A command that Ctrl-C at the terminal does not reach, where the system can do that. */
    static List<String> inOwnSession(List<String> command) {
        for (String folder : List.of("/usr/bin", "/bin")) {
            Path setsid = Path.of(folder, "setsid");
            if (Files.isExecutable(setsid)) {
                List<String> apart = new ArrayList<>(List.of(setsid.toString()));
                apart.addAll(command);
                return apart;
            }
        }
        return command;
    }
}
