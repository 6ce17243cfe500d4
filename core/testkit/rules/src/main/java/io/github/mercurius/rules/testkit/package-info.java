/** Laws of any game, for its tests. Begin with {@link io.github.mercurius.rules.testkit.GameLaws}. */
@NullMarked
package io.github.mercurius.rules.testkit;

import org.jspecify.annotations.NullMarked;
