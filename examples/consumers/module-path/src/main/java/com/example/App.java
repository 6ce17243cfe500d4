package com.example;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** An app in a module of its own, run from the module path and from an image that jlink made. */
public final class App {
    private App() {}

    public static void main(String[] args) {
        check(App.class.getModule().isNamed(), App.class.getModule());
        play(Mercurius.rules(), MercuriusJson.formats());
        play(Mercatores.rules(), MercatoresJson.formats());
        play(Mercado.rules(), MercadoJson.formats());
    }

    private static <A extends AnyAction, V extends AnyView<A>> void play(Rules<A, V> rules, Formats<A, V> formats) {
        check(rules.getClass().getModule().isNamed(), rules.getClass().getModule());
        check(formats.getClass().getModule().isNamed(), formats.getClass().getModule());

        SplittableRandom random = new SplittableRandom(1602);
        AnyGame<A, V> game = rules.start(List.of("Robert", "Magda", "Rafał"), random::nextInt);
        while (game.state().asksChance()) {
            game = game.applyOutcome(game.state().drawOutcome(random::nextInt));
        }
        AnyState<A, V> state = game.state();
        A action = state.legalActions().get(0);
        int other = (state.decider().getAsInt() + 1) % 3;

        // the words of a language are a resource inside a module
        AnyViolation refused = state.check(other, action).orElseThrow();
        String inPolish = refused.message(Locale.forLanguageTag("pl"), game.setup());
        check(!inPolish.equals(refused.message(Locale.ENGLISH, game.setup())), inPolish);

        // what reflection would need to be opened for it
        String seen = formats.view().write(state.viewFor(other));
        check(formats.view().read(seen).equals(state.viewFor(other)), seen);
        check(game.applyAction(formats.action().read(formats.action().write(action))).steps().size() > 0, action);
    }

    private static void check(boolean condition, Object found) {
        if (!condition) {
            throw new AssertionError(found);
        }
    }
}
