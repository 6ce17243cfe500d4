/**
 * A game of a few cards, in full against the common API: what a fourth game has to write, and what the tests of tools
 * for any game play. Begin with {@link io.github.mercurius.rules.toy.Toy}.
 *
 * <p>Sixteen cards, from 1 to 16; each of two to four players holds three, the others are a pile. Each player has three
 * turns: play a card and score its number, or discard a card and draw one, or once a game ask chance for a bonus.
 */
package io.github.mercurius.rules.toy;
