package io.github.mercurius.rules.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrameTest {
    private static final int GAMES = 7;

    private final Batch<Action, PlayerView> batch = Batch.selfPlay(Encoding.mercurius(), Setup.of(3), GAMES, 11);

    /** What another program does, which knows the header alone. */
    private void assertShows(ByteBuffer memory, boolean everySeat) {
        ByteBuffer frame = memory.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        int perGame = everySeat ? 3 : 1;
        assertThat(frame.getInt(24)).isEqualTo(perGame);
        for (int game = 0; game < GAMES; game++) {
            assertThat(frame.get(frame.getInt(32) + game)).isEqualTo(batch.seats()[game]);
            assertThat(frame.get(frame.getInt(36) + game)).isEqualTo(batch.over()[game]);
            for (int i = 0; i < 9; i++) {
                assertThat(frame.getFloat(frame.getInt(40) + 4 * (9 * game + i)))
                        .isEqualTo(batch.outcomes()[9 * game + i]);
            }
            for (int i = 0; i < 93; i++) {
                assertThat(frame.get(frame.getInt(44) + 93 * game + i)).isEqualTo(batch.masks()[93 * game + i]);
            }
            for (int place = 0; place < perGame; place++) {
                short[] seen = new short[309];
                batch.observe(game, everySeat ? place : batch.seats()[game], seen, 0);
                for (int i = 0; i < 309; i++) {
                    assertThat(frame.getShort(frame.getInt(48) + 2 * (309 * (perGame * game + place) + i)))
                            .isEqualTo(seen[i]);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aFrameShowsTheBatchWhereItsHeaderSays(boolean everySeat) {
        Frame frame = Frame.of(batch, everySeat);
        ByteBuffer memory = ByteBuffer.allocateDirect(frame.size());
        frame.write(memory);
        ByteBuffer header = memory.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        byte[] magic = new byte[4];
        header.get(magic);
        assertThat(magic).containsExactly('M', 'E', 'R', 'C');
        assertThat(header.getInt(4)).isEqualTo(1);
        assertThat(header.getInt(8)).isEqualTo(GAMES);
        assertThat(header.getInt(12)).isEqualTo(3);
        assertThat(header.getInt(16)).isEqualTo(93);
        assertThat(header.getInt(20)).isEqualTo(309);
        assertThat(header.getInt(52)).isEqualTo(frame.size());
        assertThat(header.getInt(56)).isEqualTo(1);
        assertThat(header.getInt(60)).isEqualTo(1);
        int[] moves = new int[GAMES];
        SplittableRandom random = new SplittableRandom(3);
        for (int step = 0; step < 300; step++) {
            for (int game = 0; game < GAMES; game++) {
                header.putInt(header.getInt(28) + 4 * game, RandomMoves.choose(batch.masks(), 93 * game, random));
            }
            frame.readMoves(memory, moves, 2, GAMES);
            frame.readMoves(memory, moves, 0, 2);
            batch.step(moves);
            frame.write(memory, 4, GAMES);
            frame.write(memory, 0, 4);
            if (step % 10 == 0) {
                assertShows(memory, everySeat);
            }
        }
        assertThat(batch.outcomes()[0]).as("money in game 0").isPositive();
    }

    @Test
    void memoryThatIsTooSmallIsRefused() {
        Frame frame = Frame.of(batch, false);
        ByteBuffer memory = ByteBuffer.allocate(frame.size() - 1);
        assertThatThrownBy(() -> frame.write(memory))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining("expected " + frame.size() + " bytes for a frame");
        assertThatThrownBy(() -> frame.readMoves(ByteBuffer.allocate(frame.size()), new int[GAMES + 1], 0, GAMES))
                .hasMessage("moves: 8, expected 7, one for each game");
    }
}
