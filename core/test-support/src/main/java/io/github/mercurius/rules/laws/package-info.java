/** Laws of any game, for its tests. Begin with {@link io.github.mercurius.rules.laws.GameLaws}. */
@NullMarked
package io.github.mercurius.rules.laws;

import org.jspecify.annotations.NullMarked;
