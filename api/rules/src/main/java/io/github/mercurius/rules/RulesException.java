package io.github.mercurius.rules;

/**
 * What all exceptions of these libraries have in common that refuse something from outside: an action, a notation, a
 * position, an edition, a document. They keep what they say when they are serialized.
 */
public abstract class RulesException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** An exception with a message: what was given, what was expected, and the rule if there is one. */
    protected RulesException(String message) {
        super(message);
    }
}
