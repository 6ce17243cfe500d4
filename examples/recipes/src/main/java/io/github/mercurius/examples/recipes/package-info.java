/**
 * Recipes: one task, one class, one {@code main}. Begin with {@link io.github.mercurius.examples.recipes.PlayAGame}.
 */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.recipes;
