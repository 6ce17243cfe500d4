/**
 * The rules of Mercatores: cards and editions, game states, and what can be done with them.
 *
 * @serial exclude
 */
@NullMarked
package io.github.mercurius.mercatores;

import org.jspecify.annotations.NullMarked;
