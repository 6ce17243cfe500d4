/**
 * A search for any game that its rules describe: {@link PlayoutSearch} plays it, and {@link PlayoutAnalyst} estimates
 * chances to win and compares plans. Both know only what a viewer may know.
 */
@NullMarked
package io.github.mercurius.search;

import org.jspecify.annotations.NullMarked;
