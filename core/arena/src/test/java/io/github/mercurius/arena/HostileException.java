package io.github.mercurius.arena;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Supplier;

/** An exception with a message of its own making. Any other method that is called throws, and is noted. */
class HostileException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The names of the other methods that were called. */
    static final Set<String> CALLED = Collections.synchronizedSet(new LinkedHashSet<>());

    private final transient Supplier<String> message;

    HostileException(Supplier<String> message) {
        this.message = message;
    }

    @Override
    public String getMessage() {
        return message.get();
    }

    private static RuntimeException called(String method) {
        CALLED.add(method);
        return new IllegalStateException(method + " was called");
    }

    @Override
    public String getLocalizedMessage() {
        throw called("getLocalizedMessage");
    }

    @Override
    public String toString() {
        throw called("toString");
    }

    @Override
    public synchronized Throwable getCause() {
        throw called("getCause");
    }

    @Override
    public StackTraceElement[] getStackTrace() {
        throw called("getStackTrace");
    }

    @Override
    public void printStackTrace(PrintStream stream) {
        throw called("printStackTrace");
    }

    @Override
    public void printStackTrace(PrintWriter writer) {
        throw called("printStackTrace");
    }

    @Override
    public boolean equals(Object other) {
        throw called("equals");
    }

    @Override
    public int hashCode() {
        throw called("hashCode");
    }
}
