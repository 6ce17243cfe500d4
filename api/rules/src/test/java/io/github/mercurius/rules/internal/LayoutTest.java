package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Counts in one word are the counts that were put there. */
class LayoutTest {
    private static final int[] HIGHEST = {3, 0, 1, 4, 2};

    private final Layout layout = new Layout(HIGHEST);

    private static List<int[]> all(int kind) {
        List<int[]> all = new ArrayList<>();
        if (kind == HIGHEST.length) {
            all.add(new int[kind]);
            return all;
        }
        for (int[] rest : all(kind + 1)) {
            for (int count = 0; count <= HIGHEST[kind]; count++) {
                int[] counts = rest.clone();
                counts[kind] = count;
                all.add(counts);
            }
        }
        return all;
    }

    private long word(int[] counts) {
        long word = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            word += counts[kind] * layout.unit(kind);
        }
        return word;
    }

    @Test
    void aWordHasItsCounts() {
        for (int[] counts : all(0)) {
            long word = word(counts);
            int size = 0;
            List<Integer> present = new ArrayList<>();
            for (int kind = 0; kind < counts.length; kind++) {
                assertThat(layout.count(word, kind)).isEqualTo(counts[kind]);
                assertThat(layout.highest(kind)).isEqualTo(HIGHEST[kind]);
                assertThat((word & layout.field(kind)) == 0).isEqualTo(counts[kind] == 0);
                size += counts[kind];
                if (counts[kind] > 0) {
                    present.add(kind);
                }
            }
            assertThat(layout.size(word)).isEqualTo(size);
            List<Integer> found = new ArrayList<>();
            for (long rest = layout.present(word); rest != 0; rest &= rest - 1) {
                found.add(layout.kindAt(rest));
            }
            assertThat(found).isEqualTo(present);
            for (int atLeast = 1; atLeast <= 4; atLeast++) {
                int copies = atLeast;
                long kinds =
                        Arrays.stream(counts).filter(count -> count >= copies).count();
                assertThat(Long.bitCount(layout.present(word, atLeast))).isEqualTo((int) kinds);
            }
        }
    }

    @Test
    void twoWordsAreComparedKindByKind() {
        for (int[] some : all(0)) {
            for (int[] others : all(0)) {
                boolean contains = true;
                int[] common = new int[some.length];
                for (int kind = 0; kind < some.length; kind++) {
                    contains &= others[kind] <= some[kind];
                    common[kind] = Math.min(some[kind], others[kind]);
                }
                assertThat(layout.contains(word(some), word(others))).isEqualTo(contains);
                assertThat(layout.common(word(some), word(others))).isEqualTo(word(common));
            }
        }
    }

    @Test
    void aWordHasRoomForAnyKindsOf64Things() {
        int[] highest = {32, 16, 8, 4, 2, 1, 1};
        Layout full = new Layout(highest);
        long word = 0;
        for (int kind = 0; kind < highest.length; kind++) {
            word += full.highest(kind) * full.unit(kind);
        }
        assertThat(full.size(word)).isEqualTo(64);
        assertThat(full.full()).isEqualTo(word);
        for (int kind = 0; kind < highest.length; kind++) {
            assertThat(full.kindAt(full.present(word), kind)).isEqualTo(kind);
            for (int count = 1; count <= full.highest(kind); count++) {
                long some = count * full.unit(kind);
                assertThat(full.present(some)).isEqualTo(full.unit(kind));
                assertThat(full.size(some)).isEqualTo(count);
            }
        }
        int[] ones = new int[64];
        Arrays.fill(ones, 1);
        assertThat(new Layout(ones).size(-1L)).isEqualTo(64);
    }
}
