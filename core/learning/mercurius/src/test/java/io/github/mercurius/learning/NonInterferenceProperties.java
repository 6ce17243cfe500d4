package io.github.mercurius.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.learning.Batch;
import io.github.mercurius.rules.learning.Frame;
import io.github.mercurius.testkit.MercuriusDomain;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/**
 * INF-1, INF-2 as a law: two games that differ only in what a seat may not see give it the same observations, masks and
 * frames, move after move, until it draws other cards in one than in the other.
 */
@Domain(MercuriusDomain.class)
class NonInterferenceProperties {
    /** All that a learner on a seat can get hold of. */
    static List<Object> shown(Environment environment, int seat) {
        short[] seen = new short[Field.LENGTH];
        environment.observe(seat, seen, 0);
        List<Object> shown = new ArrayList<>(List.of(list(seen)));
        if (!environment.isOver() && environment.seat() == seat) {
            byte[] mask = new byte[Moves.COUNT];
            environment.writeMask(mask, 0);
            shown.add(list(mask));
            shown.add(environment.refusal(Moves.DONE) + environment.refusal(Moves.SELL));
            shown.add(list(frame(environment.state())));
        }
        return shown;
    }

    /** What a learner in another process is shown when it is its turn. */
    private static byte[] frame(GameState state) {
        Batch<Action, PlayerView> batch =
                Batch.selfPlay(MercuriusLearning.encoding(), state.table().setup(), 1, 0);
        batch.restart(0, state);
        Frame frame = Frame.of(batch, false);
        ByteBuffer memory = ByteBuffer.allocate(frame.size());
        frame.write(memory);
        return memory.array();
    }

    private static List<Short> list(short[] numbers) {
        List<Short> list = new ArrayList<>();
        for (short number : numbers) {
            list.add(number);
        }
        return list;
    }

    private static List<Byte> list(byte[] bytes) {
        List<Byte> list = new ArrayList<>();
        for (byte number : bytes) {
            list.add(number);
        }
        return list;
    }

    @Property(tries = 100, seed = "1602")
    void whatASeatMayNotSeeChangesNothingThatALearnerIsShown_INF1_INF2(
            @ForAll GameState state, @ForAll long seed, @ForAll int anySeat) {
        compare(state, Math.floorMod(anySeat, state.table().setup().players()), seed, NonInterferenceProperties::shown);
    }

    @Example
    void aLeakOfAnotherHandIsFound_INF1() {
        GameState state = start(4);
        BiFunction<Environment, Integer, Object> leaky = (environment, seat) -> {
            GameState now = environment.state();
            int next = (seat + 1) % now.table().setup().players();
            return List.of(shown(environment, seat), now.hand(next).hashCode());
        };
        assertThatThrownBy(() -> compare(state, 0, 3, leaky)).isInstanceOf(AssertionError.class);
    }

    private static int compare(GameState state, int seat, long seed, BiFunction<Environment, Integer, ?> shown) {
        SplittableRandom random = new SplittableRandom(seed);
        Environment one = Environment.of(state);
        Environment other = Environment.of((GameState) state.viewFor(seat).determinize(random::nextInt));
        int moves = 0;
        while (true) {
            assertThat(shown.apply(other, seat)).isEqualTo(shown.apply(one, seat));
            List<Integer> common = new ArrayList<>();
            for (int move = 0; move < Moves.COUNT; move++) {
                if (one.isLegal(move) && other.isLegal(move)) {
                    common.add(move);
                }
            }
            if (common.isEmpty()) {
                return moves;
            }
            int move = common.get(random.nextInt(common.size()));
            one.step(move);
            other.step(move);
            moves++;
            if (!one.state().hand(seat).equals(other.state().hand(seat))) {
                return moves; // it drew another card: now it may know
            }
        }
    }

    private static GameState start(int players) {
        return GameState.start(Setup.of(players), Deal.seeded(1602));
    }
}
