/** The game Mercatores in numbers. */
@NullMarked
package io.github.mercurius.mercatores.learning;

import org.jspecify.annotations.NullMarked;
