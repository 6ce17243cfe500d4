/** Shows a rule, and how the library applies it: {@code mercurius rule}. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.rule;
