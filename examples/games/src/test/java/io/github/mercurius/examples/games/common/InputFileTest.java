package io.github.mercurius.examples.games.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is read has a limit, and what is no file is not opened. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no pipes and links that anybody can make")
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class InputFileTest {
    @TempDir
    Path directory;

    private static void assertRefused(Path file, String reason) {
        assertThatThrownBy(() -> OrdinaryFile.read(file, 10))
                .isInstanceOf(RefusedTextException.class)
                .hasMessage(file + ": " + reason);
    }

    @Test
    void aFileIsReadUpToItsLimit() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "1234567890");
        assertThat(OrdinaryFile.read(file, 10)).asString().isEqualTo("1234567890");
        Path link = Files.createSymbolicLink(directory.resolve("link"), file);
        assertThat(OrdinaryFile.read(link, 10)).hasSize(10);
        Files.writeString(file, "12345678901");
        assertRefused(file, "more bytes, expected at most 10");
        assertRefused(link, "more bytes, expected at most 10");
    }

    @Test
    void whatIsNoFileIsNotOpened() throws Exception {
        assertRefused(directory, "a directory, expected a file");
        assertRefused(directory.resolve("none"), "no such file");
        assertRefused(Files.createSymbolicLink(directory.resolve("dangling"), Path.of("none")), "no such file");
        Path pipe = directory.resolve("pipe");
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        assertRefused(pipe, "a device or a pipe, expected a file");
        assertRefused(Path.of("/dev/zero"), "a device or a pipe, expected a file");
        assertRefused(Files.writeString(directory.resolve("file"), "").resolve("under"), "no such file");
    }
}
