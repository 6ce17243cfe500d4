package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.Rules;
import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The game through the front door that all games have. */
class MercatoresTest {
    private static final Edition OTHER = TestEditions.all().get(1);

    @Test
    void whoIsAbsentTakesTheFirstLegalAction() {
        Rules<Action, PlayerView> rules = Mercatores.rules();
        assertThat(rules.id()).isEqualTo("mercatores");
        GameState state = new Script(Setup.of(3), 1602, 4, 40).state();
        int seat = state.decider().getAsInt();
        assertThat(rules.actionInAbsence(state.viewFor(seat)))
                .isEqualTo(state.legalActions().get(0));
        for (PlayerView idle : List.of(
                state.viewFor((seat + 1) % 3),
                state.viewForSpectator(),
                new Script(Setup.of(3), 1602, 4, Script.WHOLE).state().viewFor(0))) {
            assertThatThrownBy(() -> rules.actionInAbsence(idle))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("view: of a viewer who has nothing to decide, expected one who has");
        }
    }

    @Test
    void whatIsOfAnotherEditionIsRefused() {
        Rules<Action, PlayerView> rules = Mercatores.rules(OTHER);
        GameState state = new Script(Setup.of(3), 1602, 4, 40).state();
        int seat = state.decider().getAsInt();
        String expected = "edition: stand-in-1, expected " + OTHER + ", the edition of these rules";
        assertThatThrownBy(() -> rules.start(Setup.of(3), bound -> 0)).hasMessage(expected);
        assertThatThrownBy(() -> rules.from(state)).hasMessage(expected);
        assertThatThrownBy(() -> rules.seatGame(state.viewFor(0))).hasMessage(expected);
        assertThatThrownBy(() -> rules.seatGame(state.viewFor(0), 0, "0".repeat(64)))
                .hasMessage(expected);
        assertThatThrownBy(() -> rules.actionInAbsence(state.viewFor(seat))).hasMessage(expected);
        assertThatThrownBy(() -> rules.state(state.toText())).hasMessageContaining("edition");
        assertThatThrownBy(() -> rules.view(state.viewFor(0).toText())).hasMessageContaining("edition");
    }

    /** Something of another game, which answers nothing. */
    private static <T> T foreign(Class<T> type) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> {
            throw new UnsupportedOperationException(method.getName());
        }));
    }

    @Test
    @SuppressWarnings("unchecked")
    void whatIsOfAnotherGameIsRefused() {
        Rules<Action, PlayerView> rules = Mercatores.rules();
        Game game = Game.start(Setup.of(3), Deal.seeded(Edition.standIn(), 1));
        AnyUpdate update = foreign(AnyUpdate.class);
        assertThatThrownBy(() -> rules.start(foreign(AnySetup.class), bound -> 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("set-up: ")
                .hasMessageEndingWith(", expected " + Setup.class.getName());
        assertThatThrownBy(() -> rules.from(foreign(AnyState.class)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(", expected " + GameState.class.getName());
        assertThatThrownBy(() -> game.seatGame(0).after(update))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(", expected " + Update.class.getName());
        assertThatThrownBy(() -> game.state().after(update))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith(", expected " + Update.class.getName());
        assertThat(((Bot) view -> view.legalActions().get(0)).observe(update)).isFalse();
    }
}
