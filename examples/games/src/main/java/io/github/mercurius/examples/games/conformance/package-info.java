/** Checks conformance files of any game against the library. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.conformance;
