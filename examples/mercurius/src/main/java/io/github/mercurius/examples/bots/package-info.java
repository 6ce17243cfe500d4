/** Bots from outside: in jars, and as processes that speak the protocol {@code mercurius-bot/2}. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.bots;
