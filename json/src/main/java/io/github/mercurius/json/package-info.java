/** Mercurius as JSON. */
@NullMarked
package io.github.mercurius.json;

import org.jspecify.annotations.NullMarked;
