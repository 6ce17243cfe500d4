package io.github.mercurius.rules.internal;

import java.security.SecureRandom;
import java.util.function.IntUnaryOperator;

/** The one source of chance in these libraries, for who starts a game without naming another. */
public final class SecureNumbers {
    private SecureNumbers() {}

    /** Numbers that nobody can guess. */
    public static IntUnaryOperator numbers() {
        return new SecureRandom()::nextInt;
    }
}
