/**
 * Internal: mechanisms that the games of this project share, such as the checks of arguments and records, and hash
 * chains.
 *
 * <p>Not part of the public API: it may change with every release, and no public signature of a game mentions it.
 *
 * <p>Something moves here when at least two games need it, it is really the same for them, and it knows none of them;
 * it is then here only.
 */
@NullMarked
package io.github.mercurius.rules.internal;

import org.jspecify.annotations.NullMarked;
