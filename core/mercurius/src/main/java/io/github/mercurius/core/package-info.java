/** The rules of Mercurius: game states and what can be done with them. */
@NullMarked
@ProjectStyle
package io.github.mercurius.core;

import io.github.mercurius.rules.internal.ProjectStyle;
import org.jspecify.annotations.NullMarked;
