package io.github.mercurius.rules;

/**
 * Thrown when an update is refused that a host has told. Unless it is an {@link OutOfStepException}, the host lies: the
 * update has the right number, and the rules do not allow it, or it says something else than what happened.
 */
public class UpdateException extends RulesException {
    private static final long serialVersionUID = 1L;

    private final int number;

    /**
     * An exception for an update with a number.
     *
     * @param message all of it in an English sentence
     */
    public UpdateException(int number, String message) {
        super(message);
        this.number = number;
    }

    /** The number of the update that was refused. */
    public final int number() {
        return number;
    }
}
