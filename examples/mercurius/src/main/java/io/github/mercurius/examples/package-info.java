/** Runnable programs that use Mercurius, one task each. */
@NullMarked
package io.github.mercurius.examples;

import org.jspecify.annotations.NullMarked;
