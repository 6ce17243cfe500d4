package io.github.mercurius.rules.bots;

/** Thrown when a bot's process cannot be started, or does not keep to the protocol: it is not asked any more. */
final class BrokenProcessException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BrokenProcessException(String message) {
        super(message);
    }
}
