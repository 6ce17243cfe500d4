/**
 * A search for any game that its rules describe: {@link PlayoutSearch} plays it, {@link PlayoutBots} makes bots of
 * three levels and analysts of it, an {@link AnyAnalyst} estimates chances to win and compares plans, and
 * {@link Review} says what the decisions of a game cost. All know only what a viewer may know.
 */
@NullMarked
package io.github.mercurius.search;

import org.jspecify.annotations.NullMarked;
