/**
 * The vocabulary of Mercurius, without its rules: assets, cards, actions, events, violations, and what a player sees.
 *
 * <p>Three ways in:
 *
 * <ul>
 *   <li><b>You write bots,</b> and need this module alone: a {@link io.github.mercurius.api.Bot} is shown a
 *       {@link io.github.mercurius.api.PlayerView}, answers with one of its legal actions, and may search in a
 *       {@link io.github.mercurius.api.Simulation}. It has no way to refer to a hidden card.
 *   <li><b>You embed the game:</b> {@code GameState}, in the module {@code io.github.mercurius.core}, is where you
 *       begin. It uses the vocabulary of this module: {@link io.github.mercurius.api.Action},
 *       {@link io.github.mercurius.api.Event}, {@link io.github.mercurius.api.Violation},
 *       {@link io.github.mercurius.api.Table}.
 *   <li><b>You want to know the rules:</b> {@link io.github.mercurius.api.Rule} has each in a sentence, with the number
 *       that comments and refusals cite.
 * </ul>
 *
 * <p><img src="{@docRoot}/doc-files/architecture.svg" alt="The modules api, core and json, and the way of an action
 * through them" style="max-width: 100%">
 */
// The modules of the rules and of JSON are built after this one, so they are not there yet when it is compiled.
@SuppressWarnings("module")
module io.github.mercurius.api {
    exports io.github.mercurius.api;
    exports io.github.mercurius.api.internal to
            io.github.mercurius.core;

    requires transitive io.github.mercurius.rules;
    requires static org.immutables.value.annotations;
    requires static org.jspecify;
}
