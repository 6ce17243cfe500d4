/**
 * The rules of Mercatores: cards and editions, game states, and what can be done with them.
 *
 * @serial exclude
 */
@NullMarked
@ProjectStyle
package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.ProjectStyle;
import org.jspecify.annotations.NullMarked;
