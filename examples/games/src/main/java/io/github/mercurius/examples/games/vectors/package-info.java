/** How any game is written down in the lines of a conformance file. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.vectors;
