/** Environments and batches of any game. */
@NullMarked
package io.github.mercurius.rules.learning;

import org.jspecify.annotations.NullMarked;
