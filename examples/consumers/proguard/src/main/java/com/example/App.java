package com.example;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.Note;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** An app that will be shrunk and renamed: it plays a game, saves it, and says in three languages why it is over. */
public final class App {
    private App() {}

    public static void main(String[] args) throws IOException {
        SplittableRandom random = new SplittableRandom(1602);
        List<Event> events = new ArrayList<>();
        Game game = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602))
                .note(new Note.Left(1, Note.Substitute.BOT));
        refused(game.state(), Action.sell(Asset.TEA));
        String cards = game.state().table().player(0).specialCards().toString();
        while (!game.state().isOver()) {
            GameState before = game.state();
            Action action = before.viewFor(before.table().activeSeat()).legalActions().sample(random::nextInt);
            Action read = MercuriusJson.ACTION.read(MercuriusJson.ACTION.write(action));
            check(read.equals(action) && Action.parse(action.notation()).equals(action), action);
            before.applyAction(read, events::add);
            game = game.applyAction(read);
            check(MercuriusJson.STATE.read(MercuriusJson.STATE.write(game.state())).equals(game.state()), action);
        }
        for (Event event : events) {
            check(MercuriusJson.EVENT.read(MercuriusJson.EVENT.write(event)).equals(event), event);
        }
        GameRecord record = MercuriusJson.RECORD.read(MercuriusJson.RECORD.write(game.toRecord()));
        check(record.replay().equals(game), record);
        check(record.verify().discrepancy().isEmpty(), record.verify());

        // Jackson finds the module by its name in META-INF/services
        ObjectMapper mapper = JsonMapper.builder().findAndAddModules().build();
        String json = mapper.writeValueAsString(List.of(game.state()));
        check(mapper.readValue(json.substring(1, json.length() - 1), GameState.class).equals(game.state()), json);

        Violation over = refused(game.state(), Action.buy(Asset.AMS));
        List<String> said = List.of(
                over.message(Locale.ENGLISH),
                over.message(Locale.forLanguageTag("pl")),
                over.message(Locale.ITALIAN),
                cards,
                game.state().getClass().getName());
        Files.write(Path.of(args[0]), said);
    }

    private static Violation refused(GameState state, Action action) {
        Violation violation = state.tryAction(action).getLeft();
        check(MercuriusJson.VIOLATION.read(MercuriusJson.VIOLATION.write(violation)).equals(violation), violation);
        return violation;
    }

    private static void check(boolean condition, Object found) {
        if (!condition) {
            throw new AssertionError(found);
        }
    }
}
