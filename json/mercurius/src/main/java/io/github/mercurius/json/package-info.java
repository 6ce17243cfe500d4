/**
 * Mercurius as JSON.
 *
 * <p>{@link io.github.mercurius.json.MercuriusJson} writes and reads texts and bytes;
 * {@link io.github.mercurius.json.MercuriusModule} does the same inside of Jackson. Writing is canonical and reading is
 * strict. Documents name their format and its version; what a version can read, every later release reads.
 */
@NullMarked
package io.github.mercurius.json;

import org.jspecify.annotations.NullMarked;
