package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Arguments;
import java.io.Serializable;
import java.util.List;
import java.util.Optional;

/**
 * Why a player cannot be called so: to ask first, and to tell people in the words of an app.
 *
 * @param kind what is wrong
 * @param seat whose name it is; of two that look the same, the later one
 * @param what the name or the names, such as {@code name of seat 1}
 * @param given what is wrong with it; a character that is refused is never repeated, but named by its code point
 * @param expected what a name should be
 */
public record NameProblem(Kind kind, int seat, String what, String given, String expected) implements Serializable {
    /** What can be wrong with a name. */
    public enum Kind {
        /** It is empty or too long. */
        LENGTH,
        /** A character cannot be seen, or steers the text around it, or a space is at an end. */
        CHARACTER,
        /** No letter or symbol is in it. */
        NOTHING_SEEN,
        /** A mark has no letter before it, or there are too many. */
        MARK,
        /** It looks like another player's. */
        TAKEN
    }

    /**
     * What is wrong with the names of players, by seat; nothing if a set-up accepts them. One name alone can be asked
     * too.
     */
    public static Optional<NameProblem> of(List<String> names) {
        return Optional.ofNullable(NameCheck.problem(Arguments.names(names)));
    }

    /** All of it in an English sentence. */
    public String message() {
        return what + ": " + given + ", expected " + expected;
    }
}
