package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Events tell all that there is to tell: whoever follows them knows the state, or as much of it as a seat may know. */
class FoldingProperties {
    @Property(tries = 150)
    void theEventsOverAStateGiveTheNextState(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        GameState followed = game.firstState();
        for (Step move : game.moves()) {
            for (Event event : move.events()) {
                followed = followed.after(event);
            }
            assertThat(followed).as("after " + move.action()).isEqualTo(move.after());
        }
    }

    @Property(tries = 60)
    void whatASeatIsToldOverItsViewGivesItsNextView(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        for (int seat = 0; seat < game.setup().players(); seat++) {
            PlayerView followed = game.firstState().viewFor(seat);
            for (Step move : game.moves()) {
                for (Event event : move.events()) {
                    followed = followed.after(event.seenBy(seat));
                }
                assertThat(followed)
                        .as("seat " + seat + " after " + move.action())
                        .isEqualTo(move.after().viewFor(seat));
            }
        }
    }

    @Property(tries = 60)
    void whatSpectatorsAreToldOverTheirViewGivesTheirNextView(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        PlayerView followed = game.firstState().viewForSpectator();
        for (Step move : game.moves()) {
            for (Event event : move.events()) {
                followed = followed.after(event.seenBySpectator());
            }
            assertThat(followed)
                    .as("after " + move.action())
                    .isEqualTo(move.after().viewForSpectator());
        }
    }
}
