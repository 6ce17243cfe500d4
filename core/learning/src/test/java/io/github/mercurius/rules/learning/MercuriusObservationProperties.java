package io.github.mercurius.rules.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameState;
import io.github.mercurius.testkit.MercuriusDomain;
import java.nio.ShortBuffer;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** An observation of Mercurius says all that a view says. */
@Domain(MercuriusDomain.class)
class MercuriusObservationProperties {
    private static final int LENGTH = 309;
    private static final int NEWS = 67;
    private static final int DONE = 92;

    private static short[] observe(PlayerView view) {
        short[] numbers = new short[LENGTH];
        Arrays.fill(numbers, (short) -7); // what was there before must not stay
        Encoding.mercurius().observe(view, List.of(), ShortBuffer.wrap(numbers), 0);
        return numbers;
    }

    private static Environment<Action, PlayerView> environment(GameState state) {
        return new Environment<>(Encoding.mercurius(), state, bound -> 0);
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

    @Property(tries = 30, seed = "1602")
    void aChoiceIsSeenByTheSeatThatMakesItAlone(@ForAll GameState state) {
        Environment<Action, PlayerView> environment = environment(state);
        if (!environment.isLegal(NEWS)) {
            return;
        }
        environment.step(NEWS);
        int choice = ObservationReader.offset("CHOICE");
        for (int seat = 0; seat < state.table().setup().players(); seat++) {
            short[] seen = new short[LENGTH];
            environment.observe(seat, ShortBuffer.wrap(seen), 0);
            boolean own = seat == state.table().activeSeat();
            assertThat(seen[choice]).isEqualTo((short) (own ? 2 : 0));
            seen[choice] = 0;
            assertThat(seen).isEqualTo(observe(state.viewFor(seat)));
        }
    }

    @Property(tries = 30, seed = "1602")
    void aWholeActionDropsTheChoice(@ForAll GameState state) {
        Environment<Action, PlayerView> environment = environment(state);
        if (environment.isLegal(NEWS)) {
            environment.step(NEWS);
            Action action = state.legalActions().get(0);
            environment.apply(action);
            assertThat(environment.state()).isEqualTo(state.applyAction(action));
            assertThat(environment.isLegal(DONE)).isFalse();
        }
    }
}
