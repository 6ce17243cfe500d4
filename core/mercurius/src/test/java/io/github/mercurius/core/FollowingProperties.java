package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Updates tell all that there is to tell: a client that follows them knows as much of the state as its seat may. */
@Domain(MercuriusDomain.class)
class FollowingProperties {
    @Property(tries = 150, seed = "1602")
    void theUpdatesOverAStateGiveTheNextStates(@ForAll RandomGame randomGame) {
        Game game = randomGame.game();
        GameState followed = game.firstState();
        for (Step step : game.steps()) {
            followed = followed.after(step.update());
            assertThat(followed).as("after " + step.action()).isEqualTo(step.after());
        }
    }

    @Property(tries = 60, seed = "1602")
    void whatASeatIsToldOverItsViewGivesItsNextViews(@ForAll RandomGame randomGame) {
        Game game = randomGame.game();
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

    @Property(tries = 60, seed = "1602")
    void whatSpectatorsAreToldOverTheirViewGivesTheirNextViews(@ForAll RandomGame randomGame) {
        Game game = randomGame.game();
        PlayerView followed = game.firstState().viewForSpectator();
        for (Update update : game.updatesForSpectator(0)) {
            followed = followed.after(update);
            assertThat(followed)
                    .as("after " + update)
                    .isEqualTo(game.steps().get(update.number()).after().viewForSpectator());
        }
    }
}
