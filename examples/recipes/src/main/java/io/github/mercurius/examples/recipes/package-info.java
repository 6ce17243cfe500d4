/**
 * One task, one class, one {@code main}: what one does with the library, as short as it can be. Begin with
 * {@link io.github.mercurius.examples.recipes.PlayAGame}.
 */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.recipes;
