package io.github.mercurius.rules.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrameTest {
    private static final int GAMES = 7;

    private ByteBuffer memory = ByteBuffer.allocate(0);

    private Frame<Action, PlayerView> frame(boolean everySeat) {
        return Frame.of(Encoding.mercurius(), Setup.of(3), GAMES, everySeat, size -> {
            memory = ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN);
            return memory;
        });
    }

    /** What another program does, which knows the header alone. */
    private void assertShows(Batch<Action, PlayerView> batch, boolean everySeat) {
        Frame<Action, PlayerView> frame = batch.frame();
        int perGame = everySeat ? 3 : 1;
        assertThat(memory.getInt(24)).isEqualTo(perGame);
        for (int game = 0; game < GAMES; game++) {
            assertThat((int) memory.get(memory.getInt(32) + game))
                    .isEqualTo(batch.state(game).decider().orElseThrow());
            assertThat(memory.get(memory.getInt(36) + game))
                    .isEqualTo(frame.over().get(game));
            for (int i = 0; i < 9; i++) {
                assertThat(memory.getFloat(memory.getInt(40) + 4 * (9 * game + i)))
                        .isEqualTo(frame.outcomes().get(9 * game + i));
            }
            for (int i = 0; i < 93; i++) {
                assertThat(memory.get(memory.getInt(44) + 93 * game + i))
                        .isEqualTo(frame.masks().get(93 * game + i));
            }
            for (int place = 0; place < perGame; place++) {
                ShortBuffer seen = ShortBuffer.allocate(309);
                new Environment<>(Encoding.mercurius(), batch.state(game), bound -> 0)
                        .observe(everySeat ? place : frame.seats().get(game), seen, 0);
                int choice = 11; // what was begun to be chosen is not part of the state
                for (int i = 0; i < 309; i = i + 1 == choice ? choice + 4 : i + 1) {
                    assertThat(memory.getShort(memory.getInt(48) + 2 * (309 * (perGame * game + place) + i)))
                            .isEqualTo(seen.get(i));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aFrameShowsTheBatchWhereItsHeaderSays(boolean everySeat) {
        Batch<Action, PlayerView> batch = Batch.selfPlay(frame(everySeat), 11);
        byte[] magic = new byte[4];
        memory.get(0, magic);
        assertThat(magic).containsExactly('M', 'E', 'R', 'C');
        assertThat(memory.getInt(4)).isEqualTo(1);
        assertThat(memory.getInt(8)).isEqualTo(GAMES);
        assertThat(memory.getInt(12)).isEqualTo(3);
        assertThat(memory.getInt(16)).isEqualTo(93);
        assertThat(memory.getInt(20)).isEqualTo(309);
        assertThat(memory.getInt(52)).isEqualTo(memory.capacity());
        assertThat(memory.getInt(56)).isEqualTo(1);
        assertThat(memory.getInt(60)).isEqualTo(1);
        SplittableRandom random = new SplittableRandom(3);
        for (int step = 0; step < 300; step++) {
            for (int game = 0; game < GAMES; game++) {
                int move = RandomMoves.choose(batch.frame().masks(), 93 * game, random);
                memory.putInt(memory.getInt(28) + 4 * game, move);
            }
            batch.step(4, GAMES);
            batch.step(0, 4);
            if (step % 10 == 0) {
                assertShows(batch, everySeat);
            }
        }
        assertThat(batch.frame().outcomes().get(0)).as("money in game 0").isPositive();
    }

    @Test
    void memoryThatIsTooSmallIsRefused() {
        assertThatThrownBy(() -> Frame.of(
                        Encoding.mercurius(), Setup.of(3), GAMES, false, size -> ByteBuffer.allocate(size - 1)))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining("bytes for a frame");
    }
}
