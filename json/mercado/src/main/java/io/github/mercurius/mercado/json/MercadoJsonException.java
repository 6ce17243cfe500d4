package io.github.mercurius.mercado.json;

import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;

import io.github.mercurius.json.common.RefusedJson;
import java.util.List;

/** Thrown when JSON is not what was asked for: says where, what was found there, and what was expected. */
public final class MercadoJsonException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String pointer;
    private final String found;
    private final String expected;
    private final transient List<EditionProblem> problems;

    MercadoJsonException(RefusedJson refused) {
        super(refused.getMessage());
        pointer = refused.pointer();
        found = refused.found();
        expected = refused.expected();
        problems = refused.getCause() instanceof EditionException edition ? edition.problems() : List.of();
    }

    /** The place, as a JSON pointer (RFC 6901) such as {@code /table/turn}; empty for the whole document. */
    public String pointer() {
        return pointer;
    }

    /** What was found there. */
    public String found() {
        return found;
    }

    /** What could have stood there. */
    public String expected() {
        return expected;
    }

    /** Everything that is wrong with an edition, each with its rule; none if something else is wrong. */
    public List<EditionProblem> problems() {
        return problems;
    }
}
