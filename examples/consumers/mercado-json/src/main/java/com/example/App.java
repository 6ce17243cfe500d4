package com.example;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.SeatGame;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.util.SplittableRandom;

/** An app that sends and saves games of Mercado as JSON. */
public final class App {
    private App() {}

    public static void main(String[] args) throws Exception {
        // an owner of the box reads the true tiles from a file
        Edition edition = MercadoJson.EDITION.read(MercadoJson.EDITION.write(Edition.standIn()));
        Dealer dealer = Dealer.seeded(1602);
        Game game = Game.start(Setup.builder().players(3).edition(edition).build(), Deal.shuffled(edition, dealer));
        SeatGame client = SeatGame.of(MercadoJson.VIEW.read(
                MercadoJson.VIEW.write(game.firstState().viewFor(1))));
        WireFormat<Action> actions = MercadoJson.action(edition);
        WireFormat<Update> updates = MercadoJson.update(edition);
        SplittableRandom random = new SplittableRandom(1602);
        while (!game.state().isOver()) {
            GameState state = game.state();
            if (state.asksChance()) {
                game = game.applyOutcome(actions.read(actions.write(state.drawOutcome(dealer))));
            } else {
                String request = actions.write(state.legalActions().sample(random::nextInt));
                game = game.applyAction(state.decider().getAsInt(), actions.read(request));
            }
            for (Update update : game.updatesFor(1, client.nextNumber())) {
                client = client.after(updates.read(updates.write(update)));
            }
        }
        check(client.view().equals(game.state().viewFor(1)), client);

        String saved = MercadoJson.RECORD.write(game.toRecord());
        GameRecord record = MercadoJson.RECORD.read(saved);
        check(record.replay().equals(game), saved);
        check(record.verify().discrepancy().isEmpty(), record.verify());
        String state = MercadoJson.STATE.write(game.state());
        check(MercadoJson.STATE.read(state).equals(game.state()), state);

        // an object mapper finds the module by itself
        ObjectMapper mapper = JsonMapper.builder().findAndAddModules().build();
        check(mapper.writeValueAsString(game.state()).equals(state), state);
        try {
            MercadoJson.EDITION.read("{}");
            throw new AssertionError("read an empty edition");
        } catch (FormatException refused) {
            check(refused.getCause() instanceof EditionException all && all.problems().size() > 3, refused);
        }
    }

    private static void check(boolean condition, Object found) {
        if (!condition) {
            throw new AssertionError(found);
        }
    }
}
