/**
 * The rules of Mercado: pieces and editions, game states, and what can be done with them.
 *
 * @serial exclude
 */
@NullMarked
@ProjectStyle
package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.ProjectStyle;
import org.jspecify.annotations.NullMarked;
