/**
 * One API for every game. Begin with {@link io.github.mercurius.rules.Rules} and
 * {@link io.github.mercurius.rules.AnyGame}.
 *
 * @serial exclude
 */
@NullMarked
package io.github.mercurius.rules;

import org.jspecify.annotations.NullMarked;
