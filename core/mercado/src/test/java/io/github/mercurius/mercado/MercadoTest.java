package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.Rules;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;

/** The front door, games that begin at a position, notes, and what is printed: what all games have in common. */
class MercadoTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final Rules<Action, PlayerView> RULES = Mercado.rules();
    private static final Game GAME = new Script(SETUP, 1602, 4, 150).play();

    @SuppressWarnings("unchecked")
    private static <T> T ofAnotherGame(Class<T> type) {
        return (T) Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null);
    }

    @Example
    @SuppressWarnings("unchecked") // a class has no type arguments
    void whatIsOfAnotherGameOrEditionIsRefused() {
        Rules<Action, PlayerView> other = Mercado.rules(TestEditions.all().get(1));
        GameState state = GAME.state();
        assertThatThrownBy(() -> RULES.start(ofAnotherGame(AnySetup.class), bound -> 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected io.github.mercurius.mercado.");
        assertThatThrownBy(() -> RULES.from(ofAnotherGame(AnyState.class)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected io.github.mercurius.mercado.");
        AnyUpdate update = ofAnotherGame(AnyUpdate.class);
        assertThatThrownBy(() -> state.after(update)).hasMessageContaining("expected io.github.mercurius.mercado.");
        assertThatThrownBy(() -> GAME.seatGame(0).after(update))
                .hasMessageContaining("expected io.github.mercurius.mercado.");
        for (Runnable door : List.<Runnable>of(
                () -> other.start(SETUP, bound -> 0),
                () -> other.start(SETUP, 7),
                () -> other.from(state),
                () -> other.seatGame(state.viewFor(0)),
                () -> other.seatGame(state.viewFor(0), 0, GAME.hashFor(0)))) {
            assertThatThrownBy(door::run)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("edition: stand-in 2, expected that of these rules, ");
        }
        for (Runnable door : List.<Runnable>of(() -> other.position(state), () -> other.position(state.viewFor(0)))) {
            assertThatThrownBy(door::run)
                    .isInstanceOf(PositionException.class)
                    .hasMessageContaining("expected the edition that is given to read with, ")
                    .hasMessageEndingWith(" (THG-3)");
        }
        assertThat(other.start(List.of("A", "B"), bound -> 0).setup()).isEqualTo(other.setup(List.of("A", "B")));
    }

    @Example
    void aRecordBeginsWithTilesOrAtAPositionOfItsSetUp() {
        GameRecord.Builder none = GameRecord.builder().setup(SETUP).log(List.of());
        assertThatThrownBy(none::build).hasMessage("first tiles and position: none, expected one of them");
        GameRecord at = Game.from(GAME.state()).toRecord();
        assertThatThrownBy(() ->
                        GameRecord.builder().mergeFrom(at).deal(GAME.deal()).build())
                .hasMessage("a position and a deal, expected one of them");
        assertThatThrownBy(() ->
                        GameRecord.builder().mergeFrom(at).setup(Setup.of(3)).build())
                .hasMessageStartingWith("set-up of the position: ");
        assertThatThrownBy(() -> GameRecord.builder()
                        .mergeFrom(GAME.toRecord())
                        .nonce(Optional.of("0".repeat(64)))
                        .build())
                .hasMessageStartingWith("what proves the deal: ");
    }

    @Example
    void aNoteCanFollowTheEnd() {
        Game over = new Script(SETUP, 1602, 4, Script.WHOLE).play();
        assertThat(over.state().isOver()).isTrue();
        Game noted = over.note(new Note(0, "goes to Łódź"));
        assertThat(noted.seatGame(0).hash()).isEqualTo(noted.hashFor(0));
        assertThat(noted.toRecord().replay()).isEqualTo(noted);
        assertThat(noted.toRecord().result()).isEqualTo(over.toRecord().result());
    }
}
