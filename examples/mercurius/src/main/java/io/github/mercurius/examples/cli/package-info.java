/** What all commands of the program have in common. */
@NullMarked
package io.github.mercurius.examples.cli;

import org.jspecify.annotations.NullMarked;
