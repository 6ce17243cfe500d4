package io.github.mercurius.spark;

import io.github.mercurius.learning.CompactGame;
import java.util.List;

/**
 * A game of a {@link Series}.
 *
 * @param bots their names, by seat
 */
record PlayedGame(long number, List<String> bots, CompactGame game) {}
