/** The rules of Mercatores: cards and editions, game states, and what can be done with them. */
@NullMarked
package io.github.mercurius.mercatores;

import org.jspecify.annotations.NullMarked;
