package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Chamber;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** A packed list held against a plain one. */
class PackedListTest {
    private static final int BITS = 3;

    @Property(tries = 50, seed = "1602")
    void aPackedListIsItsElementsInOrder(@ForAll @Size(max = 10) List<Chamber> chambers) {
        int word = 0;
        for (Chamber chamber : chambers) {
            word = word << BITS | chamber.ordinal() + 1;
        }
        List<Chamber> packed = PackedList.of(Chamber.all(), BITS, word);
        assertThat(packed).isEqualTo(chambers).hasSameHashCodeAs(chambers).isUnmodifiable();
        assertThat(chambers).isEqualTo(packed);
        for (int index : new int[] {-1, chambers.size()}) {
            assertThatThrownBy(() -> packed.get(index))
                    .isInstanceOf(IndexOutOfBoundsException.class)
                    .hasMessageStartingWith("index: " + index);
        }
    }
}
