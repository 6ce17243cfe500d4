package io.github.mercurius.rules.laws;

import java.util.function.Supplier;

/** Where a law is found broken: each failure says what was found, and what was expected. */
final class Check {
    private static final int MOST_SHOWN = 600;

    private Check() {}

    static void that(boolean condition, Supplier<String> message) {
        if (!condition) {
            throw new AssertionError(message.get());
        }
    }

    static void equal(Supplier<String> what, Object found, Object expected) {
        that(found.equals(expected), () -> what.get() + ": " + shown(found) + ", expected " + shown(expected));
        that(
                found.hashCode() == expected.hashCode(),
                () -> what.get() + ": equal to what is expected, with another hash code: " + shown(found));
    }

    /** Checks that a call is refused with such an exception, which has a message. */
    static RuntimeException refused(
            Supplier<String> what, Class<? extends RuntimeException> expected, Supplier<?> call) {
        Object given;
        try {
            given = call.get();
        } catch (RuntimeException thrown) {
            // Java's own refusals to change a collection say nothing
            boolean speaks = thrown.getMessage() != null || thrown instanceof UnsupportedOperationException;
            that(
                    expected.isInstance(thrown) && speaks,
                    () -> what.get() + ": refused with " + thrown + ", expected a message and "
                            + expected.getSimpleName());
            return thrown;
        }
        throw new AssertionError(what.get() + ": accepted, with " + shown(given) + ", expected to be refused with "
                + expected.getSimpleName());
    }

    static String shown(Object value) {
        String text = String.valueOf(value);
        return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "…";
    }
}
