/** What stands in for classes of Mercatores' rules. */
@NullMarked
package io.github.mercurius.webclient.browser.mercatores;

import org.jspecify.annotations.NullMarked;
