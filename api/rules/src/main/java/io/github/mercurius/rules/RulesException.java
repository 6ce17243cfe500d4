package io.github.mercurius.rules;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when something from outside is refused: what people, clients, hosts and files give to a program.
 *
 * <p>Most things have a type of their own: an action ({@link IllegalActionException}), a notation
 * ({@link NotationException}), a position ({@link PositionException}), names ({@link NameException}), an edition
 * ({@link EditionException}), an update ({@link UpdateException}, {@link OutOfStepException}), one more undo or note
 * ({@link FullLogException}), what a lying host shows ({@link LyingHostException}). This type itself says no more than
 * its message: a set-up that the rules do not allow, a number of updates or undos that does not exist, a text that is
 * no hash, a step of a joint deal out of turn, a record that contradicts itself, or what belongs to another game or
 * edition.
 *
 * <p>A mistake of the program itself is another exception. A seat that does not exist is an
 * {@link IllegalArgumentException}, null a {@link NullPointerException}.
 *
 * <p>When they are serialized, they keep their message and the rule of an illegal action, and what is text or a number.
 */
public class RulesException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** An exception with a message: what was given, what was expected, and the rule if there is one. */
    public RulesException(String message) {
        super(message);
    }

    /** A fact of an exception, which is lost when the exception is serialized. */
    static <T> T kept(@Nullable T fact) {
        if (fact == null) {
            throw new IllegalStateException("this exception was serialized: only its message and rule are kept");
        }
        return fact;
    }
}
