/** Bots that are not our own: in jars, and as processes that speak the protocol {@code mercurius-bot/2}. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.outside;
