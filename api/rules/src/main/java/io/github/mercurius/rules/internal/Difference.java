package io.github.mercurius.rules.internal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The first place where a list is not as it should be.
 *
 * @param index where that is, from 0
 * @param found what stands there, or {@link #NOTHING} if the list ends before
 * @param expected what should stand there, or {@link #NOTHING} if the list should have ended before
 */
record Difference(int index, String found, String expected) {
    /** What is said of an element that is not there. */
    public static final String NOTHING = "nothing";

    /** The first difference between two lists, if there is one; a function writes the elements. */
    public static <T> Optional<Difference> first(List<T> expected, List<T> found, Function<? super T, String> text) {
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            if (i >= expected.size() || i >= found.size() || !expected.get(i).equals(found.get(i))) {
                return Optional.of(new Difference(i, text(found, i, text), text(expected, i, text)));
            }
        }
        return Optional.empty();
    }

    private static <T> String text(List<T> list, int index, Function<? super T, String> text) {
        return index < list.size() ? text.apply(list.get(index)) : NOTHING;
    }

    /** The first line in which the two texts differ, in place of the whole texts. */
    public Difference firstLine() {
        return first(Arrays.asList(expected.split("\n")), Arrays.asList(found.split("\n")), Function.identity())
                .orElse(this);
    }
}
