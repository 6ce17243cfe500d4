/** Runs conformance vectors against the library, and writes such vectors: {@code mercurius conformance}. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.conformance;
