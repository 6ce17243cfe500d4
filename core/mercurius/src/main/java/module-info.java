/**
 * The rules of Mercurius.
 *
 * <p>Three ways in:
 *
 * <ul>
 *   <li><b>You embed the game:</b> begin with {@link io.github.mercurius.core.GameState}. To keep a log, undo actions
 *       or save, use a {@link io.github.mercurius.core.Game} and its {@link io.github.mercurius.core.GameRecord}.
 *   <li><b>You write bots:</b> they implement {@link io.github.mercurius.api.Bot}, for which they do not need this
 *       module; the arbiter of {@code rules-arena} lets them play.
 *   <li><b>You want to know the rules:</b> each is a {@link io.github.mercurius.api.Rule}, and a
 *       {@link io.github.mercurius.api.Violation} names the one that an action breaks. To set up a position and try,
 *       there is {@link io.github.mercurius.core.Position}.
 * </ul>
 *
 * <p><img src="{@docRoot}/doc-files/architecture.svg" alt="The modules api, core and json, and the way of an action
 * through them" style="max-width: 100%">
 */
module io.github.mercurius.core {
    exports io.github.mercurius.core;

    requires transitive io.github.mercurius.api;
    requires transitive io.vavr;
    requires static org.jspecify;
}
