package com.example;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusJson;
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
        List<String> said = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        Game game = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602));
        Violation card = refused(game.state(), notInHand(game.state()));
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
        check(record.replay().state().equals(game.state()), record);

        // Jackson finds the module by its name in META-INF/services
        ObjectMapper mapper = JsonMapper.builder().findAndAddModules().build();
        String json = mapper.writeValueAsString(List.of(game.state()));
        check(mapper.readValue(json.substring(1, json.length() - 1), GameState.class).equals(game.state()), json);

        for (Locale locale : List.of(Locale.ENGLISH, Locale.forLanguageTag("pl"), Locale.ITALIAN)) {
            said.add(refused(game.state(), Action.buy(Asset.AMS)).message(locale));
            said.add(card.rule().text(locale) + " " + Asset.SIL.displayName(locale));
        }
        said.add(game.state().table().player(0).specialCards().toString());
        said.add(game.state().getClass().getName());
        Files.write(Path.of(args[0]), said);
    }

    private static Action notInHand(GameState state) {
        return PriceCard.all().stream()
                .filter(card -> !state.hand(0).has(card))
                .map(Action::playCard)
                .findFirst()
                .orElseThrow();
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
