/** Tells a recorded game as a story, as a plot, or whether it is genuine: {@code mercurius replay}. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.replay;
