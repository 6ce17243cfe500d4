/**
 * What the compiler's class library lacks and the rules need: classes that stand in for those of the JDK and of the
 * rules with the same names ({@link io.github.mercurius.webclient.browser.Substitutes}).
 */
@NullMarked
package io.github.mercurius.webclient.browser;

import org.jspecify.annotations.NullMarked;
