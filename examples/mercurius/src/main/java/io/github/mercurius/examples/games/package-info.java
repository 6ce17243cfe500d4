/** The game and the edition of a command. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games;
