/** What serves all games and knows none: text on a terminal, files, the fields of conformance games, bots by name. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.common;
