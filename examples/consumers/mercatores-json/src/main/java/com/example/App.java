package com.example;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.json.WireFormat;
import java.util.SplittableRandom;

/** An app that saves games of Mercatores as JSON. */
public final class App {
    private App() {}

    public static void main(String[] args) throws Exception {
        // an owner of the box reads the true cards from a file
        Edition edition = MercatoresJson.EDITION.read(MercatoresJson.EDITION.write(Edition.standIn()));
        WireFormat<Action> actions = MercatoresJson.action(edition);
        Game game = Game.start(Setup.of(3), Deal.seeded(edition, 1602));
        SplittableRandom random = new SplittableRandom(1602);
        while (!game.state().isOver()) {
            String request = actions.write(game.state().legalActions().sample(random::nextInt));
            game = game.applyAction(actions.read(request));
        }
        String saved = MercatoresJson.RECORD.write(game.toRecord());
        check(MercatoresJson.RECORD.read(saved).replay().equals(game), saved);

        // an object mapper finds the module by itself
        ObjectMapper mapper = JsonMapper.builder().findAndAddModules().build();
        String state = mapper.writeValueAsString(game.state());
        check(mapper.readValue(state, GameState.class).equals(game.state()), state);
    }

    private static void check(boolean condition, Object found) {
        if (!condition) {
            throw new AssertionError(found);
        }
    }
}
