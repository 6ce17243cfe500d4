package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
import java.lang.reflect.Proxy;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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
                () -> other.joint(SETUP, "table"),
                () -> other.start(RULES.joint(SETUP, "0".repeat(64)), "0".repeat(64)),
                () -> other.position(state),
                () -> other.position(state.viewFor(0)),
                () -> other.from(state),
                () -> other.seatGame(state.viewFor(0)),
                () -> other.seatGame(state.viewFor(0), 0, GAME.hashFor(0)))) {
            assertThatThrownBy(door::run)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("edition: stand-in 2, expected that of these rules, ");
        }
        assertThat(other.start(List.of("A", "B"), bound -> 0).setup()).isEqualTo(other.setup(List.of("A", "B")));
    }

    @Example
    void aBotIsToldUpdatesOfItsOwnGameOnly() {
        Bot bot = new Bot() {
            @Override
            public Action choose(PlayerView view) {
                return view.legalActions().get(0);
            }

            @Override
            public boolean observe(Update update) {
                return true;
            }
        };
        assertThat(bot.observe((AnyUpdate) GAME.updatesForHost(0).get(0))).isTrue();
        assertThat(bot.observe(ofAnotherGame(AnyUpdate.class))).isFalse();
        Bot smallest = view -> view.legalActions().get(0);
        assertThat(smallest.observe((AnyUpdate) GAME.updatesForHost(0).get(0))).isFalse();
    }

    @Example
    void aRecordBeginsWithTilesOrAtAPositionOfItsSetUp() {
        GameRecord.Builder none = GameRecord.builder().setup(SETUP).log(List.of());
        assertThatThrownBy(none::build).hasMessage("first tiles and position: none, expected one of them");
        GameRecord at = Game.from(GAME.state()).toRecord();
        assertThatThrownBy(() ->
                        GameRecord.builder().mergeFrom(at).deal(GAME.deal()).build())
                .hasMessage("first tiles and position: both, expected one of them");
        assertThatThrownBy(() ->
                        GameRecord.builder().mergeFrom(at).setup(Setup.of(3)).build())
                .hasMessageStartingWith("set-up of the position: ");
    }

    @Example
    void notesAreToldToAllAndChangeNothing() {
        Game start = new Script(SETUP, 1602, 4, 0).play();
        Game noted = start.note(new Note.PlayedFor(0, Note.Substitute.BOT, Note.Reason.TIME_OUT))
                .applyAction(new Action.Draw())
                .note(new Note.Left(1, Note.Substitute.HOST));
        assertThat(noted.state()).isEqualTo(start.applyAction(new Action.Draw()).state());
        assertThat(noted.actions()).containsExactly(new Action.Draw());
        assertThat(noted.updateCount()).isEqualTo(3);
        for (int seat : SETUP.seats()) {
            assertThat(noted.seatGame(seat).hash()).isEqualTo(noted.hashFor(seat));
            assertThat(noted.seatGame(seat).view()).isEqualTo(noted.state().viewFor(seat));
            assertThat(noted.seatGame(seat).views()).hasSize(2);
        }
        Update told = noted.updatesForSpectator(2).get(0);
        assertThat(told.isNote()).isTrue();
        assertThat(told.action()).isEmpty();
        assertThat(told.reveals()).isFalse();
        assertThat(told.notation()).isEqualTo("update 2 0 COINS -\nnoted left 1 HOST");
        assertThat(noted.undo(0).state()).isEqualTo(start.state());
        assertThat(noted.toRecord().replay()).isEqualTo(noted);
        assertThat(noted.toRecord().log())
                .extracting(LogEntry::notation)
                .containsExactly("!playedFor 0 BOT TIME_OUT", "A", "!left 1 HOST");
        assertThat(noted.toRecord().verify(noted.seatGame(2)).discrepancy()).isEmpty();
        assertThatThrownBy(() -> start.note(new Note.PlayedFor(1, Note.Substitute.BOT, Note.Reason.TIME_OUT)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> noted.note(new Note.Left(1, Note.Substitute.BOT)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> noted.note(new Note.Left(3, Note.Substitute.BOT)))
                .isInstanceOf(IllegalArgumentException.class);
        Update elsewhere = new Update(3, 0, Ask.PLAY, told.seat(), told.events());
        assertThatThrownBy(() -> noted.seatGame(0).after(elsewhere)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> noted.state().after(told)).hasMessageContaining("a note changes nothing");
    }

    @Example
    void aNoteCanFollowTheEnd() {
        Game over = new Script(SETUP, 1602, 4, Script.WHOLE).play();
        assertThat(over.state().isOver()).isTrue();
        Game noted = over.note(new Note.Tag("Site", "Łódź"));
        assertThat(noted.seatGame(0).hash()).isEqualTo(noted.hashFor(0));
        assertThat(noted.toRecord().replay()).isEqualTo(noted);
        assertThat(noted.toRecord().result()).isEqualTo(over.toRecord().result());
    }

    @Property(tries = 10, seed = "1602")
    void eachUpdateTellsItsAction(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        for (Step step : game.steps()) {
            assertThat(step.update().action()).contains(step.action());
            assertThat(step.update().actor()).isEqualTo(step.seat());
            assertThat(step.update().seenBySpectator().action()).contains(Audience.shown(step.action()));
        }
    }

    @Example
    void whatIsPrintedHidesTheTokensThatWereDrawn_INF1() {
        Game game = new Script(SETUP, 1602, 4, Script.WHOLE).play();
        StringBuilder printed = new StringBuilder().append(game).append(game.toRecord());
        int draws = 0;
        for (Step step : game.steps()) {
            if (step.action() instanceof Outcome.TokenDrawn) {
                draws++;
                printed.append(step);
            }
        }
        assertThat(draws).isPositive();
        assertThat(printed.toString()).contains("~V:?").doesNotContainPattern("~V:V|tokenDrawn [0-9] V");
        Game at = Game.from(game.steps().get(100).after());
        assertThat(at.toString() + at.toRecord()).doesNotContain("hands=");
    }
}
