/** Text as it stands on a terminal: printable, in columns and paragraphs, in the words of a language. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.text;
