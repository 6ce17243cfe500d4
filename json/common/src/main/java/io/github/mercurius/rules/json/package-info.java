/** JSON for any game. Begin with {@link io.github.mercurius.rules.json.Formats}. */
@NullMarked
package io.github.mercurius.rules.json;

import org.jspecify.annotations.NullMarked;
