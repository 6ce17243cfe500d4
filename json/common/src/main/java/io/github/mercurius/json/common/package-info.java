/**
 * What the JSON modules of all games need: internal to them, not part of the public API, and free to change with every
 * release.
 *
 * <p>A mechanism is here if two games need exactly the same. What is written for one game stays in its own module, and
 * no type from here is in the public signatures of these modules.
 */
@NullMarked
package io.github.mercurius.json.common;

import org.jspecify.annotations.NullMarked;
