package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.api.Rulings;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The network: what it is given, what it makes of it, how its file is read, and how the bot plays. */
class NetTest {
    private static final Path EXAMPLES = Path.of("../../examples/clients/python/tests/net-inputs.txt");
    private static final int WEALTH_TO_COME = NetInput.SHARED + 1;

    @TempDir
    Path folder;

    /** A network of one unit in each layer whose score is a number of the input, and so much of what the units make. */
    private Path net(int number, String first, String second, String score) throws IOException {
        String zeros = String.join(" ", Collections.nCopies(NetInput.LENGTH - 1, "0"));
        StringBuilder linear = new StringBuilder();
        for (int i = 0; i < NetInput.LENGTH; i++) {
            linear.append(i == number ? "1 " : "0 ");
        }
        return write("mercurius-net/1\n%d 1 1\n%s %s\n%s\n%s"
                .formatted(NetInput.LENGTH, zeros, first, second, score + " " + linear));
    }

    private Path write(String text) throws IOException {
        return Files.writeString(folder.resolve("some.net"), text);
    }

    private static GameState state(String position) {
        return (GameState) Mercurius.rules().state(position);
    }

    private static float[] own(NetInput input, GameState state, int viewer, int seat) {
        return seat == viewer ? input.own(seat, state.hand(seat)) : input.own(seat);
    }

    @Test
    void whatItIsGivenIsWhatTheTrainingProgramLearnsFrom() throws IOException {
        List<String> lines = Files.readAllLines(EXAMPLES);
        assertThat(lines).hasSizeGreaterThan(25);
        for (String line : lines) {
            String[] parts = line.split("\t", -1);
            GameState state = state(parts[0]);
            NetInput input = new NetInput(state.table());
            int viewer = Integer.parseInt(parts[1]);
            String[] numbers = parts[2].split(" ", -1);
            assertThat(numbers).hasSize(input.players() * NetInput.LENGTH);
            for (int seat = 0; seat < input.players(); seat++) {
                float[] own = own(input, state, viewer, seat);
                for (int i = 0; i < NetInput.LENGTH; i++) {
                    float found = i < NetInput.SHARED ? input.shared()[i] : own[i - NetInput.SHARED];
                    assertThat(found)
                            .as("number %d of seat %d in %s", i, seat, line)
                            .isCloseTo(Float.parseFloat(numbers[seat * NetInput.LENGTH + i]), within(1e-4f));
                }
            }
        }
    }

    @Test
    void theScoreIsWhatTheWeightsSay() throws IOException {
        GameState state = state(Files.readAllLines(EXAMPLES).get(3).split("\t", -1)[0]);
        NetInput input = new NetInput(state.table());
        // the last number of the input is 0 but for the viewer: 2 × it + 0.5, × 3 − 1, × 10, and wealth beside it
        float[] own = own(input, state, 0, 0);
        float last = own[own.length - 1];
        double[] scores = Net.read(net(WEALTH_TO_COME, "2 0.5", "3 -1", "10")).scores(input, 0, state.hand(0));
        for (int seat = 0; seat < scores.length; seat++) {
            double unit = Math.max(0, 2 * (seat == 0 ? last : 0) + 0.5);
            assertThat(scores[seat]).isCloseTo(10 * Math.max(0, 3 * unit - 1) + input.own(seat)[1], within(1e-4));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', 'mercurius-net/1'",
        "'mercurius-net/2\n', 'mercurius-net/1'",
        "'mercurius-net/1\n73 1 1', 74",
        "'mercurius-net/1\n74 0 1', 1 to 9999 units",
        "'mercurius-net/1\n74 1 x', 1 to 9999 units",
        "'mercurius-net/1\n74 1 1\n1 2 3', a number",
        "'mercurius-net/1\n74 1 1\n1 2 three', a number",
        "'mercurius-net/1\n74 1 1\n1 NaN', a number"
    })
    void aFileThatIsNoneIsRefused(String text, String expected) throws IOException {
        Path file = write(text);
        assertThatThrownBy(() -> Bots.parse("net:" + file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("network " + file + ": '")
                .hasMessageEndingWith("', expected " + expected);
    }

    @Test
    void whatFollowsTheWeightsIsRefusedAndSoIsNoFile() throws IOException {
        Path file = net(0, "0 0", "0 0", "0");
        Bots.parse("net:" + file);
        Files.writeString(file, Files.readString(file) + " 1");
        assertThatThrownBy(() -> Bots.parse("net:" + file)).hasMessageEndingWith("'1', expected the end");
        assertThatThrownBy(() -> Bots.parse("net:no-such-file"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("network: no-such-file cannot be read");
    }

    @Test
    void theNetworkThatComesWithTheBotsBeatsRandomPlayers() {
        assertThat(Bots.parse("net").repeatable()).isTrue();
        assertThat(Games.wins("net", "random", 8)).isEqualTo(8);
        assertThat(Games.wins("net:16", "random", 8)).isEqualTo(8);
    }

    @Test
    void theBotPlaysWhatTheNetworkLikes() throws IOException {
        String rich = "net:" + net(WEALTH_TO_COME, "0 0", "0 0", "0");
        assertThat(Bots.parse(rich).repeatable()).isTrue();
        for (int players = 3; players <= 5; players++) {
            Games.play(Rulings.standard(), players, Collections.nCopies(players, rich));
        }
        assertThat(Games.wins(rich, "random", 8)).isEqualTo(8);
    }
}
