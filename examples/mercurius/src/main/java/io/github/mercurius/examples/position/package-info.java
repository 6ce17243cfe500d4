/** Draws positions, says what can be done in them, and converts them: {@code mercurius position}. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.position;
