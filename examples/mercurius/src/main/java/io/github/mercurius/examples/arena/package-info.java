/** Bots against bots: single games, and hundreds of them with statistics. */
@NullMarked
package io.github.mercurius.examples.arena;

import org.jspecify.annotations.NullMarked;
