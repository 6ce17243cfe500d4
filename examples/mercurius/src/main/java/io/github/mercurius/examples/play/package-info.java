/** A game of a person against bots at the terminal: {@code mercurius play}. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.play;
