package io.github.mercurius.mercatores.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.learning.AnyEnvironment;
import io.github.mercurius.rules.learning.Batch;
import io.github.mercurius.rules.learning.Encoding;
import io.github.mercurius.rules.learning.laws.EncodingLaws;
import io.github.mercurius.rules.learning.laws.FormatPage;
import io.github.mercurius.rules.learning.laws.Peeking;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MercatoresLearningTest {
    private static final Encoding<Action, PlayerView> ENCODING = MercatoresLearning.encoding();

    @Test
    void theLawsHoldAndNothingHiddenIsShown_INF1() {
        assertThat(EncodingLaws.hold(ENCODING, 8)).as("pairs that differ").isGreaterThan(1000);
    }

    @Test
    void whoPeeksIsFound_INF1() {
        assertThatThrownBy(() -> EncodingLaws.hold(new Peeking<>(ENCODING), 8)).isInstanceOf(AssertionError.class);
    }

    @Test
    void gamesBecomeAFewBytesAndGamesAgain() {
        assertThat(EncodingLaws.compact(ENCODING.rules(), 20))
                .as("bytes of a game")
                .isBetween(40, 60);
    }

    @Test
    void aBatchPlaysOnAndFollowsFromTheSeed() {
        Batch<Action, PlayerView> one = Batch.selfPlay(ENCODING, Setup.of(3), 8, 5);
        Batch<Action, PlayerView> other = Batch.selfPlay(ENCODING, Setup.of(3), 8, 5);
        int ended = 0;
        int[] moves = new int[8];
        for (int step = 0; step < 3000; step++) {
            for (int game = 0; game < 8; game++) {
                moves[game] = choose(one.masks(), game, new SplittableRandom(1000L * step + game));
            }
            one.step(moves);
            other.step(moves, 3, 8);
            other.step(moves, 0, 3);
            assertThat(other.observations()).isEqualTo(one.observations());
            assertThat(other.masks()).isEqualTo(one.masks());
            ended += one.over()[0];
        }
        assertThat(ended).as("games that ended").isGreaterThan(2);
        assertThat(other.outcomes()).isEqualTo(one.outcomes());
    }

    private static int choose(byte[] masks, int game, SplittableRandom random) {
        int count = ENCODING.moves().size();
        while (true) {
            int move = random.nextInt(count);
            if (masks[game * count + move] == 1) {
                return move;
            }
        }
    }

    @Test
    void whatIsRefusedChangesNothingAndSaysWhy() {
        AnyState<Action, PlayerView> start =
                ENCODING.rules().start(Setup.of(2), 1L).state();
        AnyEnvironment<Action, PlayerView> game = ENCODING.environment(start, bound -> 0);
        AnyState<Action, PlayerView> before = game.state();
        int count = ENCODING.moves().size();
        int refused = 0;
        for (int move = -1; move <= count; move++) {
            if (!game.isLegal(move)) {
                int illegal = move;
                refused++;
                assertThatThrownBy(() -> game.step(illegal))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageStartingWith("move: " + move)
                        .hasMessageContaining(move < 0 || move == count ? "expected 0 to " : "expected one of [");
            }
        }
        assertThat(refused).isGreaterThan(10);
        assertThat(game.state()).isEqualTo(before);
        short[] room = new short[ENCODING.observationLength()];
        assertThatThrownBy(() -> game.observe(0, room, 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> game.observe(2, room, 0)).hasMessage("seat: 2, expected 0 to 1");
        PlayerView spectator = before.viewForSpectator();
        assertThatThrownBy(() -> ENCODING.observe(spectator, List.of(), room, 0))
                .hasMessage("view: a spectator's, expected that of a seat");
    }

    @Test
    void thePageOnFormatsSaysWhatIsSo() throws IOException {
        assertThat(FormatPage.text()).contains(FormatPage.observations(ENCODING));
        int[] firsts = {0, 19, 38, 57, 58, 68, 73, 77, 92, 97};
        for (int i = 0; i < firsts.length; i++) {
            int last =
                    i + 1 < firsts.length ? firsts[i + 1] - 1 : ENCODING.moves().size() - 1;
            if (last > firsts[i]) {
                assertThat(FormatPage.text()).contains(FormatPage.row(ENCODING, firsts[i], last));
            }
        }
    }
}
