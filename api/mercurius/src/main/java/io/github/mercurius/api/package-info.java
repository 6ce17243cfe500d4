/**
 * The vocabulary of Mercurius: assets, cards, actions, events, violations and what a player sees.
 *
 * @serial exclude
 */
@NullMarked
@ProjectStyle
package io.github.mercurius.api;

import io.github.mercurius.rules.internal.ProjectStyle;
import org.jspecify.annotations.NullMarked;
