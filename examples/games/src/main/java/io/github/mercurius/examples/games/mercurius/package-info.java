/** What tools know of Mercurius: how people see it, its vectors and its bots. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.mercurius;
