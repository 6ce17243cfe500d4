/** The rules and the bots for the page in the browser: each game has a class that it calls. */
@NullMarked
package io.github.mercurius.webclient;

import org.jspecify.annotations.NullMarked;
