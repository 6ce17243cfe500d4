/** What the tests of all modules have in common. */
@NullMarked
package io.github.mercurius.support;

import org.jspecify.annotations.NullMarked;
