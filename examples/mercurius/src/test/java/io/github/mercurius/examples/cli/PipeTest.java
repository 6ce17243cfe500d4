package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.mercurius.examples.Child;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is not read on is no failure; what cannot be written is one. */
class PipeTest {
    @TempDir
    Path directory;

    @Test
    void aReaderThatStopsIsNoFailure() throws Exception {
        Path errors = directory.resolve("errors.txt");
        Process rules = new ProcessBuilder(Child.command("rule"))
                .redirectError(errors.toFile())
                .start();
        rules.getInputStream().close(); // before it writes
        assertThat(Child.exitCode(rules)).isZero();
        assertThat(Files.readString(errors)).isEmpty();
    }

    @Test
    void aFullDiskIsAFailure() throws Exception {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full), "only where there is a device that is full");
        Path errors = directory.resolve("errors.txt");
        Process rules = new ProcessBuilder(Child.command("rule"))
                .redirectOutput(full.toFile())
                .redirectError(errors.toFile())
                .start();
        assertThat(Child.exitCode(rules)).isEqualTo(1);
        assertThat(Files.readAllLines(errors))
                .isEqualTo(List.of("mercurius: not all was written: the output is closed or full"));
    }
}
