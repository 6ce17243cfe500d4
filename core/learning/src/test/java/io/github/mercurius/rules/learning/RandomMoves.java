package io.github.mercurius.rules.learning;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;

/** A random player of Mercurius: any legal move, each as likely as any other. */
final class RandomMoves {
    private RandomMoves() {}

    static int choose(ByteBuffer masks, int offset, SplittableRandom random) {
        int legal = 0;
        for (int move = 0; move < 93; move++) {
            legal += masks.get(offset + move);
        }
        int left = random.nextInt(legal);
        for (int move = 0; ; move++) {
            left -= masks.get(offset + move);
            if (left < 0) {
                return move;
            }
        }
    }
}
