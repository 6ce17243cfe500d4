/** Games of bots on a Spark cluster. */
@NullMarked
package io.github.mercurius.spark;

import org.jspecify.annotations.NullMarked;
