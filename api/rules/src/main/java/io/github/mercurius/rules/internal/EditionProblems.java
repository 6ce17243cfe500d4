package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The problems of an edition, as they are found. */
public final class EditionProblems {
    /** So many problems are named; nobody reads more, and a hostile document has millions. */
    public static final int MOST = 1_000;

    private static final int MOST_SHOWN = 60;

    private final List<EditionProblem> problems = new ArrayList<>();

    /** No problems. */
    public EditionProblems() {}

    /** Adds what is wrong at a place, unless there are very many problems already. */
    public void add(AnyRule rule, String place, String found, String expected) {
        if (problems.size() < MOST) {
            problems.add(new EditionProblem(rule, place, found, expected));
        }
    }

    /** Refuses an edition if anything is wrong with it. */
    public void refuse() {
        if (!problems.isEmpty()) {
            throw new EditionException(problems);
        }
    }

    /** The place of an element of the list at a place. */
    public static String element(String list, int index) {
        return list + "[" + index + "]";
    }

    /** The place of a piece in a list: by its code, such as {@code tokens[V2S]}, if no piece before has the same. */
    public static String piece(String list, int index, String code, Set<String> before) {
        boolean named = code.matches("[A-Z][A-Z0-9]{0,7}") && !before.contains(code);
        return named ? list + "[" + code + "]" : element(list, index);
    }

    /** A text as a message shows it: short, and safe to print. */
    public static String quoted(String text) {
        return '"' + SafeText.of(text, MOST_SHOWN) + '"';
    }
}
