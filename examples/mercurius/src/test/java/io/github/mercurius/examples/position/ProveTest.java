package io.github.mercurius.examples.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.cli.Program;
import io.github.mercurius.examples.replay.ReplayCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code mercurius position --prove}. */
class ProveTest {
    private static final String BOUGHT = "mpn/1 players=3 turn=1 market=13,14,14,14,14,14,21,19,19,19,19,19"
            + " cash=55/70/70 tokens=SIL/-/- boards=AMS-SIL+/-/-";

    @TempDir
    Path directory;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(Object command, String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Program.of(command)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private String printed() {
        return out.toString().replace(System.lineSeparator(), "\n");
    }

    @Test
    void aGameIsPrintedWithItsStart() {
        assertThat(run(new PositionCommand(), BOUGHT, "--prove")).isZero();
        assertThat(printed().replaceAll(" hands=\\S+ main=\\S+ backup=\\S+", ""))
                .isEqualTo("""
                A game leads here, from
                  mpn/1 players=3
                with
                  +SIL AMS-SIL+
                """);
    }

    @Test
    void aGameIsWrittenAsARecordThatIsReplayedToThePosition() throws IOException {
        Path record = directory.resolve("game.json");
        assertThat(run(new PositionCommand(), BOUGHT, "--prove", "--record", record.toString()))
                .isZero();
        assertThat(run(new ReplayCommand(), record.toString())).isZero();
        assertThat(run(new PositionCommand(), record.toString(), "--seen", "spectator", "--to", "text"))
                .isZero();
        assertThat(printed()).isEqualTo(BOUGHT + "\n");
    }

    @Test
    void whatNoGameLeadsToIsRefusedWithTheReason() {
        String text = BOUGHT.replace("cash=55", "cash=56");
        assertThat(run(new PositionCommand(), text, "--to", "text")).isZero();
        assertThat(run(new PositionCommand(), text, "--prove")).isEqualTo(2);
        assertThat(printed()).isEmpty();
        assertThat(err.toString()).contains("no game leads here", "no trades of seat 0 lead here");
    }

    @Test
    void whatIsUndecidedIsSaidAndNotWritten() {
        Path record = directory.resolve("none.json");
        String sold = "mdn/1 edition=033a6329839beb64 players=3 turn=3 ask=TOKEN done=SEAL"
                + " todo=effect:o-S,effect:o-V,close:5 placed=4 tiles=O15,O16,O18,O12,P01,P06"
                + " edges=2:G,4:G,5:GSC,6:C/1:T,2:T,X:C/2:T,5:C,X:G spent=BB/-/-";
        assertThat(run(new PositionCommand(), sold, "--prove", "--record", record.toString()))
                .isEqualTo(1);
        assertThat(printed()).startsWith("Undecided: ");
        assertThat(Files.exists(record)).isFalse();
    }

    @Test
    void optionsThatDoNotGoTogetherAreRefused() {
        assertThat(run(new PositionCommand(), BOUGHT, "--record", "x")).isEqualTo(2);
        assertThat(run(new PositionCommand(), BOUGHT, "--prove", "--to", "text"))
                .isEqualTo(2);
    }
}
