package com.example;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** An app on the class path: it plays each game, hears what happens, is told why it may not go on, and saves. */
public final class App {
    private App() {}

    public static void main(String[] args) {
        SplittableRandom random = new SplittableRandom(1602);
        GameState state = GameState.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602));
        List<Event> events = new ArrayList<>();
        while (!state.isOver()) {
            PlayerView view = state.viewFor(state.table().activeSeat());
            state = state.applyAction(view.legalActions().sample(random::nextInt), events::add);
        }
        Event last = events.get(events.size() - 1);
        check(last instanceof Event.GameEnded ended && ended.ranking().equals(state.table().ranking()), last);

        Either<Violation, GameState> refused = state.tryAction(Action.parse("+AMS"));
        check(refused.isLeft(), refused);
        try {
            state.applyAction(Action.parse("+AMS"));
            throw new AssertionError("applied after the end");
        } catch (IllegalActionException e) {
            check(e.violation().equals(refused.getLeft()), e);
        }

        String saved = MercuriusJson.STATE.write(state);
        check(MercuriusJson.STATE.read(saved).equals(state), saved);

        play(Mercatores.rules(), MercatoresJson.formats());
        play(Mercado.rules(), MercadoJson.formats());
    }

    /** Plays a game of any kind to its end, saves it and reads it back. */
    private static <A extends AnyAction, V extends AnyView<A>> void play(Rules<A, V> rules, Formats<A, V> formats) {
        SplittableRandom random = new SplittableRandom(1602);
        AnyGame<A, V> game = rules.start(List.of("Robert", "Magda", "Rafał"), random::nextInt);
        while (!game.state().isOver()) {
            AnyState<A, V> state = game.state();
            game = state.asksChance()
                    ? game.applyOutcome(state.drawOutcome(random::nextInt))
                    : game.applyAction(state.legalActions().sample(random::nextInt));
        }
        String saved = formats.record().write(game.toRecord());
        check(formats.record().read(saved).replay().equals(game), saved);
    }

    static void check(boolean condition, Object found) {
        if (!condition) {
            throw new AssertionError(found);
        }
    }
}
