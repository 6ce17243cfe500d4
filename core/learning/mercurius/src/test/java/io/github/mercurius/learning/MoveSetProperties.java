package io.github.mercurius.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A set of moves held against a plain loop over the bits. */
class MoveSetProperties {
    @Property(tries = 100, seed = "1602")
    void movesHavePlacesInTheOrderOfTheirNumbers(@ForAll long low, @ForAll long anyHigh) {
        MoveSet moves = new MoveSet(low, anyHigh & (1L << (Moves.COUNT - Long.SIZE)) - 1);
        byte[] mask = new byte[Moves.COUNT];
        MoveMask.write(moves.low(), moves.high(), mask, 0);
        int place = 0;
        for (int move = 0; move < Moves.COUNT; move++) {
            boolean possible = ((move < 64 ? low >>> move : anyHigh >>> (move - 64)) & 1) != 0;
            assertThat(mask[move]).isEqualTo((byte) (possible ? 1 : 0));
            if (possible) {
                assertThat(moves.indexOf(move)).isEqualTo(place);
                assertThat(moves.get(place)).isEqualTo(move);
                place++;
            } else {
                int impossible = move;
                assertThatThrownBy(() -> moves.indexOf(impossible))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessage("move: " + Moves.name(move) + ", expected one that is possible now");
            }
        }
        assertThat(moves.size()).isEqualTo(place);
    }
}
