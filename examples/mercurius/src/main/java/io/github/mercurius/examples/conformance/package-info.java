/** Runs conformance vectors against the library: {@code mercurius conformance}. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.conformance;
