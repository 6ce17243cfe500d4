/**
 * One API for every game of this project: what a game, a state, a view, an update and a bot are.
 *
 * <p>Two ways in:
 *
 * <ul>
 *   <li><b>Your program serves any game,</b> such as a server or an arena: begin with
 *       {@link io.github.mercurius.rules.Rules}, which starts games, and {@link io.github.mercurius.rules.AnyGame}.
 *   <li><b>Your program is about one game:</b> its own types implement these, and say more. You need this module only
 *       for what all games have in common, such as {@link io.github.mercurius.rules.VerificationReport}.
 * </ul>
 */
// The modules that its internal package is for are built after this one, so they are not there yet when it is compiled.
@SuppressWarnings("module")
module io.github.mercurius.rules {
    exports io.github.mercurius.rules;
    exports io.github.mercurius.rules.internal to
            io.github.mercurius.api,
            io.github.mercurius.arena,
            io.github.mercurius.core,
            io.github.mercurius.json,
            io.github.mercurius.mercado,
            io.github.mercurius.mercado.json,
            io.github.mercurius.mercatores,
            io.github.mercurius.mercatores.json,
            io.github.mercurius.rules.bots,
            io.github.mercurius.rules.json,
            io.github.mercurius.rules.learning,
            io.github.mercurius.testkit;

    requires static org.immutables.value.annotations;
    requires static org.jspecify;
}
