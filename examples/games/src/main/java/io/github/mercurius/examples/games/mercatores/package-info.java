/** What tools know of Mercatores: how people see it, its vectors and its bots. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.mercatores;
