/** How any game is shown to people on a terminal. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.terminal;
