/** The rules of Mercurius: game states and what can be done with them. */
@NullMarked
@GameShells(api = "io.github.mercurius.api", editions = false)
package io.github.mercurius.core;

import io.github.mercurius.processor.GameShells;
import org.jspecify.annotations.NullMarked;
