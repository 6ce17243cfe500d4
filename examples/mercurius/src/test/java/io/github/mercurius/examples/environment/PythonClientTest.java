package io.github.mercurius.examples.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.mercurius.examples.Child;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The Python client, whose tests are in Python: they need python3 with numpy, and are skipped without. */
@Tag("long")
class PythonClientTest {
    private static final Path CLIENT = Path.of("..", "clients", "python");

    private static boolean hasNumpy() throws InterruptedException {
        try {
            return run(List.of("python3", "-c", "import numpy")).isEmpty();
        } catch (IOException noPython) {
            return false;
        }
    }

    /** What a program prints, with its exit code if it is not 0. */
    private static String run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(CLIENT.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        return code == 0 ? printed : printed + "exit code " + code;
    }

    @Test
    void theTestsOfTheClientPass() throws IOException, InterruptedException {
        assumeTrue(hasNumpy(), "skipped: no python3 with numpy here (Debian: python3-numpy)");
        List<String> command = new ArrayList<>(List.of("python3", "-B", "test_mercurius_env.py"));
        command.addAll(Child.command());
        assertThat(run(command)).contains("\nOK").doesNotContain("exit code");
    }
}
