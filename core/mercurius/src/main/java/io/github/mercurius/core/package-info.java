/** The rules of Mercurius: game states and what can be done with them. */
@NullMarked
package io.github.mercurius.core;

import org.jspecify.annotations.NullMarked;
