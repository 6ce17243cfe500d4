package io.github.mercurius.web;

import java.util.regex.Pattern;

/** The database does not answer, or not as it should. What was asked of it may have been done or not. */
final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Pattern VALUES = Pattern.compile("['\"(\\[{].*", Pattern.DOTALL);

    StoreException(String what, Throwable cause) {
        super("database: " + what + " failed", cause);
    }

    /** What failed, and what the database says of it, for logs: it may name the disk, and no secret. */
    String reason() {
        StringBuilder reason = new StringBuilder(String.valueOf(getMessage()));
        for (Throwable cause = getCause(); cause != null; cause = cause.getCause()) {
            reason.append(": ").append(withoutValues(String.valueOf(cause.getMessage())));
        }
        return reason.toString();
    }

    /** Databases quote values in what they say: an entry can hold secrets. */
    private static String withoutValues(String message) {
        return VALUES.matcher(message).replaceFirst("…");
    }
}
