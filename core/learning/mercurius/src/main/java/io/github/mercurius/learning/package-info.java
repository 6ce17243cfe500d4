/** Numbered moves with masks, observations, batches of games, and games as compact bytes. */
@NullMarked
package io.github.mercurius.learning;

import org.jspecify.annotations.NullMarked;
