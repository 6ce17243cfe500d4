/** A table as a fold over what happened at it: seats, dealing, the game, undo. */
@NullMarked
package io.github.mercurius.web.table;

import org.jspecify.annotations.NullMarked;
