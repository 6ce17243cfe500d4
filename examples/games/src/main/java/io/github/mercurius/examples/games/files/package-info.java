/** Files that are read and written with care: ordinary ones, of a limited size, and always whole. */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games.files;
