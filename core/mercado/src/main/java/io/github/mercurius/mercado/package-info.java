/**
 * The rules of Mercado: pieces and editions, game states, and what can be done with them.
 *
 * @serial exclude
 */
@NullMarked
package io.github.mercurius.mercado;

import org.jspecify.annotations.NullMarked;
