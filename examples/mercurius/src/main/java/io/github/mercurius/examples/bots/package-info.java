/** What the command does with bots from outside. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.bots;
