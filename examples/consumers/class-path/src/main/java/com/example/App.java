package com.example;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * An app on the class path: it plays each game, hears what happens, saves it, and says in three languages why it is
 * over. The project {@code proguard} shrinks and renames it.
 */
public final class App {
    private App() {}

    public static void main(String[] args) throws IOException {
        SplittableRandom random = new SplittableRandom(1602);
        List<Event> events = new ArrayList<>();
        Game game = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602))
                .note(new Note(1, "left: a bot plays on"));
        refused(game.state(), Action.sell(Asset.TEA));
        String cards = game.state().table().player(0).specialCards().toString();
        while (!game.state().isOver()) {
            GameState before = game.state();
            Action action =
                    before.viewFor(before.table().activeSeat()).legalActions().sample(random::nextInt);
            Action read = MercuriusJson.ACTION.read(MercuriusJson.ACTION.write(action));
            check(read.equals(action) && Action.parse(action.notation()).equals(action), action);
            before.applyAction(read, events::add);
            game = game.applyAction(read);
            check(
                    MercuriusJson.STATE
                            .read(MercuriusJson.STATE.write(game.state()))
                            .equals(game.state()),
                    action);
        }
        Event last = events.get(events.size() - 1);
        check(
                last instanceof Event.GameEnded ended
                        && ended.ranking().equals(game.state().table().ranking()),
                last);
        for (Event event : events) {
            check(MercuriusJson.EVENT.read(MercuriusJson.EVENT.write(event)).equals(event), event);
        }
        GameRecord record = MercuriusJson.RECORD.read(MercuriusJson.RECORD.write(game.toRecord()));
        check(record.replay().equals(game), record);
        check(record.verify().discrepancy().isEmpty(), record.verify());

        // Jackson finds the module by its name in META-INF/services
        ObjectMapper mapper = JsonMapper.builder().findAndAddModules().build();
        PlayerView seen = game.state().viewFor(1);
        String json = mapper.writeValueAsString(List.of(seen));
        check(
                mapper.readValue(json.substring(1, json.length() - 1), PlayerView.class)
                        .equals(seen),
                json);

        ofSister(Mercatores.rules(), MercatoresJson.formats(), mapper);
        ofSister(Mercado.rules(), MercadoJson.formats(), mapper);

        Violation over = refused(game.state(), Action.buy(Asset.AMS));
        List<String> said = List.of(
                over.message(Locale.ENGLISH),
                over.message(Locale.forLanguageTag("pl")),
                over.message(Locale.ITALIAN),
                cards,
                game.state().getClass().getName());
        if (args.length > 0) {
            Files.write(Path.of(args[0]), said);
        }
    }

    /** Plays a game of any kind, and writes and reads all that there is in it. */
    private static <A extends AnyAction, V extends AnyView<A>> void ofSister(
            Rules<A, V> rules, Formats<A, V> formats, ObjectMapper mapper) throws IOException {
        SplittableRandom random = new SplittableRandom(1602);
        AnyGame<A, V> game = rules.start(List.of("Robert", "Magda", "Rafał"), random::nextInt);
        while (!game.state().isOver()) {
            AnyState<A, V> state = game.state();
            if (state.asksChance()) {
                game = game.applyOutcome(state.drawOutcome(random::nextInt));
            } else {
                A action = formats.action()
                        .read(formats.action().write(state.legalActions().sample(random::nextInt)));
                int other = (state.decider().getAsInt() + 1) % 3;
                AnyViolation refused = state.check(other, action).orElseThrow();
                check(
                        formats.violation()
                                .read(formats.violation().write(refused))
                                .equals(refused),
                        refused);
                check(rules.action(action.notation()).equals(action), action);
                game = game.applyAction(action);
            }
            check(formats.state().read(formats.state().write(state)).equals(state), state);
        }
        for (AnyUpdate update : game.updatesForHost(0)) {
            for (AnyEvent event : update.events()) {
                check(formats.event().read(formats.event().write(event)).equals(event), event);
            }
        }
        check(
                formats.record()
                        .read(formats.record().write(game.toRecord()))
                        .replay()
                        .equals(game),
                game);
        V seen = game.state().viewForSpectator();
        check(mapper.writeValueAsString(seen).equals(formats.view().write(seen)), game);
    }

    private static Violation refused(GameState state, Action action) {
        Violation violation = state.tryAction(action).getLeft();
        check(
                MercuriusJson.VIOLATION
                        .read(MercuriusJson.VIOLATION.write(violation))
                        .equals(violation),
                violation);
        try {
            state.applyAction(action);
            throw new AssertionError("applied: " + action);
        } catch (IllegalActionException refused) {
            check(refused.violation().equals(violation), refused);
        }
        return violation;
    }

    private static void check(boolean condition, Object found) {
        if (!condition) {
            throw new AssertionError(found);
        }
    }
}
