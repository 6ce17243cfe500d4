package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.Rules;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Mercurius as a program sees it that serves any game. */
class MercuriusRulesTest {
    private static final Rules<Action, PlayerView> RULES = Mercurius.rules();
    private static final List<String> NAMES = List.of("Robert", "Magda", "Rafał");
    private static final GameState STATE = GameState.start(Setup.of(3), Deal.seeded(1602));

    @Test
    void whoIsAbsentPlaysACardAndTradesNothing() {
        SplittableRandom random = new SplittableRandom(1602);
        GameState state = STATE;
        while (!state.isOver()) {
            int seat = state.decider().getAsInt();
            Action absent = RULES.actionInAbsence(state.viewFor(seat));
            assertThat(absent).isInstanceOf(Action.PlayCard.class);
            assertThat(state.check(seat, absent)).isEmpty();
            state = state.applyAction(state.legalActions().sample(random::nextInt));
        }
        GameState over = state;
        for (PlayerView view : List.of(STATE.viewFor(1), STATE.viewForSpectator(), over.viewFor(0))) {
            assertThatThrownBy(() -> RULES.actionInAbsence(view))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("view: of a viewer who has nothing to decide, expected one who has");
        }
    }

    @Test
    void whatIsOfAnotherGameIsRefused() {
        AnySetup setup = foreign(AnySetup.class);
        String found = setup.getClass().getName();
        assertThatThrownBy(() -> RULES.start(setup, bound -> 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("setup: " + found + ", expected " + Setup.class.getName());
        assertThatThrownBy(() -> RULES.start(setup, 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(found);
        @SuppressWarnings("unchecked") // it has none of the types of the game
        AnyState<Action, PlayerView> state = foreign(AnyState.class);
        assertThatThrownBy(() -> RULES.from(state))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("state: ")
                .hasMessageEndingWith("expected " + GameState.class.getName());
        AnyUpdate update = foreign(AnyUpdate.class);
        String message = "update: " + update.getClass().getName() + ", expected " + Update.class.getName();
        assertThatThrownBy(() -> STATE.after(update))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> SeatGame.of(STATE.viewFor(1)).after(update))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> SeatGame.of(STATE.viewFor(1)).afterAll(List.of(update)))
                .hasMessage(message);
    }

    /** What another game has of a type. */
    private static <T> T foreign(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null));
    }

    @Test
    void aGameIsDealtWithTheNumbersThatItIsGiven() {
        AnyGame<Action, PlayerView> game = RULES.start(NAMES, new SplittableRandom(7)::nextInt);
        Deal deal = Deal.shuffled(new SplittableRandom(7)::nextInt);
        assertThat(game).isEqualTo(Game.start(Setup.of("Robert", "Magda", "Rafał"), deal));
        Setup other = Setup.builder().players(4).startSeat(2).build();
        assertThat(RULES.start(other, new SplittableRandom(7)::nextInt)).isEqualTo(Game.start(other, deal));
        assertThat(RULES.start(other, 1602)).isEqualTo(Game.start(other, Deal.seeded(1602)));
        assertThatThrownBy(() -> RULES.start(NAMES, bound -> bound)).isInstanceOf(IllegalArgumentException.class);
    }
}
