/** The rules and the bots for the page in the browser: {@link io.github.mercurius.webclient.Rules} is what it calls. */
@NullMarked
package io.github.mercurius.webclient;

import org.jspecify.annotations.NullMarked;
