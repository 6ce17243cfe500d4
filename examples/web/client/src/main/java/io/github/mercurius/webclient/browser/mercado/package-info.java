/** What stands in for classes of Mercado's rules. */
@NullMarked
package io.github.mercurius.webclient.browser.mercado;

import org.jspecify.annotations.NullMarked;
