/** What a search for a game that leads to a position has found. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.proof;
