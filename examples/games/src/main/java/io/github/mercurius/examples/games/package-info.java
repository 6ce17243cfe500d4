/** The games that tools know, with what they need of each. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games;
