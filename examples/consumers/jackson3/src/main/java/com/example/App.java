package com.example;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** A program with Jackson 3, which finds the library's module by itself. */
final class App {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().findAndAddModules().build();

    /** What is sent to a player: the program's own type. */
    record Letter(String to, PlayerView view, List<Update> updates) {}

    private App() {}

    public static void main(String[] args) {
        Game game = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602));
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().get(0));
        }
        Letter letter = new Letter("Magda", game.state().viewFor(1), game.updatesFor(1, 0));
        String json = MAPPER.writeValueAsString(letter);
        equal(letter, MAPPER.readValue(json, Letter.class));
        equal(true, json.contains(MercuriusJson.VIEW.write(letter.view())));
        equal(game.toRecord(), MAPPER.readValue(MAPPER.writeValueAsString(game.toRecord()), GameRecord.class));
        refused(game);
        refused(game.state());
        sister(Mercado.rules(), new Random(1)::nextInt);
        System.out.println("Written and read with Jackson 3.");
    }

    /** Any game that is there. */
    private static <A extends AnyAction, V extends AnyView<A>> void sister(Rules<A, V> rules, IntUnaryOperator random) {
        AnyGame<A, V> game = rules.start(List.of("Robert", "Magda"), random);
        V view = game.state().viewFor(0);
        equal(view, MAPPER.readValue(MAPPER.writeValueAsString(view), view.getClass()));
    }

    private static void refused(Object hidden) {
        try {
            throw new AssertionError(MAPPER.writeValueAsString(hidden));
        } catch (JacksonException expected) {
            equal(true, expected.getMessage().startsWith(hidden.getClass().getSimpleName()));
        }
    }

    private static void equal(Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError(actual + ", expected " + expected);
        }
    }
}
