/**
 * The rules of Mercado: pieces and editions, game states, and what can be done with them.
 *
 * @serial exclude
 */
@NullMarked
@GameTexts
@GameShells(chance = true)
package io.github.mercurius.mercado;

import io.github.mercurius.processor.GameShells;
import io.github.mercurius.processor.GameTexts;
import org.jspecify.annotations.NullMarked;
