/** The formats of all games under Jackson 3. Begin with {@link io.github.mercurius.rules.jackson3.RulesModule}. */
@NullMarked
package io.github.mercurius.rules.jackson3;

import org.jspecify.annotations.NullMarked;
