package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.LogLaws;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What a client keeps of a game, with undos, and what it proves afterwards. */
class SeatGameTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");

    private static Game played(int actions) {
        return new Script(SETUP, 1602, 4, actions).play();
    }

    @Example
    void aClientThatJoinsLaterFollowsAndProvesTheRest() {
        PlayerView another = played(31).state().viewFor(1);
        LogLaws.isJoined(Mercatores.rules(SETUP.edition()), played(30), 1, another);
    }

    @Example
    void aViewAndAStateDoNotGoBack() {
        Update undo = played(3).undo(1).updatesForHost(3).get(0);
        assertThatThrownBy(() -> played(3).state().viewFor(0).after(undo))
                .hasMessageContaining("expected an action: going back takes the history of a SeatGame");
        assertThatThrownBy(() -> played(3).state().after(undo))
                .hasMessageContaining("expected an action: going back takes the history of a SeatGame");
    }

    @Property(tries = 20, seed = "1602")
    void anUndoThatIsChangedIsRefused(@ForAll int any) {
        Game played = played(2 + Math.floorMod(any, 20));
        Game game = played.undo(Math.floorMod(any, played.actions().size()));
        SeatGame mine = played.seatGame(0);
        Update undo = game.updatesForHost(played.updateCount()).get(0);
        Event.Undone told = (Event.Undone) undo.events().get(0);
        Ask other = Ask.values()[(told.step().ordinal() + 1) % 3];
        List<Update> changed = new ArrayList<>(List.of(
                with(undo, new Event.Undone(told.steps() + 1, told.turn(), told.step())),
                with(undo, new Event.Undone(told.steps() - 1, told.turn(), told.step())),
                with(undo, new Event.Undone(told.steps(), told.turn() + 1, told.step())),
                with(undo, new Event.Undone(told.steps(), told.turn(), other)),
                new Update(undo.number(), undo.turn() + 1, undo.ask(), undo.seat(), undo.events()),
                new Update(undo.number(), undo.turn(), other, undo.seat(), undo.events()),
                new Update(undo.number(), undo.turn(), undo.ask(), undo.seat() + 1, undo.events())));
        for (Update update : changed) {
            assertThatThrownBy(() -> mine.after(update))
                    .as(update.notation())
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("expected");
        }
        assertThat(mine.after(undo)).isEqualTo(game.seatGame(0));
    }

    private static Update with(Update update, Event event) {
        return new Update(update.number(), update.turn(), update.ask(), update.seat(), List.of(event));
    }
}
