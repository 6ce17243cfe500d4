/**
 * The games that tools know, with what they need of each: files, pages of rules, bots from outside, conformance games.
 */
@org.jspecify.annotations.NullMarked
package io.github.mercurius.examples.games;
