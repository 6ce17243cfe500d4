/** The games in numbers, for programs that learn. */
@NullMarked
package io.github.mercurius.rules.learning;

import org.jspecify.annotations.NullMarked;
