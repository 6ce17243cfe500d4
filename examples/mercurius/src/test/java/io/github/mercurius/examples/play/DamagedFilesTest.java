package io.github.mercurius.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.arena.ArenaCommand;
import io.github.mercurius.examples.cli.CommandRun;
import io.github.mercurius.examples.cli.ConformanceCommand;
import io.github.mercurius.examples.cli.EditionCommand;
import io.github.mercurius.examples.cli.PositionCommand;
import io.github.mercurius.examples.replay.ReplayCommand;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a file holds, a command ends with a line that says why, steers no terminal, and leaves the file alone. */
class DamagedFilesTest extends PipedGame {
    private static final List<String> SIGNS = List.of("\u001b[2J", "\u202e", "\\u001b[2J", "\\u2028", "\u0000");

    private final SplittableRandom random = new SplittableRandom(1602);

    /** The same file cut, with a bit flipped, and with signs in it that steer a terminal or turn a text around. */
    private List<byte[]> damaged(byte[] good) {
        List<byte[]> bad = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            bad.add(Arrays.copyOf(good, good.length / 8 * i));
            byte[] flipped = good.clone();
            flipped[random.nextInt(good.length)] ^= (byte) (1 << random.nextInt(8));
            bad.add(flipped);
        }
        String text = new String(good, StandardCharsets.UTF_8);
        for (String sign : SIGNS) {
            int at = random.nextInt(text.length());
            bad.add((text.substring(0, at) + sign + text.substring(at)).getBytes(StandardCharsets.UTF_8));
            bad.add(text.replaceFirst("(\":\\[?\")", "$1" + sign.replace("\\", "\\\\"))
                    .getBytes(StandardCharsets.UTF_8));
        }
        return bad;
    }

    private void doesNoHarm(byte[] good, Object command, Object... arguments) throws IOException {
        for (byte[] bad : damaged(good)) {
            Files.write(file, bad);
            CommandRun run = CommandRun.of(command, arguments);
            String all = run.out() + run.errors();
            assertThat(run.exitCode()).as(all).isBetween(0, 2);
            assertThat(all).isNotEmpty().doesNotContain("Exception", " at io.github.");
            assertThat(all.codePoints().filter(sign -> Character.isISOControl(sign) || sign == 0x202e))
                    .containsOnly((int) '\n');
            assertThat(run.out().isEmpty()).as(all).isEqualTo(run.exitCode() == 2);
            assertThat(directory.toFile().list()).containsExactly("game.json");
            if (run.exitCode() != 0) {
                assertThat(file).hasBinaryContent(bad);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercurius", "mercatores", "mercado"})
    void ofARecord(String game) throws IOException {
        CommandRun.of(new ArenaCommand(), "--game", game, "--game=1", "--bots=random*3", "--record", file);
        byte[] record = Files.readAllBytes(file);
        doesNoHarm(record, new ReplayCommand(), file, "--lang=en");
        doesNoHarm(record, new ReplayCommand(), file, "--verify");
        doesNoHarm(record, new PositionCommand(), file + ":9");
        doesNoHarm(record, new PlayCommand(typing("")), "--resume=" + file);
    }

    @Test
    void ofAGameThatGoesOn() throws IOException {
        play("", "--seed=3", "--bots=random", "--save=" + file);
        doesNoHarm(Files.readAllBytes(file), new PlayCommand(typing("board\n")), "--resume=" + file, "--lang=en");
    }

    @Test
    void ofVectorsEditionsAndResults() throws IOException {
        Path vector = Path.of("../../core/mercurius/src/test/resources/vectors/game-000-3p.jsonl");
        doesNoHarm(Files.readAllBytes(vector), new ConformanceCommand(), file);
        byte[] edition =
                CommandRun.of(new EditionCommand(), "--game=mercado").out().getBytes(StandardCharsets.UTF_8);
        doesNoHarm(edition, new EditionCommand(), "--game=mercado", file);
        Files.delete(file);
        Object[] arena = {"--bots=random*3", "--games=2", "--threads=1", "--results=" + file};
        CommandRun.of(new ArenaCommand(), arena);
        doesNoHarm(Files.readAllBytes(file), new ArenaCommand(), arena);
    }
}
