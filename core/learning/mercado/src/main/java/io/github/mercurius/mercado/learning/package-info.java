/** The game Mercado in numbers. */
@NullMarked
package io.github.mercurius.mercado.learning;

import org.jspecify.annotations.NullMarked;
