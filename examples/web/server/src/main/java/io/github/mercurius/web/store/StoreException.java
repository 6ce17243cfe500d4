package io.github.mercurius.web.store;

/** The database does not answer, or not as it should. What was asked of it may have been done or not. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoreException(String what, Throwable cause) {
        super("database: " + what + " failed", cause);
    }
}
