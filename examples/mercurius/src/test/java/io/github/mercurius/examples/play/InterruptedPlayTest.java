package io.github.mercurius.examples.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.mercurius.api.Action;
import io.github.mercurius.examples.Child;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.LogEntry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game in a process of its own that is stopped in the middle of a turn, and goes on later. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "has no signals")
@Tag("nightly")
class InterruptedPlayTest extends PipedGame {
    private List<LogEntry<Action>> saved() throws IOException {
        return MercuriusJson.RECORD.read(Files.readString(file)).log();
    }

    private void resume(String typed) {
        String shown = play(typed, "--resume", file.toString());
        assertThat(exitCode).as(shown).isZero();
    }

    @ParameterizedTest
    @CsvSource({"INT, 2, 130", "TERM, 15, 143", "end of input, 0, 0"})
    void theGameIsAsItWasLeft(String how, int signal, int exitCode) throws Exception {
        assumeFalse(signal > 0 && Child.ignores(signal), "SIG" + how + " is ignored here");
        // With seed 3 of 3 players, the person begins.
        Process process = Child.start("play", "--seed=3", "--bots=random", "--lang=en", "--save=" + file);
        process.getOutputStream().write("+AMS\n+TEA\n".getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        Child.await(process, "your move> ", 3); // with two actions behind it
        if (signal > 0) {
            Child.signal(how, process);
        } else {
            process.getOutputStream().close();
        }
        Child.rest(process);
        assertThat(process.waitFor()).isEqualTo(exitCode);

        String left = Files.readString(file);
        resume("");
        assertThat(file).content().isEqualTo(left);
        resume("-TEA\n");
        assertThat(saved()).extracting(LogEntry::notation).containsExactly("+AMS", "+TEA", "-TEA");
        assertThat(directory.toFile().list()).containsExactly("game.json");
    }
}
