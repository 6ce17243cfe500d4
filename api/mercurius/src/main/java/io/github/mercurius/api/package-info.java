/**
 * The vocabulary of Mercurius: assets, cards, actions, events, violations and what a player sees.
 *
 * @serial exclude
 */
@NullMarked
package io.github.mercurius.api;

import org.jspecify.annotations.NullMarked;
