/** The rules of Mercurius: game states and what can be done with them. */
@NullMarked
@ProjectStyle
@GameShells(api = "io.github.mercurius.api", editions = false)
package io.github.mercurius.core;

import io.github.mercurius.processor.GameShells;
import io.github.mercurius.processor.ProjectStyle;
import org.jspecify.annotations.NullMarked;
