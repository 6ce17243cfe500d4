package io.github.mercurius.rules;

import org.jspecify.annotations.Nullable;

/**
 * What all exceptions of these libraries have in common that refuse something from outside: an action, a notation, a
 * position, names of players, an edition, a document. When they are serialized, they keep their message and the rule of
 * an illegal action, and what is text or a number.
 */
public abstract class RulesException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** An exception with a message: what was given, what was expected, and the rule if there is one. */
    protected RulesException(String message) {
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
