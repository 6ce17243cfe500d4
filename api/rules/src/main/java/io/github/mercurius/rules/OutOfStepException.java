package io.github.mercurius.rules;

/**
 * Thrown when an update does not continue what a client knows: one before it is missing, it came already, or it undoes
 * more than the client has seen. The client asks its host for a new view; nobody needs to have lied.
 */
public final class OutOfStepException extends UpdateException {
    private static final long serialVersionUID = 1L;

    /**
     * An exception for an update with a number.
     *
     * @param message all of it in an English sentence
     */
    public OutOfStepException(int number, String message) {
        super(number, message);
    }
}
