/** Charts: how they look, and how they become files. */
@NullMarked
package io.github.mercurius.examples.plot;

import org.jspecify.annotations.NullMarked;
