package com.example;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.SeatGame;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.util.SplittableRandom;

/** An app that sends and saves games of Mercatores as JSON. */
public final class App {
    private App() {}

    public static void main(String[] args) throws Exception {
        for (String other : new String[] {"api.Action", "core.GameState", "mercado.GameState", "json.MercuriusJson"}) {
            check(!isThere("io.github.mercurius." + other), other);
        }
        // an owner of the box reads the true cards from a file
        Edition edition = MercatoresJson.EDITION.read(MercatoresJson.EDITION.write(Edition.standIn()));
        Game game = Game.start(Setup.of(3), Deal.seeded(edition, 1602));
        SeatGame client = SeatGame.of(MercatoresJson.VIEW.read(
                MercatoresJson.VIEW.write(game.firstState().viewFor(1))));
        WireFormat<Action> actions = MercatoresJson.action(edition);
        WireFormat<Update> updates = MercatoresJson.update(edition);
        SplittableRandom random = new SplittableRandom(1602);
        while (!game.state().isOver()) {
            String request = actions.write(game.state().legalActions().sample(random::nextInt));
            game = game.applyAction(game.state().table().activeSeat(), actions.read(request));
            for (Update update : game.updatesFor(1, client.nextNumber())) {
                client = client.after(updates.read(updates.write(update)));
            }
        }
        check(client.view().equals(game.state().viewFor(1)), client);

        String saved = MercatoresJson.RECORD.write(game.toRecord());
        GameRecord record = MercatoresJson.RECORD.read(saved);
        check(record.replay().equals(game), saved);
        check(record.verify().discrepancy().isEmpty(), record.verify());
        String state = MercatoresJson.STATE.write(game.state());
        check(MercatoresJson.STATE.read(state).equals(game.state()), state);

        // an object mapper finds the module by itself
        ObjectMapper mapper = JsonMapper.builder().findAndAddModules().build();
        check(mapper.writeValueAsString(game.state()).equals(state), state);
        try {
            MercatoresJson.EDITION.read("{}");
            throw new AssertionError("read an empty edition");
        } catch (FormatException refused) {
            check(refused.getCause() instanceof EditionException all && all.problems().size() > 3, refused);
        }
    }

    private static boolean isThere(String type) {
        try {
            Class.forName(type);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    private static void check(boolean condition, Object found) {
        if (!condition) {
            throw new AssertionError(found);
        }
    }
}
