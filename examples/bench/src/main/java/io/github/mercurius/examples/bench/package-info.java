/** How fast it is: measured with JMH, compared with a floor in the same run. */
@NullMarked
package io.github.mercurius.examples.bench;

import org.jspecify.annotations.NullMarked;
