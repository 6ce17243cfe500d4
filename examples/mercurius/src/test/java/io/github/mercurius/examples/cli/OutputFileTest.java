package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.RefusedTextException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A file is written whole or not at all, and nothing else is touched. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no pipes and links that anybody can make")
class OutputFileTest {
    private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path directory;

    private void assertRefused(Path file, String reason) {
        assertThatThrownBy(() -> OrdinaryFile.check(file))
                .isInstanceOf(RefusedTextException.class)
                .hasMessage(file + ": " + reason);
        assertThatThrownBy(() -> OrdinaryFile.write(file, NEW))
                .isInstanceOf(RefusedTextException.class)
                .hasMessage(file + ": " + reason);
    }

    private String[] names() {
        return directory.toFile().list();
    }

    @Test
    void aFileIsReplacedAndItsNeighboursAreLeftAlone() throws IOException {
        Path file = Files.writeString(directory.resolve("a.json"), "old");
        for (String neighbour : List.of("a.json.new", "a.json.tmp", ".a.json.tmp", "a.json~")) {
            Files.writeString(directory.resolve(neighbour), "somebody's");
        }
        OrdinaryFile.check(file);
        assertThat(file).hasContent("old");
        OrdinaryFile.write(file, NEW);
        assertThat(file).hasContent("new");
        OrdinaryFile.write(directory.resolve("b.json"), NEW);
        assertThat(names())
                .containsExactlyInAnyOrder("a.json", "a.json.new", "a.json.tmp", ".a.json.tmp", "a.json~", "b.json");
        assertThat(directory.resolve("a.json.new")).hasContent("somebody's");
    }

    @Test
    void noLinkIsFollowedOrReplaced() throws IOException {
        Path precious = Files.writeString(directory.resolve("precious"), "old");
        Path link = Files.createSymbolicLink(directory.resolve("link"), precious);
        assertRefused(link, "a link or a device, expected a file");
        Path dangling = Files.createSymbolicLink(directory.resolve("dangling"), Path.of("none"));
        assertRefused(dangling, "a link or a device, expected a file");
        assertThat(precious).hasContent("old");
        assertThat(link).isSymbolicLink();
        assertThat(names()).containsExactlyInAnyOrder("precious", "link", "dangling");
    }

    @Test
    void whatIsNoFileIsLeftAlone() throws Exception {
        assertRefused(Files.createDirectory(directory.resolve("folder")), "a directory, expected a file");
        assertRefused(Path.of("/"), "a directory, expected a file");
        assertRefused(directory.resolve("none/file"), "no directory " + directory.resolve("none"));
        Path file = Files.writeString(directory.resolve("file"), "old");
        assertRefused(file.resolve("under"), "no directory " + file);
        Path pipe = directory.resolve("pipe");
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        assertRefused(pipe, "a link or a device, expected a file");
        assertThat(names()).containsExactlyInAnyOrder("folder", "file", "pipe");
    }
}
