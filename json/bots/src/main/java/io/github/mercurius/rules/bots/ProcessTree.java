package io.github.mercurius.rules.bots;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A process with all that it has started. Where the system shows the environments of processes, as Linux does, they are
 * found by a mark in it too: so those are found whose parents have ended.
 */
final class ProcessTree {
    /** The environment variable with the mark. */
    static final String MARK = "MERCURIUS_BOT";

    private static final Path PROCESSES = Path.of("/proc");
    private static final int ROUNDS = 20;

    private ProcessTree() {}

    /** Kills a process, and all that it has started. */
    static void kill(Process process, String mark) {
        List<ProcessHandle> descendants = process.descendants().toList();
        process.destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
        for (int round = 0; round < ROUNDS; round++) {
            List<ProcessHandle> marked = marked(mark);
            if (marked.isEmpty()) {
                return;
            }
            marked.forEach(ProcessHandle::destroyForcibly);
        }
    }

    /** The running processes whose mark begins so. */
    static List<ProcessHandle> marked(String mark) {
        if (!Files.isDirectory(PROCESSES)) {
            return List.of();
        }
        return ProcessHandle.allProcesses()
                .filter(process -> hasMark(process.pid(), mark))
                .toList();
    }

    private static boolean hasMark(long pid, String mark) {
        try {
            String environment = Files.readString(PROCESSES.resolve(pid + "/environ"), StandardCharsets.ISO_8859_1);
            return Stream.of(environment.split("\0")).anyMatch(variable -> variable.startsWith(MARK + "=" + mark));
        } catch (IOException endedOrNotOurs) {
            return false;
        }
    }
}
