package com.example;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusJson;
import java.util.Locale;
import java.util.Objects;

/** An app in a module of its own, run from the module path and from an image that jlink made. */
public final class App {
    private App() {}

    public static void main(String[] args) {
        check(App.class.getModule().isNamed(), App.class.getModule());
        check(GameState.class.getModule().isNamed(), GameState.class.getModule());

        GameState state = GameState.start(Setup.of(3), Deal.seeded(1602)).applyAction(Action.parse("+AMS"));
        check(state.table().player(0).cash() == 60, state);

        // the words of a language are a resource inside a module
        Violation refused = state.check(Action.parse("-TEA")).orElseThrow();
        check(refused.rule() == Rule.TRD_6, refused);
        check(!refused.message(Locale.forLanguageTag("pl")).equals(refused.message()), refused);

        // what reflection would need to be opened for it
        String seen = MercuriusJson.VIEW.write(state.viewFor(1));
        check(MercuriusJson.VIEW.read(seen).equals(state.viewFor(1)), seen);
    }

    private static void check(boolean condition, Object found) {
        if (!condition) {
            throw new AssertionError(Objects.toString(found));
        }
    }
}
