/** Mercurius in numbers: moves with masks, and observations. */
@NullMarked
package io.github.mercurius.learning;

import org.jspecify.annotations.NullMarked;
