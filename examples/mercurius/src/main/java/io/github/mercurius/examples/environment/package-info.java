/** The command {@code environment}: games for a learner in another process, over shared memory. */
@NullMarked
package io.github.mercurius.examples.environment;

import org.jspecify.annotations.NullMarked;
