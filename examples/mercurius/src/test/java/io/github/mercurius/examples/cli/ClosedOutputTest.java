package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.Child;
import io.github.mercurius.json.MercuriusJson;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is not read on is no failure; what cannot be written is one. */
@DisabledOnOs(OS.WINDOWS)
@Tag("nightly")
class ClosedOutputTest {
    @TempDir
    Path directory;

    @Test
    void aReaderThatStopsIsNoFailure() throws Exception {
        Path errors = directory.resolve("errors.txt");
        Process rules = new ProcessBuilder(Child.command("rule"))
                .redirectError(errors.toFile())
                .start();
        rules.getInputStream().close(); // before it writes
        assertThat(rules.waitFor()).isZero();
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
        assertThat(rules.waitFor()).isEqualTo(1);
        assertThat(Files.readAllLines(errors))
                .isEqualTo(List.of("mercurius: not all was written: the output is closed or full"));
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
        assertThat(Child.rest(process)).isEqualTo("mercurius replay: " + picture + ": not written: File too large\n");
        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(picture).hasContent("old");
        assertThat(directory.toFile().list()).containsExactlyInAnyOrder("picture.svg", "game.json");
    }
}
