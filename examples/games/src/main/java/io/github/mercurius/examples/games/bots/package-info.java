/** Bots of any game that are known by name. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.bots;
