/** Which of the games a command is about, and the editions of those that have some. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games;
