/** What tools know of Mercatores: how people see it, its vectors, its bots, and how a game leads to a position. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.mercatores;
