package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@code cluster.sh}, which runs a job on a cluster of processes. */
final class ClusterScript {
    private ClusterScript() {}

    static Process start(List<String> arguments, Map<String, String> environment) throws IOException {
        List<String> command = new ArrayList<>(List.of("bash", "cluster.sh"));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** Waits for the end, which has to have this status; all that was printed. */
    static String end(Process process, int status) throws IOException, InterruptedException {
        try {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).as(said).isEqualTo(status);
            return said;
        } finally {
            process.destroy();
        }
    }
}
