/** What other libraries look for in this one: internal, not part of the public API. */
@NullMarked
package io.github.mercurius.mercatores.json.known;

import org.jspecify.annotations.NullMarked;
