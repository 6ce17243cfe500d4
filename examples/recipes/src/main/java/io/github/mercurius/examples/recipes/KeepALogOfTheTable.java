package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.util.Locale;
import java.util.Map;

/** Keeps what happened at the table beside the game: who played for whom, who left, and facts about the event. */
public final class KeepALogOfTheTable {
    private KeepALogOfTheTable() {}

    public static void main(String[] args) {
        Setup setup = Setup.of("Robert", "Magda", "Anna");
        Game game = Game.start(setup, Deal.seeded(1602)).applyAction(0, Action.parse("+AMS"));

        // Robert's time is over: a bot takes his next action, and his turn goes on.
        game = game.note(new Note(0, "a bot plays: the time is over"))
                .applyAction(0, game.state().legalActions().get(0));

        // Anna leaves, and the host plays on for her. Notes change nothing in the game.
        game = game.note(new Note(2, "left: the host plays on"));

        // Notes are in the log, in the record, and in what everybody is told. Facts about the event are in the record.
        GameRecord saved = game.toRecord().withTags(Map.of("Site", "Amsterdam"));
        GameRecord read = MercuriusJson.RECORD.read(MercuriusJson.RECORD.write(saved));
        System.out.println(read.tags());
        Game resumed = read.replay();
        for (LogEntry<Action> entry : read.log()) {
            System.out.println(entry.notation());
        }
        for (Update update : resumed.updatesForSpectator(0)) {
            update.events().stream()
                    .filter(event -> event.type().equals("noted"))
                    .forEach(note -> System.out.println(note.message(Locale.ENGLISH, setup)));
        }
    }
}
