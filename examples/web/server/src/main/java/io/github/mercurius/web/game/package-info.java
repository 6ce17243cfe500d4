/** The games that tables play: nothing outside this package knows one by name. */
@NullMarked
package io.github.mercurius.web.game;

import org.jspecify.annotations.NullMarked;
