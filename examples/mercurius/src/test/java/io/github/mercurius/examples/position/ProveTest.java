package io.github.mercurius.examples.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.cli.Program;
import io.github.mercurius.examples.replay.ReplayCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
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
    void optionsThatDoNotGoTogetherAreRefused() {
        assertThat(run(new PositionCommand(), BOUGHT, "--record", "x")).isEqualTo(2);
        assertThat(run(new PositionCommand(), BOUGHT, "--prove", "--to", "text"))
                .isEqualTo(2);
    }
}
