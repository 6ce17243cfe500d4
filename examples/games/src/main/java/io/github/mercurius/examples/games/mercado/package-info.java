/** What tools know of Mercado: how people see it, its vectors and its bots. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.mercado;
