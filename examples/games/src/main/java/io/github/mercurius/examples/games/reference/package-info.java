/** The pages with the rules of each game, to look a rule up. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.reference;
