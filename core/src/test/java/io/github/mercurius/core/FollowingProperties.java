package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Updates tell all that there is to tell: a client that follows them knows as much of the state as its seat may. */
class FollowingProperties {
    @Property(tries = 150)
    void theUpdatesOverAStateGiveTheNextStates(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        GameState followed = game.firstState();
        for (Step step : game.steps()) {
            followed = followed.after(step.update());
            assertThat(followed).as("after " + step.action()).isEqualTo(step.after());
        }
    }

    @Property(tries = 60)
    void whatASeatIsToldOverItsViewGivesItsNextViews(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        for (int seat = 0; seat < game.setup().players(); seat++) {
            PlayerView followed = game.firstState().viewFor(seat);
            for (Update update : game.updatesFor(seat, 0)) {
                followed = followed.after(update);
                GameState state = game.steps().get(update.number()).after();
                assertThat(followed)
                        .as("seat " + seat + " after " + update)
                        .isEqualTo(state.viewFor(seat))
                        .hasSameHashCodeAs(state.viewFor(seat));
            }
        }
    }

    @Property(tries = 60)
    void whatSpectatorsAreToldOverTheirViewGivesTheirNextViews(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        PlayerView followed = game.firstState().viewForSpectator();
        for (Update update : game.updatesForSpectator(0)) {
            followed = followed.after(update);
            assertThat(followed)
                    .as("after " + update)
                    .isEqualTo(game.steps().get(update.number()).after().viewForSpectator());
        }
    }
}
