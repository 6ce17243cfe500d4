package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.util.Locale;

/** Keeps what happened at the table beside the game: who played for whom, who left, and facts about the event. */
public final class KeepALogOfTheTable {
    private KeepALogOfTheTable() {}

    public static void main(String[] args) {
        Setup setup = Setup.of("Robert", "Magda", "Anna");
        Game game = Game.start(setup, Deal.seeded(1602))
                .note(new Note.Tag("Site", "Amsterdam"))
                .note(new Note.Tag("Date", "2026-11-22"))
                .applyAction(0, Action.parse("+AMS"));

        // Robert's time is over: a bot takes his next action, and his turn goes on.
        game = game.note(new Note.PlayedFor(0, Note.Substitute.BOT, Note.Reason.TIME_OUT))
                .applyAction(0, game.state().legalActions().get(0));

        // Anna leaves for good, and the host plays on for her. Later she comes back.
        game = game.note(new Note.Left(2, Note.Substitute.HOST)).note(new Note.Returned(2));

        // Notes change nothing in the game, and what cannot be is refused.
        try {
            game.note(new Note.Returned(2));
        } catch (IllegalArgumentException refused) {
            System.out.println(refused.getMessage());
        }

        // They are in the log, in the record, and in what everybody is told.
        Game resumed = MercuriusJson.RECORD
                .read(MercuriusJson.RECORD.write(game.toRecord()))
                .replay();
        for (LogEntry<Action> entry : resumed.toRecord().log()) {
            System.out.println(entry.notation());
        }
        for (Update update : resumed.updatesForSpectator(0)) {
            update.events().stream()
                    .filter(event -> event.type().equals("noted"))
                    .forEach(note -> System.out.println(note.message(Locale.ENGLISH, setup)));
        }
    }
}
