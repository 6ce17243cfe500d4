package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.Child;
import io.github.mercurius.examples.games.files.OutputFile;
import io.github.mercurius.examples.games.files.RefusedFileException;
import io.github.mercurius.json.MercuriusJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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
        assertThatThrownBy(() -> OutputFile.tryOut(file))
                .isInstanceOf(RefusedFileException.class)
                .hasMessage(file + ": " + reason);
        assertThatThrownBy(() -> OutputFile.write(file, NEW))
                .isInstanceOf(IOException.class)
                .hasMessage(file + ": " + reason);
        assertThatThrownBy(() -> OutputFile.open(file).close())
                .isInstanceOf(IOException.class)
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
        OutputFile.tryOut(file);
        assertThat(file).hasContent("old");
        OutputFile.write(file, NEW);
        assertThat(file).hasContent("new");
        OutputFile.write(directory.resolve("b.json"), NEW);
        assertThat(names())
                .containsExactlyInAnyOrder("a.json", "a.json.new", "a.json.tmp", ".a.json.tmp", "a.json~", "b.json");
        assertThat(directory.resolve("a.json.new")).hasContent("somebody's");
    }

    @Test
    void theOldPermissionsStay() throws IOException {
        Path file = Files.writeString(directory.resolve("secret"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        OutputFile.write(file, NEW);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    void noLinkIsFollowedOrReplaced() throws IOException {
        Path precious = Files.writeString(directory.resolve("precious"), "old");
        Path link = Files.createSymbolicLink(directory.resolve("link"), precious);
        assertRefused(link, "a symbolic link, expected a file");
        Path dangling = Files.createSymbolicLink(directory.resolve("dangling"), Path.of("none"));
        assertRefused(dangling, "a symbolic link, expected a file");
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
        assertRefused(pipe, "a device, a pipe or a socket, expected a file");
        assertThat(names()).containsExactlyInAnyOrder("folder", "file", "pipe");
    }

    /** The temporary names are different each time, so nobody can put a file or a link there before. */
    @Test
    @Timeout(60)
    void nobodyKnowsTheTemporaryNames() throws Exception {
        Set<String> seen = ConcurrentHashMap.newKeySet();
        Thread watcher = new Thread(() -> {
            while (!Thread.interrupted()) {
                seen.addAll(List.of(names()));
            }
        });
        watcher.start();
        try {
            while (seen.size() < 4) {
                OutputFile.write(directory.resolve("file"), new byte[1 << 20]);
            }
        } finally {
            watcher.interrupt();
            watcher.join();
        }
        seen.remove("file");
        assertThat(seen).allMatch(name -> name.matches("\\.mercurius-[0-9a-f-]{36}\\.tmp"));
        assertThat(names()).containsExactly("file");
    }

    @Test
    void whenTheDiskIsFullTheOldFileIsThereStill() throws Exception {
        Path picture = Files.writeString(directory.resolve("picture.svg"), "old");
        Game game = Game.start(Setup.of(3), Deal.seeded(7)).applyAction(Action.parse("+AMS"));
        Path record = Files.writeString(directory.resolve("game.json"), MercuriusJson.RECORD.write(game.toRecord()));
        List<String> command = new ArrayList<>(List.of("sh", "-c", "ulimit -f 20; exec \"$@\"", "sh"));
        command.addAll(Child.command("replay", record.toString(), "--plot=" + picture));
        command.add(command.indexOf("-XX:TieredStopAtLevel=1"), "-XX:-UsePerfData"); // a file that would be too large
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(said).isEqualTo("mercurius replay: " + picture + ": not written: File too large\n");
        assertThat(Child.exitCode(process)).isEqualTo(1);
        assertThat(picture).hasContent("old");
        assertThat(names()).containsExactlyInAnyOrder("picture.svg", "game.json");
    }
}
