package io.github.mercurius.rules.learning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What some numbers of an observation say.
 *
 * @param name such as {@code CASH}
 * @param offset where the first of these numbers is
 * @param length how many there are
 * @param lowest the lowest number that can stand there
 * @param highest the highest number that can stand there
 * @param meaning what they say, in a few words
 */
public record ObservationField(String name, int offset, int length, int lowest, int highest, String meaning) {
    /** Puts fields one after the other. */
    static final class Layout {
        private final List<ObservationField> fields = new ArrayList<>();
        private int length;

        /** The next field, of one number. */
        Layout one(String name, int lowest, int highest, String meaning) {
            return add(name, 1, lowest, highest, meaning);
        }

        /** The next field. */
        Layout add(String name, int numbers, int lowest, int highest, String meaning) {
            fields.add(new ObservationField(name, length, numbers, lowest, highest, meaning));
            length += numbers;
            return this;
        }

        /** All fields. */
        List<ObservationField> fields() {
            return Collections.unmodifiableList(new ArrayList<>(fields));
        }
    }
}
