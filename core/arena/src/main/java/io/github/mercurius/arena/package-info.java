/** Lets bots that nobody trusts play any game. Begin with {@link io.github.mercurius.arena.Arbiter}. */
@NullMarked
package io.github.mercurius.arena;

import org.jspecify.annotations.NullMarked;
