package io.github.mercurius.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameState;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** An observation says all that a view says, as numbers in their ranges. */
@Domain(MercuriusDomain.class)
class ObservationProperties {
    private final Observer observer = new Observer();

    private short[] observe(PlayerView view) {
        short[] numbers = new short[Field.LENGTH];
        Arrays.fill(numbers, (short) -7); // what was there before must not stay
        observer.write(view, numbers, 0);
        return numbers;
    }

    @Property(tries = 90, seed = "1602")
    void aViewIsMadeAgainFromItsObservation(@ForAll GameState state) {
        for (int seat = 0; seat < state.table().setup().players(); seat++) {
            PlayerView view = state.viewFor(seat);
            short[] numbers = observe(view);
            assertThat(ObservationReader.read(numbers, seat, state.table().setup()))
                    .isEqualTo(view);
            assertThat(ObservationReader.unseen(numbers, state.table().setup())).isEqualTo(view.unseen());
        }
    }

    @Property(tries = 15, seed = "1602")
    void anEnvironmentObservesWhatViewsSay(@ForAll RandomGame game) {
        Environment environment = Environment.of(game.start());
        short[] seen = new short[Field.LENGTH + 2];
        game.play(played -> {
            Moves.of(played.action()).forEach(environment::step);
            for (int seat = 0; seat < game.setup().players(); seat++) {
                environment.observe(seat, seen, 1);
                assertThat(Arrays.copyOfRange(seen, 1, seen.length - 1))
                        .isEqualTo(observe(played.after().viewFor(seat)));
            }
            assertThat(environment.state()).isEqualTo(played.after());
        });
        assertThat(seen[0]).as("the number before").isZero();
        assertThat(seen[seen.length - 1]).as("the number after").isZero();
    }

    @Property(tries = 30, seed = "1602")
    void aChoiceIsSeenByTheSeatThatMakesItAlone(@ForAll GameState state) {
        Environment environment = Environment.of(state);
        if (!environment.isLegal(Moves.NEWS)) {
            return;
        }
        environment.step(Moves.NEWS);
        for (int seat = 0; seat < state.table().setup().players(); seat++) {
            short[] seen = new short[Field.LENGTH];
            environment.observe(seat, seen, 0);
            boolean own = seat == state.table().activeSeat();
            assertThat(seen[Field.CHOICE.offset()]).isEqualTo((short) (own ? 2 : 0));
            seen[Field.CHOICE.offset()] = 0;
            assertThat(seen).isEqualTo(observe(state.viewFor(seat)));
        }
    }

    @Property(tries = 30, seed = "1602")
    void floatsAndBuffersHoldTheSameNumbers(@ForAll GameState state) {
        PlayerView view = state.viewFor(0);
        short[] numbers = observe(view);
        float[] floats = new float[Field.LENGTH + 1];
        observer.write(view, floats, 1);
        ByteBuffer buffer = ByteBuffer.allocate(2 * Field.LENGTH + 1).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put((byte) 9);
        observer.write(view, buffer);
        assertThat(buffer.hasRemaining()).isFalse();
        for (int i = 0; i < numbers.length; i++) {
            assertThat(floats[i + 1]).isEqualTo(numbers[i]);
            assertThat(buffer.getShort(1 + 2 * i)).isEqualTo(numbers[i]);
        }
    }

    @Property(tries = 10, seed = "1602")
    void tooLittleSpaceAndSpectatorsAreRefused(@ForAll GameState state) {
        PlayerView view = state.viewFor(0);
        short[] numbers = new short[Field.LENGTH];
        for (int offset : new int[] {-1, 1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertThatThrownBy(() -> observer.write(view, numbers, offset))
                    .isInstanceOf(IndexOutOfBoundsException.class)
                    .hasMessageContaining("offset: " + offset)
                    .hasMessageContaining("expected 309");
            assertThatThrownBy(() -> observer.write(view, new float[Field.LENGTH], offset))
                    .isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> Environment.of(state).observe(0, numbers, offset))
                    .isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> Environment.of(state).writeMask(new byte[Moves.COUNT], offset))
                    .isInstanceOf(IndexOutOfBoundsException.class);
        }
        assertThatThrownBy(() -> observer.write(view, ByteBuffer.allocate(617)))
                .isInstanceOf(BufferOverflowException.class);
        assertThatThrownBy(() -> observer.write(state.viewForSpectator(), numbers, 0))
                .hasMessage("view: a spectator's, expected that of a seat");
        assertThatThrownBy(() -> Environment.of(state).observe(5, numbers, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(numbers).containsOnly(0);
    }

    @Property(tries = 30, seed = "1602")
    void aWholeActionDropsTheChoice(@ForAll GameState state) {
        Environment environment = Environment.of(state);
        if (environment.isLegal(Moves.NEWS)) {
            environment.step(Moves.NEWS);
            Action action = state.legalActions().get(0);
            environment.apply(action);
            assertThat(environment.state()).isEqualTo(state.applyAction(action));
            assertThat(environment.isLegal(Moves.DONE)).isFalse();
        }
    }
}
